import { later } from '../components/later.tsx';
import type { ServiceContent } from '../content/types.ts';
import ServiceDetail from './ServiceDetail.tsx';

const CrmPipeline = later(() => import('./CrmPipeline.tsx'));

/** The CRM service, with enquiries that visitors can move. */
export default function Crm(props: { content: ServiceContent; path: string }) {
  return <ServiceDetail {...props} live={<CrmPipeline />} />;
}
