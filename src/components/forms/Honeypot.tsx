/** A field that people neither see, hear nor reach, for programs to fill in; only if the site was built with it (`.env.example`). */
export function Honeypot() {
  if (import.meta.env.VITE_SPAM_HONEYPOT !== 'on') return null;
  return (
    <input
      aria-hidden="true"
      name="leave-empty"
      tabIndex={-1}
      autoComplete="off"
      className="sr-only"
    />
  );
}
