/** The number 404 half woven, its squares coming off a thread that runs out of the picture. */
export function LooseThread() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 440"
      fill="none"
      className="-z-10 w-full max-lg:-mx-gutter max-lg:w-[calc(100%+2*theme(spacing.gutter))] lg:absolute lg:end-0 lg:bottom-0 lg:w-[52%]"
    >
      <path
        className="stroke-gold"
        strokeWidth="2.5"
        d="M652 318c-60 34-122-40-190-14-54 20-40 74-2 62 44-14-4-84-94-62C262 330 214 402 128 372 60 348 72 276 20 262"
      />
      {digits.map(([x, y, loose]) => (
        <rect
          key={`${x} ${y}`}
          className={loose ? 'fill-link' : 'fill-gold'}
          x={x}
          y={y}
          width="22"
          height="22"
          transform={loose ? `rotate(${(x * 7 + y) % 40} ${x} ${y})` : undefined}
        />
      ))}
    </svg>
  );
}

const glyphs = [
  ['#..#', '#..#', '####', '...#', '...#'],
  ['####', '#..#', '#..#', '#..#', '####'],
  ['#..#', '#..#', '####', '...#', '...#'],
] as const;

/** Every square of the number; the lower and the farther on it is, the more of it has come off. */
const digits = glyphs.flatMap((rows, glyph) =>
  rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) => {
      if (cell !== '#') return [];
      const slack = Math.max(0, y - 4 + glyph);
      const drift = slack * (((x + 1) * (y + 2)) % 5) * 9;
      return [[90 + glyph * 140 + x * 26 + drift * 0.5, 60 + y * 26 + drift, drift > 0] as const];
    }),
  ),
);
