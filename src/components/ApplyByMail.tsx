/** A form's title and text, and the address that an application can be sent to. */
export function ApplyByMail(props: {
  /** The id of the heading. */
  id: string;
  words: { readonly title: string; readonly text: string };
  to: string;
}) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <h2 id={props.id} className="text-h2">
        {props.words.title}
      </h2>
      <div className="max-w-[36em]">
        <p className="text-lead">{props.words.text}</p>
        <p className="mt-6 border-s-4 border-dashed border-marigold py-1 ps-5">
          Write to{' '}
          <a
            href={`mailto:${props.to}`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {props.to}
          </a>{' '}
          and attach your resume.
        </p>
      </div>
    </div>
  );
}
