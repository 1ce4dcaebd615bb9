import { accordionModel } from './accordion.model.ts';
import { applicationModel } from './application.model.ts';
import { billModel } from './bill.model.ts';
import { briefModel } from './brief.model.ts';
import { bugreportModel } from './bugreport.model.ts';
import { carouselModel } from './carousel.model.ts';
import { chatModel } from './chat.model.ts';
import { compareModel } from './compare.model.ts';
import { contactModel } from './contact.model.ts';
import { disclosureModel } from './disclosure.model.ts';
import { drawerModel } from './drawer.model.ts';
import { enquiryModel } from './enquiry.model.ts';
import { entranceModel } from './entrance.model.ts';
import { menuModel } from './menu.model.ts';
import type { Model } from './model.ts';
import { motionModel } from './motion.model.ts';
import { pageModel } from './page.model.ts';
import { pipelineModel } from './pipeline.model.ts';
import { scrolltopModel } from './scrolltop.model.ts';
import { stockModel } from './stock.model.ts';
import { themeModel } from './theme.model.ts';
import { toastModel } from './toast.model.ts';
import { toastsModel } from './toasts.model.ts';
import { typewriterModel } from './typewriter.model.ts';
import { videoModel } from './video.model.ts';
import { visitModel } from './visit.model.ts';

/** Every machine of `src/machines/`, under its folder's name. */
export const models: Readonly<Record<string, Model>> = {
  accordion: accordionModel,
  application: applicationModel,
  bill: billModel,
  brief: briefModel,
  bugreport: bugreportModel,
  carousel: carouselModel,
  chat: chatModel,
  compare: compareModel,
  contact: contactModel,
  disclosure: disclosureModel,
  drawer: drawerModel,
  enquiry: enquiryModel,
  entrance: entranceModel,
  menu: menuModel,
  motion: motionModel,
  page: pageModel,
  pipeline: pipelineModel,
  scrolltop: scrolltopModel,
  stock: stockModel,
  theme: themeModel,
  toast: toastModel,
  toasts: toastsModel,
  typewriter: typewriterModel,
  video: videoModel,
  visit: visitModel,
};
