import { accordionView } from './accordion.view.ts';
import { contactView } from './contact.view.ts';
import { disclosureView } from './disclosure.view.ts';
import { entranceView } from './entrance.view.ts';
import { navigationView } from './navigation.view.ts';
import { scrolltopView } from './scrolltop.view.ts';
import type { View } from './view.ts';

/** Every machine's view, under its folder's name. */
export const views: Readonly<Record<string, View>> = {
  accordion: accordionView,
  contact: contactView,
  disclosure: disclosureView,
  entrance: entranceView,
  navigation: navigationView,
  scrolltop: scrolltopView,
};
