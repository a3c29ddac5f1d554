/** What a field's visitor types into. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlOf = (field: HTMLElement) => field.querySelector('input,select,textarea') as Control;

/** What is entered, as it is sent. */
export const enteredIn = (control: Control) =>
  control.type === 'checkbox' ? `${(control as HTMLInputElement).checked}` : control.value;

/**
 * Shows each of a form's fields only while the one that it waits for (`data-if`) shows and has its value (`data-is`,
 * any without it). Only then it may be required (`data-must`): without scripts it shows always and is not.
 */
export function showFields(fields: readonly HTMLElement[]): void {
  const shows = ({ dataset: { if: id, is } }: HTMLElement): boolean => {
    const other = fields.find(({ dataset }) => dataset.field === id);
    if (!other) return true;
    const value = enteredIn(controlOf(other)).trim();
    return shows(other) && (is ? value === is : value !== '');
  };
  for (const field of fields) {
    if (!field.dataset.if) continue;
    const control = controlOf(field);
    // What is disabled is not checked either.
    control.disabled = field.hidden = !shows(field);
    control.required = field.dataset.must === '';
  }
}
