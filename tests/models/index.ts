import { carouselModel } from './carousel.model.ts';
import { contactModel } from './contact.model.ts';
import { entranceModel } from './entrance.model.ts';
import type { Model } from './model.ts';
import { motionModel } from './motion.model.ts';
import { navigationModel } from './navigation.model.ts';
import { typewriterModel } from './typewriter.model.ts';
import { videoModel } from './video.model.ts';

/** Every machine of `src/machines/`, under its folder's name. */
export const models: Readonly<Record<string, Model>> = {
  carousel: carouselModel,
  contact: contactModel,
  entrance: entranceModel,
  motion: motionModel,
  navigation: navigationModel,
  typewriter: typewriterModel,
  video: videoModel,
};
