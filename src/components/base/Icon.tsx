import type { ReactNode } from 'react';

/** A small drawing of lines in the colour of the text beside it, which says what it means. Sizes in CSS pixels. */
export function Icon(props: {
  width: number;
  height: number;
  className?: string;
  /** Paths within these sizes. */
  children: ReactNode;
}) {
  const { width, height } = props;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={props.className}
    >
      {props.children}
    </svg>
  );
}
