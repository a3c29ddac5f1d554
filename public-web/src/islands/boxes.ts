/** Says that one of several boxes is to be ticked, which the browser does not know: none alone can be required. */
import { controlOf } from './shown-fields';

function setUp(field: HTMLElement) {
  const first = controlOf(field) as HTMLInputElement;
  // Before the form's script looks for what is wrong.
  first.form?.addEventListener('submit', () => {
    first.setCustomValidity(field.querySelector(':checked') ? '' : 'Choose at least one.');
  });
}

export function start(): void {
  document.querySelectorAll<HTMLElement>('[data-some]').forEach(setUp);
}
