import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormField } from '../site-model';
import { openDocument } from '../testing/open-document';
import { bookingForm } from '../testing/sample-fields';
import { sampleForm } from '../testing/sample-pages';
import { SiteForm } from './site-form';

const [, day, place, work] = bookingForm.fields.map(({ id }) => id) as [number, number, number, number];

function draw(values: Record<number, string> = {}, errors: Record<number, string> = {}) {
  const entered = { values, errors, message: '', page: '/' };
  const html = renderToStaticMarkup(
    <SiteForm form={bookingForm} idPrefix="f7" titleId="f7-title" entered={entered} />,
  );
  return openDocument(html).window.document;
}
const namesIn = (document: Document, id: number) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name^="field_${id}"]`)].map(({ name }) => name);

describe('fields with several controls', () => {
  it('are below one label; radio buttons share a name, checkboxes have one each', () => {
    const document = draw();
    const legends = [...document.querySelectorAll('fieldset > legend')].map(({ textContent }) => textContent);
    expect(legends).toEqual(['Where do we look at her? *', 'What is to be done? *', 'How many coats? *']);
    expect(namesIn(document, place)).toEqual(Array(3).fill(`field_${place}`));
    expect(namesIn(document, work)).toEqual([0, 1, 2].map((n) => `field_${work}_${n}`));
    for (const input of document.querySelectorAll<HTMLInputElement>('fieldset input')) {
      expect(input.labels?.[0]?.textContent).toBe(input.value);
    }
  });

  it('require one radio button, and no single checkbox [2:156] [2:149]', () => {
    const document = draw();
    const requiredIn = (id: number) =>
      document.querySelectorAll(`input[name^="field_${id}"][required]`).length > 0;
    expect([requiredIn(place), requiredIn(work)]).toEqual([true, false]);
  });

  it('are shown again with the choices, and the focus is on the first with an error', () => {
    const chosen = { [place]: 'On paper only', [work]: 'Frames, Paint and varnish', [day]: '2026-12-01' };
    const document = draw(chosen, { [work]: 'What is to be done? must be among the choices.' });
    for (const input of document.querySelectorAll(`input[name^="field_${work}"]`)) {
      const error = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(error?.textContent).toBe('What is to be done? must be among the choices.');
    }
    const ticked = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    expect(ticked.map(({ value }) => value)).toEqual(['On paper only', 'Frames', 'Paint and varnish']);
    expect(document.querySelector<HTMLInputElement>('[type=date]')?.value).toBe('2026-12-01');
    const focused = [...document.querySelectorAll('[autofocus]')].map((input) => input.getAttribute('name'));
    expect(focused).toEqual([`field_${work}_0`]);
  });
});

it.each<[kind: string, change: Partial<FormField>, control: string]>([
  ['a text', { fieldType: 'input', inputType: 'text' }, 'input text'],
  ['a number', { fieldType: 'input', inputType: 'number' }, 'input number'],
  ['a list', { fieldType: 'selectList', options: ['A'] }, 'select'],
  ['a checkbox', { fieldType: 'checkbox' }, 'input checkbox'],
  ['a phone', { fieldType: 'phone' }, 'input tel'],
  ['an email', { fieldType: 'email' }, 'input email'],
  ['a state', { fieldType: 'state' }, 'select'],
])('the field for %s has the control of its kind [2:74] [2:149]', (_kind, change, control) => {
  const fields = sampleForm.fields.slice(0, 1).map((field) => ({ ...field, ...change }));
  const html = renderToStaticMarkup(
    <SiteForm form={{ ...sampleForm, fields }} idPrefix="f7" titleId="f7-title" />,
  );
  const drawn = openDocument(html).window.document.querySelector('[name^="field_"]');
  expect([drawn?.localName, drawn?.getAttribute('type')].filter(Boolean).join(' ')).toBe(control);
});

describe('words between fields', () => {
  it('are a heading below that of the form, and a paragraph whose name is not shown', () => {
    const document = draw();
    expect(document.querySelector('h3')?.textContent).toBe('When would you come?');
    expect(document.querySelector('h3 + p')?.textContent).toContain('Tuesday to Saturday.\nBring');
    expect(document.body.textContent).not.toContain('Colours');
    expect(document.querySelectorAll('.between[data-if]')).toHaveLength(1);
  });

  it('can depend on another field, as fields do', () => {
    const element = draw().querySelector<HTMLElement>('.between[data-if]');
    expect(element?.dataset).toMatchObject({ if: String(work), is: 'Paint and varnish' });
  });
});
