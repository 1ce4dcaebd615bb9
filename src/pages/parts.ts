import { part } from '../components/parts.ts';

/** The parts of pages that come to life after the first screen, or when somebody is near. src/app/routes.tsx says which page has which. */
export const AboutFacts = part('AboutFacts', 'near', () => import('./AboutFacts.tsx'));
export const AccountingBill = part('AccountingBill', 'near', () => import('./AccountingBill.tsx'));
export const BugFixReport = part('BugFixReport', 'near', () => import('./BugFixReport.tsx'));
export const CareersForm = part('CareersForm', 'near', () => import('./CareersForm.tsx'));
export const ContactEnd = part('ContactEnd', 'near', () => import('./ContactEnd.tsx'));
export const CrmPipeline = part('CrmPipeline', 'near', () => import('./CrmPipeline.tsx'));
export const ErpStock = part('ErpStock', 'near', () => import('./ErpStock.tsx'));
export const HomeContact = part('HomeContact', 'near', () => import('./HomeContact.tsx'));
export const HomeProcess = part('HomeProcess', 'near', () => import('./HomeProcess.tsx'));
export const HomeProjects = part('HomeProjects', 'near', () => import('./HomeProjects.tsx'));
export const HomeServices = part('HomeServices', 'near', () => import('./HomeServices.tsx'));
export const HomeTeam = part('HomeTeam', 'near', () => import('./HomeTeam.tsx'));
export const HomeVideo = part('HomeVideo', 'now', () => import('./HomeVideo.tsx'));
export const PageEnd = part('PageEnd', 'near', () => import('./PageEnd.tsx'));
export const ServiceQuestions = part(
  'ServiceQuestions',
  'near',
  () => import('./ServiceQuestions.tsx'),
);
export const Story = part('Story', 'near', () => import('./Story.tsx'));
export const StudentsForm = part('StudentsForm', 'near', () => import('./StudentsForm.tsx'));
export const UiUxCompare = part('UiUxCompare', 'near', () => import('./UiUxCompare.tsx'));
