import { later } from '../components/later.tsx';
import type { ServiceContent } from '../content/types.ts';
import ServiceDetail from './ServiceDetail.tsx';

const AccountingBill = later(() => import('./AccountingBill.tsx'));

/** Accounting Software, with an invoice to try. */
export default function Accounting(props: { content: ServiceContent; path: string }) {
  return <ServiceDetail {...props} live={<AccountingBill />} />;
}
