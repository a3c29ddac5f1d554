/** Shows the conditional fields of a form only while their conditions hold. */
import { fieldsOf, showFields } from './shown-fields';

function setUp(form: HTMLFormElement) {
  const fields = fieldsOf(form);
  const show = () => showFields(fields);
  form.oninput = show;
  // The event fires before the fields are empty.
  form.onreset = () => queueMicrotask(show);
  show();
  // A browser that goes back restores what was entered before.
  addEventListener('pageshow', show);
}

export function start(): void {
  document.querySelectorAll<HTMLFormElement>('[data-sent]').forEach(setUp);
}
