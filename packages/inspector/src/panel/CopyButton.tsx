import { useState } from 'react';

/** Puts a text on the clipboard, and says whether it worked. */
export function CopyButton({ name, text }: { name: string; text: () => string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid('Copied'),
      () => setSaid('The browser forbids it'),
    );
  return (
    <button type="button" className="button" onClick={() => void copy()} onBlur={() => setSaid('')}>
      {name}
      <span role="status">{said && ` · ${said}`}</span>
    </button>
  );
}
