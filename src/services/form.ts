import { resumeId } from '../machines/form.ts';
import { keepDraft } from './drafts.ts';

const focus = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();

function alert(_: unknown, { text }: { text: string }): void {
  try {
    window.alert(text);
  } catch (cause) {
    // Browsers inside apps may refuse. The form says it, too.
    console.info(cause);
  }
}

/** What every form's machine needs in a browser. */
export const formServices = (form: string) => ({
  actors: { keepDraft },
  actions: {
    alert,
    // A form that sends has its own.
    prepareSending: () => {},
    focusResume: focus(`#${resumeId(form)}`),
    focusFirst: focus(`[id^="${form}-"][name]`),
  },
});
