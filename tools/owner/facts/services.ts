/** `#owner/services` in Node; Vite makes it by `vite-facts.ts`. */
import { composed } from '../composed.ts';
import { owner } from '../owner.ts';

export const {
  UIPage,
  front,
  Back,
  FullStack,
  CmsPage,
  Regularupdate,
  BugFix,
  Crmpage,
  ERPPages,
  AccountingSoftPage,
  SoftwareTestingPage,
  SoftwareMaintainsPage,
  AndroidAppDevPage,
  IosAppDevPage,
  AppmaintancePage,
  DigitalMarketingPage,
} = composed.services(owner);
