/** A field that people neither see, hear nor reach, for programs to fill in; only if the site was built with it (`.env.example`). */
export function Honeypot() {
  if (import.meta.env.VITE_SPAM_HONEYPOT !== 'on') return null;
  return (
    <label aria-hidden="true" className="sr-only">
      Website <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
