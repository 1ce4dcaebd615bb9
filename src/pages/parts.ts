import { part } from '../components/parts.ts';

/** The parts of pages that come to life after the first screen. src/app/routes.tsx says which page has which. */
export const AboutFacts = part('AboutFacts', 'now', () => import('./AboutFacts.tsx'));
export const AccountingBill = part('AccountingBill', 'now', () => import('./AccountingBill.tsx'));
export const BugFixReport = part('BugFixReport', 'now', () => import('./BugFixReport.tsx'));
export const CareersForm = part('CareersForm', 'now', () => import('./CareersForm.tsx'));
export const ContactEnd = part('ContactEnd', 'now', () => import('./ContactEnd.tsx'));
export const CrmPipeline = part('CrmPipeline', 'now', () => import('./CrmPipeline.tsx'));
export const ErpStock = part('ErpStock', 'now', () => import('./ErpStock.tsx'));
export const HomeContact = part('HomeContact', 'now', () => import('./HomeContact.tsx'));
export const HomeProcess = part('HomeProcess', 'now', () => import('./HomeProcess.tsx'));
export const HomeProjects = part('HomeProjects', 'now', () => import('./HomeProjects.tsx'));
export const HomeServices = part('HomeServices', 'now', () => import('./HomeServices.tsx'));
export const HomeTeam = part('HomeTeam', 'now', () => import('./HomeTeam.tsx'));
export const HomeVideo = part('HomeVideo', 'now', () => import('./HomeVideo.tsx'));
export const PageEnd = part('PageEnd', 'now', () => import('./PageEnd.tsx'));
export const ServiceQuestions = part(
  'ServiceQuestions',
  'now',
  () => import('./ServiceQuestions.tsx'),
);
export const Story = part('Story', 'now', () => import('./Story.tsx'));
export const StudentsForm = part('StudentsForm', 'now', () => import('./StudentsForm.tsx'));
export const UiUxCompare = part('UiUxCompare', 'now', () => import('./UiUxCompare.tsx'));
