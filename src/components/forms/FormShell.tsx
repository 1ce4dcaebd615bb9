import type { ReactNode } from 'react';
import type { Company, KeepingWords } from '../../content/types.ts';
import type { connectForm } from '../../machines/form.ts';
import { DirectLines } from './DirectLines.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useForm } from './useForm.ts';

type Parts = ReturnType<typeof connectForm>;

/** A form around its fields. Beside its button it says how the try stands. */
export function FormShell<Field extends string>(props: {
  api: Pick<
    Parts,
    'form' | 'submit' | 'clear' | 'status' | 'busy' | 'cleared' | 'failed' | 'kept'
  > & {
    change(name: Field, value: string, isTicked: boolean): void;
  };
  /** The id of the heading that names the form. */
  labelledBy: string;
  words: {
    readonly submit: string;
    /** Shown where the form's code does not load. Telephone and e-mail follow. */
    readonly noCode: string;
    readonly sending?: string;
  };
  keeping: KeepingWords;
  company: Company;
  /** Said when the form has been sent and is empty again. */
  done: string;
  /** Whether telephone and e-mail follow `done`: nothing has been sent. */
  isUnsent?: boolean;
  /** Said when a try has failed. Telephone and e-mail follow. */
  failed?: string;
  /** Beside the button. */
  purpose?: ReactNode;
  children: ReactNode;
}) {
  const { api, words } = props;
  const directLines = <DirectLines company={props.company} />;
  return (
    <form
      {...api.form}
      {...useForm(api.change, api.cleared)}
      method="post"
      aria-labelledby={props.labelledBy}
      className="grid gap-5 sm:grid-cols-2"
    >
      {props.children}
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Honeypot />
        <button {...api.submit} className="send-button rounded">
          {api.busy ? words.sending : words.submit}
        </button>
        <p className="max-w-measure flex-1 basis-full text-small sm:basis-0">
          {props.purpose}
          {/* Without the links: a screen reader would say the whole again for each of them. */}
          <span {...api.status} className="data-[state=failed]:text-rani">
            {api.busy && <span className="sr-only">{words.sending}</span>}
            {api.cleared && <span>{props.done}</span>}
            {api.failed && <span>{props.failed}</span>}
          </span>
          {(api.failed || (api.cleared && props.isUnsent)) && <span> {directLines}</span>}
        </p>
        {api.kept && (
          <p className="basis-full text-small text-muted">
            {`${props.keeping.kept} `}
            <button {...api.clear} className="-my-2 cursor-pointer py-2 underline">
              {props.keeping.clear}
            </button>
          </p>
        )}
        <p role="status" className="code-note basis-full">
          {`${words.noCode} `}
          {directLines}
        </p>
      </div>
    </form>
  );
}
