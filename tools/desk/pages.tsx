/** The pages of the desk. */
import { type FactSchema, type Fault, labelOf } from '@workshop/facts';
import type { ReactNode } from 'react';
import { Fields, FormContext } from './Form.tsx';

/** How the page of each file is called, and by what its open points are known. */
const titles: Readonly<Record<string, string>> = {
  company: 'Company',
  services: 'Prices',
  team: 'People',
  projects: 'Projects',
  careers: 'Careers',
  posts: 'Posts',
  words: 'Texts',
  env: 'Messages and page views',
};
const fileOf = (name: string) => (name === 'env' ? '.env' : `/${name}.json`);
const pointsOf = (name: string, points: readonly string[]) =>
  points.filter((point) => point.includes(fileOf(name)));

interface PageProps {
  readonly title: string;
  readonly name?: string;
  /** What is open, of all files. */
  readonly points: readonly string[];
  readonly canBuild: boolean;
  readonly children: ReactNode;
}

export function Page({ title, name, points, canBuild, children }: PageProps) {
  const count = (file: string) => pointsOf(file, points).length;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Your desk`}</title>
        <link rel="stylesheet" href="/__owner/desk.css" />
        <script src="/__owner/desk.js" defer />
      </head>
      <body>
        <header>
          <nav>
            <a href="/__owner">Your desk</a>
            {Object.entries(titles).map(([file, label]) => (
              <a
                key={file}
                href={`/__owner/${file}`}
                aria-current={file === name ? 'page' : undefined}
              >
                {count(file) > 0 ? `${label} (${count(file)} open)` : label}
              </a>
            ))}
            <a href="/">Your site</a>
          </nav>
          {canBuild && (
            <form method="post" action="/__owner/build">
              <button>Build and look</button>
            </form>
          )}
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

function Points(props: { title: string; points: readonly string[]; isOpen: boolean }) {
  const { points } = props;
  return (
    points.length > 0 && (
      <details open={props.isOpen}>
        <summary>
          {props.title}: {points.length}
        </summary>
        <ul>
          {points.map((point) => {
            const name = Object.keys(titles).find((file) => pointsOf(file, [point]).length > 0);
            return (
              <li key={point}>
                {name && (
                  <a href={`/__owner/${name === 'words' ? 'words?own' : name}`}>{titles[name]}</a>
                )}
                {name ? point.split(fileOf(name))[1] : point}
              </li>
            );
          })}
        </ul>
      </details>
    )
  );
}

/** All that is open, and what buyers look for first. */
export function StartPage({
  offers,
  ...props
}: Pick<PageProps, 'points' | 'canBuild'> & { offers: readonly string[] }) {
  return (
    <Page title="Your desk" {...props}>
      <p>What only you know about your company. Choose a page above, change it, and save.</p>
      <Points title="Still open" points={props.points} isOpen />
      <Points title="Buyers look for this first" points={offers} isOpen />
    </Page>
  );
}

const says = {
  '': '',
  saved: 'Saved.',
  undone: 'The last save is undone.',
  redone: 'The last save is back.',
  unchanged: 'Nothing was changed.',
  unsaved: 'Not saved yet.',
  refused: 'Not saved. Correct this first:',
  overtaken:
    'Not saved: this file was changed meanwhile, in another tab or an editor. Below is what you typed; Save writes it over the other version, and Undo brings that back.',
};

/** What the page of a file shows besides its open points. */
export interface FormState {
  /** Undefined where the file cannot be read. */
  readonly value: object | undefined;
  readonly state: keyof typeof says;
  readonly faults?: readonly Fault[];
  /** The entry that a button has just added or moved. */
  readonly opened?: string;
}

interface FormPageProps extends FormState, Pick<PageProps, 'points' | 'canBuild'> {
  readonly name: string;
  readonly schema: FactSchema;
  /** Of the file, for undo. */
  readonly version: string;
  /** Of what the form shows, for save. */
  readonly shown: string;
  readonly hasLast: boolean;
  /** Above the form. */
  readonly children: ReactNode;
  pictures(folder: string): readonly string[];
}

/** The form of a file. */
export function FormPage({
  name,
  points,
  canBuild,
  version,
  shown,
  hasLast,
  ...props
}: FormPageProps) {
  const { schema, value, state, faults = [], opened, pictures, children } = props;
  const isWritable =
    value && Object.values(schema.properties ?? {}).some((field) => !field.readOnly);
  const isSaved = !['unsaved', 'refused', 'overtaken'].includes(state);
  return (
    <Page title={titles[name] ?? name} name={name} points={points} canBuild={canBuild}>
      <Points title="Still open" points={pointsOf(name, points)} isOpen={!value} />
      {state && (
        <div id="status" role="status" tabIndex={-1}>
          <strong>{says[state]}</strong>
          {state === 'saved' &&
            (canBuild ? ' “Build and look” puts it on your site.' : ' Your site shows it.')}
          <ul>
            {faults.map(({ path, message }) => (
              <li key={path.join('.')}>
                <a className="fault" href={`#${path.join('.')}`}>
                  {labelOf(schema, path)} {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {value && children}
      <form id="sheet" method="post" encType="multipart/form-data" data-state={state} noValidate>
        <p id="bar">
          {isWritable && (
            <button name="do" value="save" formAction="#status">
              Save
            </button>
          )}
          {hasLast && isSaved && (
            <button name="do" value={state === 'undone' ? 'redo' : 'undo'} formAction="#status">
              {state === 'undone' ? 'Redo' : 'Undo the last save'}
            </button>
          )}
        </p>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="shown" value={shown} />
        <FormContext value={{ faults, opened, pictures }}>
          {value && <Fields path="" schema={schema} value={value} />}
        </FormContext>
      </form>
      {name === 'env' && isSaved && <Trial keys={(value ?? {}) as Record<string, string>} />}
    </Page>
  );
}

/** A message to the owner by the saved keys. The browser sends it, because EmailJS refuses servers. */
function Trial({ keys }: { keys: Readonly<Record<string, string>> }) {
  const fields = {
    user_id: keys['VITE_EMAILJS_PUBLIC_KEY'],
    service_id: keys['VITE_EMAILJS_SERVICE_ID'],
    template_id: keys['VITE_EMAILJS_TEMPLATE_ID'],
    from_name: 'Your desk',
    email: 'hello@example.com',
    phone: '+91 98765 43210',
    subject: 'A try',
    message: 'If you read this in your inbox, the forms of your site reach you.',
  };
  if (!fields.user_id)
    return (
      <p>
        You find them in your account at <a href="https://www.emailjs.com">EmailJS</a>;
        deploy/emailjs/README.md says how to begin one.
      </p>
    );
  return (
    <form
      method="post"
      action="https://api.emailjs.com/api/v1.0/email/send-form"
      encType="multipart/form-data"
      target="_blank"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        This uses the saved keys. EmailJS answers in a new tab; after “OK” the message is in your
        inbox, or among the spam.
      </p>
      <button>Send yourself a message</button>
    </form>
  );
}

/** How a build ended. */
export function BuildEnd({ isBuilt }: { isBuilt: boolean }) {
  return isBuilt ? (
    <p>
      Done: <a href="/">look at the site</a>.
    </p>
  ) : (
    <form method="post">
      <strong className="fault">
        Not built, and the site is as it was. Correct on its page what is named above.
      </strong>
      <button>Build and look</button>
    </form>
  );
}
