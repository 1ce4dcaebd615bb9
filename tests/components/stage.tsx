import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { VisitContext } from '../../src/components/useConnect.ts';
import type { quietVisit } from '../models/quiet.ts';

/** What stands above every view: the visit that its actors belong to, and the router. */
export function Stage(props: { visit: ReturnType<typeof quietVisit>; children: ReactNode }) {
  return (
    <MemoryRouter>
      <VisitContext value={props.visit}>{props.children}</VisitContext>
    </MemoryRouter>
  );
}
