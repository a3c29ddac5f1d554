/** An element that a visitor types into or chooses with. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input,select,textarea';

/** Several controls under one name; none in a field that only shows text. */
export const controlsOf = (field: HTMLElement) => [...field.querySelectorAll<Control>(controls)];

export const controlOf = (field: HTMLElement) => field.querySelector<Control>(controls);

/**
 * A field's own name, under which its controls are sent: `field_7`, or `field_7_0` for the first of several
 * checkboxes.
 */
export const numberOf = (field: HTMLElement) => controlOf(field)?.name.split('_')[1];

/** Fields and the texts between them. */
export const fieldsOf = (form: Element) => [...form.querySelectorAll<HTMLElement>('.field,.between')];

/** The values as they are sent: of several checkboxes or radio buttons those that are checked. */
const enteredIn = (field: HTMLElement) => {
  if (field.tagName === 'FIELDSET') {
    return [...field.querySelectorAll<Control>(':checked')].map(({ value }) => value).join(', ');
  }
  const control = controlOf(field) as Control;
  return control.type === 'checkbox' ? `${(control as HTMLInputElement).checked}` : control.value;
};

/**
 * Shows each field of a form only while the field that it depends on (`data-if`) shows and has its value
 * (`data-is`, or any value without it). Only then may it be required (`data-must`): without scripts it always
 * shows and is not required.
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
    // Browsers do not validate disabled controls.
    for (const control of controls) control.disabled = isHidden;
    const [control] = controls;
    // No single checkbox of several can be required.
    if (control && !('some' in field.dataset)) control.required = field.dataset.must === '';
  }
}
