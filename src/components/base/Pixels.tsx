/** Two rows of loose squares, the small sign before a line of text. */
export function Pixels() {
  return (
    <svg
      width="42"
      height="14"
      viewBox="0 0 42 14"
      fill="currentColor"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d="M0 0h6v6H0zM8 0h6v6H8zM24 0h6v6h-6zM36 0h6v6h-6zM0 8h6v6H0zM16 8h6v6h-6zM24 8h6v6h-6zM32 8h6v6h-6z" />
    </svg>
  );
}
