/** The form of one file, made from its schema. */
import { type FactSchema, type Fault, servicePages } from '@workshop/facts';
import { createContext, type ReactNode, useContext } from 'react';
import { lettersIn } from '../owner/lengths.ts';
import { isList, shown } from './form.ts';

/** What every field of a form may ask. */
export const FormContext = createContext<{
  readonly faults: readonly Fault[];
  /** The path of the entry that a button has just added or moved. */
  readonly opened?: string | undefined;
  /** The pictures in a folder of the owner's. */
  pictures(folder: string): readonly string[];
}>({ faults: [], pictures: () => [] });

interface FieldProps {
  /** Such as `people.0.name`. */
  readonly path: string;
  readonly schema: FactSchema;
  readonly value: unknown;
}

/** The faults of a field, those of all inside it included. */
const useFaults = (path: string) =>
  useContext(FormContext).faults.filter((fault) =>
    `${fault.path.join('.')}.`.startsWith(`${path}.`),
  );

/** A field for everything that a file or an entry holds. */
export function Fields({ path, schema, value }: FieldProps) {
  const values = (value ?? {}) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== '$schema')
    .map(([key, inner]) => {
      const props = { path: path ? `${path}.${key}` : key, schema: inner, value: values[key] };
      if (inner.properties) return <Group key={key} {...props} />;
      return isList(inner) ? <List key={key} {...props} /> : <Control key={key} {...props} />;
    });
}

function Group({ children, ...props }: FieldProps & { children?: ReactNode }) {
  const { path, schema, value } = props;
  const isOpened = useContext(FormContext).opened === path;
  const isWrong = useFaults(path).length > 0;
  const { title, ...others } = (value ?? {}) as Record<string, unknown>;
  const first = title ?? Object.values(others).find(Boolean);
  return (
    <details id={path} open={isOpened || isWrong}>
      <summary>
        {schema.title}
        {['string', 'number'].includes(typeof first) && `: ${String(first)}`}
      </summary>
      <small>{schema.description}</small>
      {children}
      <Fields {...props} />
    </details>
  );
}

function List({ path, schema, value }: FieldProps) {
  const entries = (value ?? []) as unknown[];
  const { items = {} } = schema;
  const button = (action: string, index: number, label: string) => (
    <button
      name="do"
      value={`${action} ${path}.${index}`}
      formAction={`#${path}.${action === 'up' ? index - 1 : index}`}
    >
      {label}
    </button>
  );
  return (
    <fieldset id={path}>
      <legend>{schema.title}</legend>
      <small>{schema.description}</small>
      <Faults path={path} label={schema.title} />
      <input type="hidden" name={path} value={entries.length} />
      {entries.map((inner, index) => {
        const title = `${items.title} ${index + 1}`;
        const entry = { path: `${path}.${index}`, schema: { ...items, title }, value: inner };
        return (
          <Group key={entry.path} {...entry}>
            <p>
              {index > 0 && button('up', index, `Move ${title} up`)}
              {button('remove', index, `Remove ${title}`)}
            </p>
          </Group>
        );
      })}
      {button('add', entries.length, `Add: ${items.title}`)}
    </fieldset>
  );
}

function Control({ path, schema, value }: FieldProps) {
  const { title, items, letters = 0, fewest = 0, enum: options, folder, readOnly } = schema;
  const text = shown(schema, value);
  const props = {
    id: path,
    name: path,
    'aria-describedby': `${path}-hint`,
    'aria-invalid': useFaults(path).length > 0 || undefined,
    readOnly,
  };
  const files = useContext(FormContext).pictures(folder ?? '');
  const isPicture = folder !== undefined;
  const hint = isPicture
    ? 'Choose one that is here, or a new file below: it is turned, made smaller and named for you.'
    : items
      ? `${items.description} One a line.`
      : schema.description;
  return (
    <div className="field">
      <label htmlFor={path}>{title}</label>
      <div id={`${path}-hint`}>
        <small>{hint}</small>
        {letters > 0 && !readOnly && (
          <small>
            <span className="letters">{lettersIn(text)}</span> of{' '}
            {fewest > 1 ? `${fewest} to ${letters}` : letters} letters
          </small>
        )}
        <Faults path={path} label={title} />
      </div>
      {isPicture ? (
        <Choice {...props} text={text} options={['', ...files]} />
      ) : options ? (
        <Choice {...props} text={text} options={options.map(String)} />
      ) : schema.type === 'boolean' ? (
        <input {...props} type="checkbox" defaultChecked={value === true} />
      ) : items || letters > 80 ? (
        <textarea {...props} rows={items && !items.format ? 16 : 4} defaultValue={text} />
      ) : (
        <input {...props} type={schema.format === 'date' ? 'date' : 'text'} defaultValue={text} />
      )}
      {isPicture && (
        <label>
          {files.includes(text) && (
            <img src={`/__owner/pictures/${folder && `${folder}/`}${text}`} alt="" />
          )}
          {title}: choose a file, or drop it here
          <input type="file" name={`${path}.file`} accept="image/*" />
        </label>
      )}
    </div>
  );
}

function Choice({ text, options, ...props }: { text: string; options: readonly string[] }) {
  const names: Readonly<Record<string, string>> = servicePages;
  return (
    <select {...props} defaultValue={text}>
      {[...new Set([text, ...options])].map((option) => (
        <option key={option} value={option}>
          {names[option.slice(1)] ?? (option || '(none)')}
        </option>
      ))}
    </select>
  );
}

function Faults({ path, label }: { path: string; label: string | undefined }) {
  return useFaults(path)
    .filter((fault) => /^(?:\.\d+)?$/.test(fault.path.join('.').slice(path.length)))
    .map(({ message }) => (
      <strong className="fault" key={message}>
        {label} {message}
      </strong>
    ));
}
