import { applicationModel } from './application.model.ts';
import { contactModel } from './contact.model.ts';
import { enquiryModel } from './enquiry.model.ts';
import { entranceModel } from './entrance.model.ts';
import type { Model } from './model.ts';
import { navigationModel } from './navigation.model.ts';

/** Every machine of `src/machines/`, under its folder's name. */
export const models: Readonly<Record<string, Model>> = {
  application: applicationModel,
  contact: contactModel,
  enquiry: enquiryModel,
  entrance: entranceModel,
  navigation: navigationModel,
};
