/** Whether a visitor, or the browser for them, has changed a control since its markup was rendered. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].map((option) => option.defaultSelected).lastIndexOf(true);
    // Where the markup selects none, the browser selects the first.
    return control.selectedIndex !== Math.max(served, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}
