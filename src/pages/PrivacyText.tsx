import privacy from '../content/legal/privacy.ts';
import { LegalText } from './LegalText.tsx';

/** All that the page says below its head. */
export default function PrivacyText() {
  return <LegalText content={privacy} />;
}
