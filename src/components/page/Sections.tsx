import { Children, type ReactNode } from 'react';
import { Boundary } from '../Boundary.tsx';

/** The sections of a page. Each hydrates and fails alone, whatever component renders it. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((section, index) => (
    <Boundary key={index}>{section}</Boundary>
  ));
}
