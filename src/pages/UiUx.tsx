import { later } from '../components/later.tsx';
import type { ServiceContent } from '../content/types.ts';
import ServiceDetail from './ServiceDetail.tsx';

const UiUxCompare = later(() => import('./UiUxCompare.tsx'));

/** UI/UX Design, with a wireframe and its finished screen to compare. */
export default function UiUx(props: { content: ServiceContent; path: string }) {
  return <ServiceDetail {...props} live={<UiUxCompare />} />;
}
