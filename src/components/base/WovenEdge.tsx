const grounds = { canvas: 'bg-canvas', sunken: 'bg-sunken', night: 'bg-night', silk: 'bg-silk' };

export type Ground = keyof typeof grounds;

/** The selvedge of a section: rows of squares in its own colour that reach up into the section before it. */
export function WovenEdge({ ground }: { ground: Ground }) {
  return <div aria-hidden="true" className={`woven-edge ${grounds[ground]}`} />;
}
