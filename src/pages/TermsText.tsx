import terms from '../content/legal/terms.ts';
import { LegalText } from './LegalText.tsx';

/** All that the page says below its head. */
export default function TermsText() {
  return <LegalText content={terms} />;
}
