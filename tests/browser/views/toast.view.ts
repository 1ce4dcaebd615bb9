import { expect } from '@playwright/test';
import { toastModel } from '../../models/toast.model.ts';
import * as toasts from './toasts.view.ts';
import { defineView } from './view.ts';

const id = 'toast 2';

/** The second toast of the page: the pointer is on the first one, so that it begins paused. */
export const toastView = defineView(toastModel, {
  async open(page): Promise<toasts.World> {
    const world = await toasts.openContact(page);
    await toasts.showToast(page, world, 'error');
    await toasts.hover(page, world);
    await toasts.showToast(page, world, 'error');
    return world;
  },
  gestures: {
    'toast.resume': (page, _event, world) => toasts.moveAway(page, world),
    'toast.pause': (page, _event, world) => toasts.hover(page, world),
    'toast.dismiss': (page, _event, world) => toasts.dismiss(page, world, id),
    'xstate.after.left.toast.running': (page, _event, world) => toasts.expire(page, world, id),
  },
  states: {
    paused: (page, _expected, world) => toasts.remains(page, world),
    running: (page, _expected, world) => toasts.shows(page, world),
    over: (page) => expect(toasts.list(page).getByTestId(id)).toHaveCount(0),
  },
});
