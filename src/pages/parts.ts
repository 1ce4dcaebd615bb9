import { part } from '../components/parts.ts';

/** The parts of pages that come to life after the first screen. src/app/routes.tsx says which page has which. */
export const AboutBelow = part(() => import('./AboutBelow.tsx'));
export const AccountingBill = part(() => import('./AccountingBill.tsx'));
export const BugFixReport = part(() => import('./BugFixReport.tsx'));
export const CareersForm = part(() => import('./CareersForm.tsx'));
export const ContactEnd = part(() => import('./ContactEnd.tsx'));
export const CrmPipeline = part(() => import('./CrmPipeline.tsx'));
export const ErpStock = part(() => import('./ErpStock.tsx'));
export const HomeBelow = part(() => import('./HomeBelow.tsx'));
export const HomeVideo = part(() => import('./HomeVideo.tsx'));
export const PageEnd = part(() => import('./PageEnd.tsx'));
export const ServiceQuestions = part(() => import('./ServiceQuestions.tsx'));
export const StudentsForm = part(() => import('./StudentsForm.tsx'));
export const UiUxCompare = part(() => import('./UiUxCompare.tsx'));
