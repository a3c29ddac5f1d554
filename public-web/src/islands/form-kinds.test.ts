import { expect, it, vi } from 'vitest';
import type { FormModel } from '../site-model';
import { element, homeWith, openHome } from '../testing/open-home';
import { bookingForm } from '../testing/sample-fields';
import { sampleHomePage } from '../testing/sample-pages';

const pageWith = (form: FormModel) => homeWith({ ...sampleHomePage, forms: { 1: { ...form, id: 1 } } });
const files = bookingForm.fields.filter(({ fieldType }) => fieldType === 'file');
const others = bookingForm.fields.filter((field) => !files.includes(field));
const html = pageWith({ ...bookingForm, fields: others });
const sentFields = (fetch: ReturnType<typeof vi.fn>) => {
  const [[, { body }]] = fetch.mock.calls as unknown as [[string, { body: FormData }]];
  return [...body].filter(([name]) => name.startsWith('field_'));
};

function openForm(fetch = vi.fn(async () => new Response('"Sent"'))) {
  const home = openHome({ fetch: fetch as never, html });
  const { document } = home;
  const choose = (value: string) => element(document, `[value="${value}"]`).click();
  const submit = () => element<HTMLFormElement>(document, '[data-sent]').requestSubmit();
  const wrong = () => [...document.querySelectorAll('.error')].map(({ textContent }) => textContent);
  return { ...home, fetch, choose, submit, wrong };
}

it('names what is missing: a day, a choice, at least one checkbox [2:149] [2:156]', () => {
  const { document, submit, wrong, fetch } = openForm();
  submit();
  const [day, place, work, coats] = wrong();
  expect([day !== '', place !== '', work, coats]).toEqual([true, true, 'Choose at least one.', '']);
  expect(document.activeElement?.getAttribute('type')).toBe('date');
  expect(fetch).not.toHaveBeenCalled();
});

it('sends what is chosen, each of several checkboxes, and nothing for texts [2:235]', async () => {
  const { document, choose, submit, fetch } = openForm();
  element<HTMLInputElement>(document, '[type=date]').value = '2026-12-01';
  choose('On the water');
  choose('Planks');
  choose('Frames');
  submit();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 15_000 });
  expect(sentFields(fetch)).toEqual([
    ['field_20002', '2026-12-01'],
    ['field_20003', 'On the water'],
    ['field_20004_0', 'Planks'],
    ['field_20004_1', 'Frames'],
  ]);
});

it('shows texts and fields that depend on one of several checkboxes [2:149] [2:156]', () => {
  const { document, choose } = openForm();
  const note = element(document, '.between[data-if]');
  const two = element<HTMLInputElement>(document, '[value="Two"]');
  const seen = () => [!note.hidden, !two.disabled, two.validity.valueMissing];
  expect(seen().slice(0, 2)).toEqual([false, false]);
  choose('Frames');
  expect(seen().slice(0, 2)).toEqual([false, false]);
  choose('Paint and varnish');
  expect(seen()).toEqual([true, true, true]);
});

it("shows the server's error below several checkboxes [2:235] [2:249]", async () => {
  const rejection = {
    message: 'No.',
    fields: { field_20004: 'What is to be done? must be among the choices.' },
  };
  const answer = vi.fn(async () => new Response(JSON.stringify(rejection), { status: 400 }));
  const { document, choose, submit, wrong } = openForm(answer as never);
  element<HTMLInputElement>(document, '[type=date]').value = '2026-12-01';
  choose('On the water');
  choose('Planks');
  submit();
  await vi.waitFor(() => expect(wrong()[2]).toBe(rejection.fields.field_20004), { timeout: 15_000 });
  expect((document.activeElement as HTMLInputElement).value).toBe('Planks');
});

it('sends files as a browser does, and states their maximum number and size beforehand', async () => {
  const fetch = vi.fn(async () => new Response('"Sent"'));
  const { document } = openHome({ fetch: fetch as never, html: pageWith({ ...bookingForm, fields: files }) });
  const input = element<HTMLInputElement>(document, '[type=file]');
  const choose = (...sizes: number[]) => {
    Object.defineProperty(input, 'files', { configurable: true, value: sizes.map((size) => ({ size })) });
    input.dispatchEvent(
      new (document.defaultView as Window & typeof globalThis).Event('change', { bubbles: true }),
    );
    element<HTMLFormElement>(document, '[data-sent]').requestSubmit();
    return element(document, '.error').textContent;
  };
  expect(choose(1, 1, 1, 1)).toBe('Choose at most 3 files.');
  expect(choose(3_000_000, 3_000_000)).toBe(
    'All files of the form together can have 4 MB. Choose fewer or smaller ones.',
  );
  expect(fetch).not.toHaveBeenCalled();
  expect(choose()).toBe('');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 15_000 });
  const [[, { body, headers }]] = fetch.mock.calls as unknown as [
    [string, { body: FormData; headers?: object }],
  ];
  expect(headers).toBeUndefined();
  expect([...body.keys()]).toEqual(['formId', 'revision', 'at', 'website', 'field_20007', 'key', 'elapsed']);
});
