import { contactModel } from './contact.model.ts';
import { entranceModel } from './entrance.model.ts';
import type { Model } from './model.ts';
import { navigationModel } from './navigation.model.ts';

/** Every machine of `src/machines/`, under its folder's name. */
export const models: Readonly<Record<string, Model>> = {
  contact: contactModel,
  entrance: entranceModel,
  navigation: navigationModel,
};
