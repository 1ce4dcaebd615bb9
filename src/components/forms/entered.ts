type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What visitors entered before React hydrated the page, by the control's id, or a box's value. */
const entered = new Map<string, Entered>();

interface Entered {
  readonly name: string;
  readonly value: string;
  readonly isTicked: boolean;
}

const keyOf = ({ id, value }: Control) => id || value;
const read = (control: Control): Entered => ({
  name: control.name,
  value: control.value,
  isTicked: 'checked' in control && control.checked,
});

const controlsOf = (parent: ParentNode) =>
  parent.querySelectorAll<Control>('[name]:is(input:not([type=file]), textarea, select)');

/** Reads what was entered on the page: React may render a form anew, and then it is blank. */
export function readEntered(): void {
  for (const control of controlsOf(document)) {
    if (isChanged(control)) entered.set(keyOf(control), read(control));
  }
}

/** What a form that is mounted contains, and what `readEntered` read of it, once. */
export function takeEntered(form: HTMLFormElement): Entered[] {
  return [...controlsOf(form)].flatMap((control) => {
    const key = keyOf(control);
    const found = isChanged(control) ? read(control) : entered.get(key);
    entered.delete(key);
    return found ?? [];
  });
}

/** Whether a control differs from what was rendered. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].find((option) => option.defaultSelected);
    return rendered !== undefined && control.value !== rendered.value;
  }
  return control.type === 'checkbox'
    ? (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked
    : control.value !== control.defaultValue;
}
