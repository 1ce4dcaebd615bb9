import { cardOffers } from '../offers.ts';
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
  CrmOrErp,
  AccountingSoftPage,
  SoftwareTestingPage,
  SoftwareMaintainsPage,
  AndroidAppDevPage,
  IosAppDevPage,
  AppmaintancePage,
  DigitalMarketingPage,
} = cardOffers(owner.services);
