/** Sends a form as a call and answers in place. Without it the browser posts the same form by itself. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

for (const form of document.querySelectorAll<HTMLFormElement>('[data-sent]')) {
  const button = form.querySelector('[type=submit]') as HTMLButtonElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const controlOf = (field: HTMLElement) => field.querySelector('input,select,textarea') as Control;
  const hidden = (name: string) => Number((form.elements.namedItem(name) as HTMLInputElement).value);

  /** Shows each field's message below it and answers the first field that has one. */
  const check = () => {
    let first: Control | undefined;
    for (const field of fields) {
      const control = controlOf(field);
      const message = control.validationMessage;
      control.ariaInvalid = message ? 'true' : null;
      (field.querySelector('.error') as HTMLElement).textContent = message;
      if (message) first ??= control;
    }
    return first;
  };

  const enteredIn = (control: Control) =>
    control.type === 'checkbox' ? `${(control as HTMLInputElement).checked}` : control.value;

  const send = async () => {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        form: { id: hidden('formId'), revision: hidden('revision') },
        nameValuePairs: fields.map((field) => ({
          fieldId: Number(field.dataset.field),
          fieldValue: enteredIn(controlOf(field)),
        })),
      }),
    });
    if (answer.ok) {
      form.reset();
      return form.dataset.sent as string;
    }
    return (await answer.json()).message as string;
  };

  form.noValidate = true;
  form.onsubmit = (event) => {
    event.preventDefault();
    const first = check();
    if (first) {
      first.focus();
      return;
    }
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
