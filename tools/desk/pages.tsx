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
  env: 'Messages',
};
const pointsOf = (name: string, points: readonly string[]) =>
  points.filter((point) => point.includes(name === 'env' ? '.env' : `/${name}.json`));

interface PageProps {
  readonly title: string;
  readonly name?: string;
  /** What is open, of all files. */
  readonly points?: readonly string[];
  readonly children: ReactNode;
}

export function Page({ title, name, points = [], children }: PageProps) {
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
                {label}
                {pointsOf(file, points).length > 0 && ` (${pointsOf(file, points).length} open)`}
              </a>
            ))}
            <a href="/">Your site</a>
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

function Points({ points, isOpen }: { points: readonly string[]; isOpen: boolean }) {
  return (
    points.length > 0 && (
      <details open={isOpen}>
        <summary>Still open: {points.length}</summary>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    )
  );
}

/** What is open, and the build. */
export function StartPage({ points, canBuild }: Pick<FormPageProps, 'points' | 'canBuild'>) {
  return (
    <Page title="Your desk" points={points}>
      <p>What only you know about your company. Choose a page above, change it, and save.</p>
      <Show canBuild={canBuild} />
      <Points points={points} isOpen />
    </Page>
  );
}

/** How the site comes to show what is saved. */
function Show({ canBuild }: { canBuild: boolean }) {
  return canBuild ? (
    <form method="post" action="/__owner/build">
      <p>The site shows what you saved after the next build.</p>
      <button>Build and look</button>
    </form>
  ) : (
    <p>
      The site shows at once what you save: <a href="/">look at it</a>.
    </p>
  );
}

const says = {
  '': '',
  saved: 'Saved.',
  undone: 'The last save is undone. Undo again to have it back.',
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

interface FormPageProps extends FormState {
  readonly name: string;
  readonly schema: FactSchema;
  readonly points: readonly string[];
  readonly version: string;
  readonly hasLast: boolean;
  readonly canBuild: boolean;
  pictures(folder: string): readonly string[];
}

/** The form of a file. */
export function FormPage({ name, points, version, hasLast, canBuild, ...props }: FormPageProps) {
  const { schema, value, state, faults = [], opened, pictures } = props;
  const isWritten = state === 'saved' || state === 'undone';
  return (
    <Page title={titles[name] ?? name} name={name} points={points}>
      <Points points={pointsOf(name, points)} isOpen={false} />
      <div role="status">
        {says[state] && <strong>{says[state]}</strong>}
        <ul>
          {faults.map(({ path, message }) => (
            <li key={path.join('.')}>
              <a className="fault" href={`#${path.join('.')}`}>
                {labelOf(schema, path)} {message}
              </a>
            </li>
          ))}
        </ul>
        {isWritten && <Show canBuild={canBuild} />}
      </div>
      <form id="sheet" method="post" encType="multipart/form-data" data-state={state} noValidate>
        <p id="bar">
          {value && (
            <button name="do" value="save">
              Save
            </button>
          )}
          {hasLast && (
            <button name="do" value="undo">
              Undo the last save
            </button>
          )}
        </p>
        <input type="hidden" name="version" value={version} />
        <FormContext value={{ faults, opened, pictures }}>
          <Fields path="" schema={schema} value={value} />
        </FormContext>
      </form>
      {name === 'env' && <Trial keys={(value ?? {}) as Record<string, string>} />}
    </Page>
  );
}

/** A message to the owner by the keys in `.env`, sent by the browser, which alone EmailJS lets send. */
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
  if (!fields.user_id) return null;
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
        EmailJS answers in a new tab. After “OK” the message is in your inbox, or among the spam.
      </p>
      <button>Send yourself a message</button>
    </form>
  );
}
