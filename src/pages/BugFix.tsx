import { later } from '../components/later.tsx';
import type { ServiceContent } from '../content/types.ts';
import ServiceDetail from './ServiceDetail.tsx';

const BugFixReport = later(() => import('./BugFixReport.tsx'));

/** The Bug Fixing service, with a bug report that visitors can follow. */
export default function BugFix(props: { content: ServiceContent; path: string }) {
  return <ServiceDetail {...props} live={<BugFixReport />} />;
}
