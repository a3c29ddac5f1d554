import { describe, expect, it, vi } from 'vitest';
import type { FormModel } from '../site-model';
import { element, homeWith, openHome } from '../testing/open-home';
import { sampleForm, sampleHomePage } from '../testing/sample-pages';

describe('the form', () => {
  const fill = (document: Document, values: Record<string, string>) => {
    for (const [id, value] of Object.entries(values)) {
      element<HTMLInputElement>(document, `[name="field_${id}"]`).value = value;
    }
  };
  const agree = (document: Document) => {
    element<HTMLInputElement>(document, '[name="field_10009"]').checked = true;
  };
  const submit = (document: Document) => element<HTMLFormElement>(document, '[data-sent]').requestSubmit();
  const status = (document: Document) => element(document, '[role=status]').textContent;
  const answer = (code: number, body: unknown) =>
    vi.fn(async () => new Response(JSON.stringify(body), { status: code })) as ReturnType<typeof vi.fn> &
      typeof fetch;

  it('names what is missing below each field, focuses the first and sends nothing [2:156] [2:149]', () => {
    const fetch = answer(200, 'Sent');
    const { document } = openHome({ fetch });
    submit(document);
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')].map((control) =>
      control.getAttribute('name'),
    );
    expect(wrong).toEqual(['field_10001', 'field_10002', 'field_10009']);
    expect(document.activeElement?.getAttribute('name')).toBe('field_10001');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('links every field to the message below it, and keeps its other descriptions [2:149] [2:153] [2:270]', () => {
    const { document } = openHome();
    const phone = element<HTMLInputElement>(document, '[type=tel]');
    phone.setAttribute('aria-describedby', 'hint');
    phone.value = '12';
    submit(document);
    const controls = [...document.querySelectorAll('.field :is(input,select,textarea)')];
    for (const control of controls) {
      const error = document.getElementById(
        control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
      );
      const isWrong = control.getAttribute('aria-invalid') === 'true';
      expect([error?.hidden, error?.textContent !== '']).toEqual([!isWrong, isWrong]);
    }
    expect(phone.getAttribute('aria-describedby')).toMatch(/^hint error-/);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends every field with its id and says Successful Submission [1:282] [2:248] [2:8] [2:235]', async () => {
    const fetch = answer(200, 'Sent');
    const { document } = openHome({ fetch });
    fill(document, { 10001: 'Ann', 10002: 'ann@example.com' });
    agree(document);
    submit(document);
    expect(element<HTMLButtonElement>(document, '[data-sent] [type=submit]').disabled).toBe(true);
    await vi.waitFor(() => expect(status(document)).toBe('Successful Submission'), { timeout: 15_000 });
    const [url, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe('https://harborpine.example/api/Components/SubmitForm');
    const sent = [...(request.body as FormData)];
    const { formId, revision, field_10001: name, field_10009: box } = Object.fromEntries(sent);
    expect({ formId, revision, name, box }).toEqual({ formId: '1', revision: '3', name: 'Ann', box: 'true' });
    // Browsers do not send an unchecked checkbox.
    expect(sent.filter(([key]) => key.startsWith('field_'))).toHaveLength(8);
    expect(element<HTMLInputElement>(document, '[name="field_10001"]').value).toBe('');
    expect(element<HTMLButtonElement>(document, '[data-sent] [type=submit]').disabled).toBe(false);
    // The form is replaced by the confirmation, which has the focus.
    const shown = [...element(document, '[data-sent]').children].filter(
      (part) => !(part as HTMLElement).hidden,
    );
    expect(shown.map(({ role }) => role)).toEqual(['status']);
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it.each([
    ['2125', '212 5'],
    ['212555', '212 555'],
    ['2125550', '212 555 0'],
    ['(212) 555-0100', '212 555 0100'],
    ['+1 212.555.0100', '212 555 0100'],
    ['1212', '212'],
    ['+49 30 901820', '+49 30 901820'],
    ['call me', 'call me'],
    ['212 555 01000', '212 555 01000'],
  ])(
    'formats a telephone number while it is typed: %j becomes %j [2:153] [2:270] [2:149]',
    (typed, shown) => {
      const { document, window } = openHome();
      const phone = element<HTMLInputElement>(document, '[type=tel]');
      phone.value = typed;
      phone.setSelectionRange(typed.length, typed.length);
      phone.dispatchEvent(new window.Event('input', { bubbles: true }));
      expect(phone.value).toBe(shown);
    },
  );

  it("shows the server's errors below each field, and retries with the same key until it is sent [2:235] [1:282] [2:248] [2:249]", async () => {
    const rejection = { message: 'Name is too short.', fields: { field_10001: 'Name is too short.' } };
    const answers = [
      new Response(JSON.stringify(rejection), { status: 400 }),
      new Response('"Sent"'),
      new Response('"Sent"'),
    ];
    const fetch = vi.fn(async () => answers.shift()) as ReturnType<typeof vi.fn> & typeof globalThis.fetch;
    const { document } = openHome({ fetch });
    const sendAgain = async (text: string) => {
      fill(document, { 10001: 'Ann', 10002: 'ann@example.com' });
      agree(document);
      submit(document);
      await vi.waitFor(() => expect(status(document)).toBe(text), { timeout: 15_000 });
    };
    await sendAgain('Name is too short.');
    const name = element<HTMLInputElement>(document, '[name="field_10001"]');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Name is too short.',
    );
    expect(document.activeElement).toBe(name);
    await sendAgain('Successful Submission');
    await sendAgain('Successful Submission');
    const keys = (fetch.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) =>
      (body as FormData).get('key'),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it.each([
    ['the text of an error response', answer(400, { message: 'Name is too short.' }), 'Name is too short.'],
    [
      'that nothing was lost when the server is away',
      vi.fn(async () => Promise.reject(new TypeError('offline'))) as never,
      'This could not be sent. Nothing was lost; please try again.',
    ],
  ])('shows %s and keeps the input [2:235] [2:249]', async (_what, fetch, text) => {
    const { document } = openHome({ fetch });
    fill(document, { 10001: 'Ann', 10002: 'ann@example.com' });
    agree(document);
    submit(document);
    await vi.waitFor(() => expect(status(document)).toBe(text), { timeout: 15_000 });
    expect(element<HTMLInputElement>(document, '[name="field_10001"]').value).toBe('Ann');
  });
});

describe('the rest of the form script', () => {
  const touches = {
    'the pointer': (name: HTMLElement, window: Window & typeof globalThis) =>
      name.closest('form')?.dispatchEvent(new window.Event('mouseenter')),
    'the focus': (name: HTMLElement) => name.focus(),
    'what the browser fills in': (name: HTMLElement, window: Window & typeof globalThis) =>
      name.dispatchEvent(new window.Event('input', { bubbles: true })),
  };

  it.each(Object.entries(touches))('loads on %s, once, and keeps focus and texts', (_, touch) => {
    const { document, window, loadScripts } = openHome({ isUntouched: true });
    const form = element<HTMLFormElement>(document, '[data-sent]');
    expect([loadScripts(), form.noValidate]).toEqual([0, false]);
    const name = element<HTMLInputElement>(document, '[name="field_10001"]');
    name.value = 'Ann';
    const phone = element<HTMLInputElement>(document, '[type=tel]');
    phone.value = '2125550100';
    touch(name, window as never);
    const focused = document.activeElement;
    touch(element(document, '[name="field_10002"]'), window as never);
    element<HTMLElement>(document, '[name="field_10002"]').blur();
    (focused as HTMLElement).focus();
    expect([loadScripts(), form.noValidate]).toEqual([1, true]);
    expect([document.activeElement, name.value]).toEqual([focused, 'Ann']);
    expect(phone.value).toBe('212 555 0100');
    form.requestSubmit();
    expect(document.activeElement?.getAttribute('name')).toBe('field_10002');
  });
});

describe('a conditional field', () => {
  const form: FormModel = {
    ...sampleForm,
    fields: sampleForm.fields.map((field) => {
      // The number depends on the checkbox, which shows for repairs; the number is required.
      if (field.id === 10006) return { ...field, isRequired: true, showIfFieldId: 10008, showIfValue: 'Yes' };
      return field.id === 10008 ? { ...field, showIfFieldId: 10005, showIfValue: 'Repair' } : field;
    }),
  };
  const html = homeWith({ ...sampleHomePage, forms: { [form.id]: form } });

  it('is shown, sent and required only while its condition holds [2:156] [2:149]', () => {
    const { document, window } = openHome({ html });
    const box = element(document, '.field:has([name="field_10008"])');
    const number = element(document, '.field:has([name="field_10006"])');
    const input = element<HTMLInputElement>(number as never, 'input');
    const topic = element<HTMLSelectElement>(document, '[name="field_10005"]');
    const seen = () => [!box.hidden, !number.hidden, !input.disabled];
    const typed = () => topic.dispatchEvent(new window.Event('input', { bubbles: true }));
    expect(seen()).toEqual([false, false, false]);
    expect(input.willValidate).toBe(false);
    topic.value = 'Repair';
    typed();
    expect(seen()).toEqual([true, false, false]);
    element<HTMLInputElement>(box as never, 'input').click();
    expect(seen()).toEqual([true, true, true]);
    expect(input.validity.valueMissing).toBe(true);
    topic.value = 'Other';
    typed();
    expect(seen()).toEqual([false, false, false]);
    topic.value = 'Repair';
    window.dispatchEvent(new window.Event('pageshow'));
    expect(seen()).toEqual([true, true, true]);
  });
});
