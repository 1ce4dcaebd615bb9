import { later } from '../components/later.tsx';
import type { ServiceContent } from '../content/types.ts';
import ServiceDetail from './ServiceDetail.tsx';

const ErpStock = later(() => import('./ErpStock.tsx'));

/** The ERP service, with a board that visitors can try. */
export default function Erp(props: { content: ServiceContent; path: string }) {
  return <ServiceDetail {...props} live={<ErpStock />} />;
}
