/** Sends a form as a call and answers in place. Without it the browser posts the same form by itself. */
import { type Control, controlOf, enteredIn, showFields } from './shown-fields';

function setUp(form: HTMLFormElement) {
  const button = form.querySelector('[type=submit]') as HTMLButtonElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  // A page that was rendered by an earlier release may lack one.
  const hidden = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value;
  /** The same until it is sent: what is repeated after a lost answer is stored once. */
  let key = '';

  /** Shows each field's message below it and answers the first field that has one. */
  const check = (messageOf: (control: Control) => string | undefined) => {
    let first: Control | undefined;
    for (const field of fields) {
      const control = controlOf(field);
      const message = messageOf(control) ?? '';
      control.ariaInvalid = message ? 'true' : null;
      (field.querySelector('.error') as HTMLElement).textContent = message;
      if (message) first ??= control;
    }
    first?.focus();
    return first;
  };

  const show = () => showFields(fields);

  const send = async () => {
    key ||= `${Date.now()}-${Math.random()}`;
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        form: { id: Number(hidden('formId')), revision: Number(hidden('revision')) },
        key,
        elapsed: Math.round(performance.now()),
        website: hidden('website'),
        nameValuePairs: fields.map((field) => ({
          fieldId: Number(field.dataset.field),
          fieldValue: enteredIn(controlOf(field)),
        })),
      }),
    });
    if (answer.ok) {
      form.reset();
      show();
      key = '';
      return form.dataset.sent as string;
    }
    const refusal = await answer.json();
    check((control) => refusal.fields?.[control.name]);
    return refusal.message as string;
  };

  form.noValidate = true;
  form.oninput = show;
  show();
  // A browser that goes back fills in what was typed before.
  addEventListener('pageshow', show);
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
      });
  };
}

export function start(): void {
  document.querySelectorAll<HTMLFormElement>('[data-sent]').forEach(setUp);
}
