import { createContext, useContext } from 'react';

/** The address of the stylesheet while a page is prerendered; undefined in a browser. */
export const StylesheetContext = createContext<string | undefined>(undefined);

/**
 * The end of a page's first screen, for which the first paint waits (`app/Document.tsx`). In a served page the stylesheet is
 * here, where it blocks only the content after it.
 * @param props.className by which the stylesheet finds the section after it.
 */
export function FirstScreenEnd({ className }: { className?: string | undefined }) {
  const stylesheet = useContext(StylesheetContext);
  // React hydrates an empty text and leaves the elements beside it alone.
  if (stylesheet === undefined) return <div className={className}>{''}</div>;
  return (
    <div className={className}>
      {/* Before the stylesheet, because the parser may wait there. */}
      <i id="first-screen-end" />
      <link rel="stylesheet" href={stylesheet} />
    </div>
  );
}
