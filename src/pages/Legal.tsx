import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { PageContent } from '../content/types.ts';
import * as parts from './parts.ts';

const texts = {
  '/TermsAnd-Conditions': later(parts.TermsText),
  '/Privacy-policy': later(parts.PrivacyText),
} as const;

/** A long quiet text (privacy policy, terms). */
export default function Legal({ content, path }: { content: PageContent; path: string }) {
  const Text = texts[path as keyof typeof texts];
  return (
    <>
      <PageHead heading={content.heading} />
      <Text />
    </>
  );
}
