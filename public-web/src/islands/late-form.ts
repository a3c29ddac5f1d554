/**
 * Sends a form as a call and shows the response in place. Without it the browser posts the same form by
 * itself.
 */
import { type Control, controlOf, controlsOf, numberOf } from './shown-fields';

/**
 * Formats a US number while it is typed: '212 555 0100'. Editing in the middle never moves the digits, and a
 * number with another country code is left as it is, so that its error message can explain it.
 */
function setUpMask(input: HTMLInputElement) {
  const mask = () => {
    const typed = input.value.replace(/[\s().-]/g, '');
    const parts = /^(?:\+?1)?(\d{0,3})(\d{0,3})(\d{0,4})$/.exec(typed);
    if (parts) input.value = parts.slice(1).filter(Boolean).join(' ');
  };
  const maskAtEnd = () => {
    if (input.selectionStart === input.value.length) mask();
  };
  input.oninput = maskAtEnd;
  input.onchange = mask;
  // Format what was typed while this script was loading.
  maskAtEnd();
}

/** Returns the element of a field's message, creating it where the server has not rendered one. */
function errorOf(field: HTMLElement): HTMLElement {
  const known = field.querySelector<HTMLElement>('.error');
  if (known) return known;
  const error = document.createElement('p');
  error.className = 'error';
  error.id = `error-${Math.random()}`;
  for (const control of controlsOf(field)) {
    const described = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', described ? `${described} ${error.id}` : error.id);
  }
  field.append(error);
  return error;
}

function setUp(form: HTMLFormElement) {
  const button = form.querySelector('button') as HTMLButtonElement;
  const status = form.querySelector('.status') as HTMLElement;
  const fields = [...form.querySelectorAll<HTMLElement>('.field')];
  /** The key stays the same until the form is sent: a retry after a lost response is stored once. */
  let key = '';

  /** Shows each field's message below it and returns the first field that has one. */
  const check = (messageOf: (control: Control, field: HTMLElement) => string | undefined) => {
    let first: Control | undefined;
    for (const field of fields) {
      const control = controlOf(field) as Control;
      const message = messageOf(control, field) ?? '';
      control.ariaInvalid = message ? 'true' : null;
      const error = errorOf(field);
      error.textContent = message;
      error.hidden = !message;
      if (message) first ??= control;
    }
    first?.focus();
    return first;
  };

  const send = async () => {
    key ||= `${Math.random()}`;
    // The body that the browser would send by itself, and the two fields that only a script knows.
    const body = new FormData(form);
    body.set('key', key);
    body.set('elapsed', `${Math.round(performance.now())}`);
    const response = await fetch(form.action, { method: 'POST', body });
    if (response.ok) {
      form.reset();
      key = '';
      // The confirmation takes the form's place.
      for (const part of form.children) (part as HTMLElement).hidden = part !== status;
      const next = response.headers.get('x-thank-you');
      if (next) location.href = next;
      return form.dataset.sent as string;
    }
    const errorBody = await response.json();
    check((_, field) => errorBody.fields?.[`field_${numberOf(field)}`]);
    return errorBody.message as string;
  };

  form.querySelectorAll<HTMLInputElement>('[type=tel][pattern]').forEach(setUpMask);
  form.noValidate = true;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (check((control) => control.validationMessage)) return;
    button.disabled = true;
    status.textContent = 'Sending…';
    send()
      .catch(() => 'This could not be sent. Nothing was lost; please try again.')
      .then((message) => {
        status.textContent = message;
        button.disabled = false;
        // The button that had the focus is hidden once the form is sent.
        if (button.hidden) status.focus();
      });
  };
}

export function start(): void {
  document.querySelectorAll<HTMLFormElement>('[data-sent]').forEach(setUp);
}
