import { Children, type ReactNode } from 'react';
import { Boundary } from '../Boundary.tsx';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';

/**
 * The sections of a page, of which the first is its first screen. Each hydrates and fails alone, whatever component renders it.
 * @param props.fills whether the first fills the window, so that no other enters as the page does.
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
