/** What a field's visitor types into. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input,select,textarea';

/** Several below one name; none in what only stands there. */
export const controlsOf = (field: HTMLElement) => [...field.querySelectorAll<Control>(controls)];

export const controlOf = (field: HTMLElement) => field.querySelector<Control>(controls);

/** A field's own number, which its controls are sent with: `field_7`, or `field_7_0` for the first of several boxes. */
export const numberOf = (field: HTMLElement) => controlOf(field)?.name.split('_')[1];

/** Fields and the words between them. */
export const fieldsOf = (form: Element) => [...form.querySelectorAll<HTMLElement>('.field,.between')];

/** What is entered, as it is sent: of several boxes or buttons those that are chosen. */
export const enteredIn = (field: HTMLElement) => {
  if (field.tagName === 'FIELDSET') {
    return [...field.querySelectorAll<Control>(':checked')].map(({ value }) => value).join(', ');
  }
  const control = controlOf(field) as Control;
  return control.type === 'checkbox' ? `${(control as HTMLInputElement).checked}` : control.value;
};

/**
 * Shows each of a form's fields only while the one that it waits for (`data-if`) shows and has its value (`data-is`,
 * any without it). Only then it may be required (`data-must`): without scripts it shows always and is not.
 */
export function showFields(fields: readonly HTMLElement[]): void {
  const shows = ({ dataset: { if: id, is } }: HTMLElement): boolean => {
    const other = id && fields.find((field) => numberOf(field) === id);
    if (!other) return true;
    const value = enteredIn(other).trim();
    return shows(other) && (is ? value.split(', ').includes(is) : value !== '');
  };
  for (const field of fields) {
    if (!field.dataset.if) continue;
    const isHidden = !shows(field);
    field.hidden = isHidden;
    const controls = controlsOf(field);
    // What is disabled is not checked either.
    for (const control of controls) control.disabled = isHidden;
    const [control] = controls;
    // Of several boxes none alone can be required.
    if (control && !('some' in field.dataset)) control.required = field.dataset.must === '';
  }
}
