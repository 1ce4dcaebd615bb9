import type { ReactNode } from 'react';
import { VisitContext } from '../../src/components/useConnect.ts';
import type { quietVisit } from '../models/quiet.ts';

/** What stands above every view: the visit that its actors belong to. */
export function Stage(props: { visit: ReturnType<typeof quietVisit>; children: ReactNode }) {
  return <VisitContext value={props.visit}>{props.children}</VisitContext>;
}
