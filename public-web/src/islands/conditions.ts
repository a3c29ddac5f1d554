/** Shows the fields of a form that depend on others only while they count. */
import { showFields } from './shown-fields';

function setUp(form: HTMLFormElement) {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
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
