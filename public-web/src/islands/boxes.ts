/** Demands that one of several checkboxes is checked, which HTML cannot express. */
import { controlOf } from './shown-fields';

function setUp(field: HTMLElement) {
  const first = controlOf(field) as HTMLInputElement;
  // This runs before the form's script looks for errors.
  first.form?.addEventListener('submit', () => {
    first.setCustomValidity(field.querySelector(':checked') ? '' : 'Choose at least one.');
  });
}

export function start(): void {
  document.querySelectorAll<HTMLElement>('[data-some]').forEach(setUp);
}
