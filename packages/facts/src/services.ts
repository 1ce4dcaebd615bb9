/** The services, by the address of their pages. */
export const servicePages = {
  UIPage: 'UI/UX Design',
  front: 'Front-End Development',
  Back: 'Back-End Development',
  FullStack: 'Full Stack Development',
  CmsPage: 'CMS Solutions',
  Regularupdate: 'Regular Updates',
  BugFix: 'Bug Fixing',
  Crmpage: 'CRM System',
  ERPPages: 'ERP Software Services',
  AccountingSoftPage: 'Accounting Software',
  SoftwareTestingPage: 'Software Testing',
  SoftwareMaintainsPage: 'Software Maintenance',
  AndroidAppDevPage: 'Android App Development',
  IosAppDevPage: 'iOS App Development',
  AppmaintancePage: 'App Maintenance & Testing',
  DigitalMarketingPage: 'Digital Marketing',
} as const;

export type ServicePage = keyof typeof servicePages;
export const serviceKeys = Object.keys(servicePages) as readonly ServicePage[];

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount as it is written in India, such as `₹1,20,000`. */
export const formatRupees = (amount: number): string => rupees.format(amount);
