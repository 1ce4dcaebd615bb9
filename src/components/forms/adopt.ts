/**
 * A ref for a text or range control: tells the machine what a visitor entered before the page came alive.
 * @param enter called with the value, when it differs from what was rendered.
 */
export const adopt = (enter: (value: string) => void) => (control: HTMLInputElement | null) => {
  if (control && control.value !== control.defaultValue) enter(control.value);
};
