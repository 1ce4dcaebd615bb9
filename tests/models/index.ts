import { accordionModel } from './accordion.model.ts';
import { contactModel } from './contact.model.ts';
import { disclosureModel } from './disclosure.model.ts';
import { entranceModel } from './entrance.model.ts';
import type { Model } from './model.ts';
import { navigationModel } from './navigation.model.ts';
import { scrolltopModel } from './scrolltop.model.ts';

/** Every machine of `src/machines/`, under its folder's name. */
export const models: Readonly<Record<string, Model>> = {
  accordion: accordionModel,
  contact: contactModel,
  disclosure: disclosureModel,
  entrance: entranceModel,
  navigation: navigationModel,
  scrolltop: scrolltopModel,
};
