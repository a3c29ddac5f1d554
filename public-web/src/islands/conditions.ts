/** Shows the fields of a form that depend on others only while they count. */
import { fieldsOf, showFields } from './shown-fields';

function setUp(form: HTMLFormElement) {
  const fields = fieldsOf(form);
  const show = () => showFields(fields);
  form.oninput = show;
  // The event comes before the fields are empty.
  form.onreset = () => queueMicrotask(show);
  show();
  // A browser that goes back fills in what was typed before.
  addEventListener('pageshow', show);
}

export function start(): void {
  document.querySelectorAll<HTMLFormElement>('[data-sent]').forEach(setUp);
}
