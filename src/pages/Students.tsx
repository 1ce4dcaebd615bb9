import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { StudentsContent } from '../content/types.ts';
import * as parts from './parts.ts';

const StudentsText = later(parts.StudentsText);
const PageEnd = later(parts.PageEnd);
const StudentsForm = later(parts.StudentsForm);

/** The internship: what it is, what a student gains, and how to ask for a place. */
export default function Students({ content, path }: { content: StudentsContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <StudentsText content={content} />
      <StudentsForm words={content.form} />
      <PageEnd kind="student" page={content.heading} about={path} />
    </>
  );
}
