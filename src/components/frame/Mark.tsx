/**
 * The owner's logo; without one nine woven squares, one of them still loose. The company's name stands beside it.
 * @param props.logo the owner's file; the build makes `/media/logo.webp` of it.
 */
export function Mark({ logo, className = '' }: { logo: string; className?: string }) {
  const look = `shrink-0 ${className}`;
  if (logo)
    return (
      <img
        src="/media/logo.webp"
        alt=""
        width="44"
        height="44"
        className={`${look} size-11 object-contain`}
      />
    );
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" className={look}>
      <path className="fill-gold" d="M1 1h9v9H1zM24 1h9v9h-9zM12.5 12.5h9v9h-9zM24 24h9v9h-9z" />
      <path
        className="fill-link"
        d="M12.5 1h9v9h-9zM1 12.5h9v9H1zM24 12.5h9v9h-9zM12.5 24h9v9h-9z"
      />
    </svg>
  );
}
