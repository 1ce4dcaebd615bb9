import { Children, type ReactNode } from 'react';
import { Boundary } from '../Boundary.tsx';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';

/**
 * The sections of a page. The first is its first screen. Each hydrates and fails alone.
 * @param props.fills whether the first fills the window, so that the others are below it.
 */
export function Sections({ fills = false, children }: { fills?: boolean; children: ReactNode }) {
  const [first, ...others] = Children.toArray(children).map((section, index) => (
    <Boundary key={index}>{section}</Boundary>
  ));
  return (
    <>
      {first}
      <FirstScreenEnd className={fills ? undefined : 'screen-end'} />
      {others}
    </>
  );
}
