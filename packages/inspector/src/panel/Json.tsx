/** How many parts of a list or record are shown at first. */
const few = 40;

/** Plain data as a tree to unfold. */
export function Json({ value, open = 3 }: { value: unknown; open?: number }) {
  if (typeof value !== 'object' || value === null) return <Leaf value={value} />;
  const entries = Object.entries(value);
  if (entries.length === 0)
    return <span className="empty">{Array.isArray(value) ? '[]' : '{}'}</span>;
  return (
    <ul className="json">
      {entries.slice(0, few).map(([name, part]) => (
        <li key={name}>
          <Part name={name} value={part} open={open} />
        </li>
      ))}
      {entries.length > few && <li className="empty">and {entries.length - few} more</li>}
    </ul>
  );
}

function Part({ name, value, open }: { name: string; value: unknown; open: number }) {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return (
      <>
        {name}: <Json value={value} />
      </>
    );
  }
  const size = Object.keys(value).length;
  return (
    <details open={open > 1 && size <= few}>
      <summary>
        {name}: <span className="empty">{Array.isArray(value) ? `[${size}]` : `{${size}}`}</span>
      </summary>
      <Json value={value} open={open - 1} />
    </details>
  );
}

function Leaf({ value }: { value: unknown }) {
  if (typeof value === 'string') return <span className="string">{JSON.stringify(value)}</span>;
  return <span className="atom">{String(value)}</span>;
}
