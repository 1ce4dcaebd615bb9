import { applicationView } from './application.view.ts';
import { contactView } from './contact.view.ts';
import { enquiryView } from './enquiry.view.ts';
import { entranceView } from './entrance.view.ts';
import { navigationView } from './navigation.view.ts';
import type { View } from './view.ts';

/** Every machine's view, under its folder's name. */
export const views: Readonly<Record<string, View>> = {
  application: applicationView,
  contact: contactView,
  enquiry: enquiryView,
  entrance: entranceView,
  navigation: navigationView,
};
