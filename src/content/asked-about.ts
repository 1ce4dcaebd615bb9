import { servicePages } from '@workshop/facts';

/** What a buyer may ask about, by the page it is on. */
export const askedServices = {
  ...servicePages,
  WebservicesPage: 'Web Services',
  SoftwareServicespage: 'Software Services',
  AppServicesPage: 'App Services',
};

/** What a visitor may ask about, by what Contact's address says: `/Front/Contact`, `?about=front`. */
export const askedAbout = {
  ...askedServices,
  Front: servicePages.front,
  'Our-vision-for-student': 'Internship',
};

/** The subject of such a message; `{service}` is replaced. */
export const askedSubject = 'Enquiry: {service}';
