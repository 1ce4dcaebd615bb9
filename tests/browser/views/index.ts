import { accordionView } from './accordion.view.ts';
import { applicationView } from './application.view.ts';
import { billView } from './bill.view.ts';
import { briefView } from './brief.view.ts';
import { bugreportView } from './bugreport.view.ts';
import { carouselView } from './carousel.view.ts';
import { chatView } from './chat.view.ts';
import { compareView } from './compare.view.ts';
import { contactView } from './contact.view.ts';
import { disclosureView } from './disclosure.view.ts';
import { drawerView } from './drawer.view.ts';
import { enquiryView } from './enquiry.view.ts';
import { entranceView } from './entrance.view.ts';
import { menuView } from './menu.view.ts';
import { motionView } from './motion.view.ts';
import { pageView } from './page.view.ts';
import { pipelineView } from './pipeline.view.ts';
import { scrolltopView } from './scrolltop.view.ts';
import { stockView } from './stock.view.ts';
import { themeView } from './theme.view.ts';
import { toastView } from './toast.view.ts';
import { toastsView } from './toasts.view.ts';
import { typewriterView } from './typewriter.view.ts';
import { videoView } from './video.view.ts';
import { visitView } from './visit.view.ts';
import type { View } from './view.ts';

/** Every machine's view, under its folder's name. */
export const views: Readonly<Record<string, View>> = {
  accordion: accordionView,
  application: applicationView,
  bill: billView,
  brief: briefView,
  bugreport: bugreportView,
  carousel: carouselView,
  chat: chatView,
  compare: compareView,
  contact: contactView,
  disclosure: disclosureView,
  drawer: drawerView,
  enquiry: enquiryView,
  entrance: entranceView,
  menu: menuView,
  motion: motionView,
  page: pageView,
  pipeline: pipelineView,
  scrolltop: scrolltopView,
  stock: stockView,
  theme: themeView,
  toast: toastView,
  toasts: toastsView,
  typewriter: typewriterView,
  video: videoView,
  visit: visitView,
};
