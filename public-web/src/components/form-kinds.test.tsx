import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../testing/open-document';
import { bookingForm } from '../testing/sample-fields';
import { SiteForm } from './site-form';

const [heading, day, place, work, note] = bookingForm.fields.map(({ id }) => id) as [
  number,
  number,
  number,
  number,
  number,
];

function draw(values: Record<number, string> = {}, faults: Record<number, string> = {}) {
  const entered = { values, faults, message: '', page: '/' };
  const html = renderToStaticMarkup(
    <SiteForm form={bookingForm} idPrefix="f7" titleId="f7-title" entered={entered} />,
  );
  return openDocument(html).window.document;
}
const namesIn = (document: Document, id: number) =>
  [...document.querySelectorAll<HTMLInputElement>(`[data-field="${id}"] input`)].map(({ name }) => name);

describe('fields with several controls', () => {
  it('stand below one name; buttons share a name on the wire, boxes have one each', () => {
    const document = draw();
    const legends = [...document.querySelectorAll('fieldset > legend')].map(({ textContent }) => textContent);
    expect(legends).toEqual(['Where do we look at her? *', 'What is to be done? *', 'How many coats? *']);
    expect(namesIn(document, place)).toEqual(Array(3).fill(`field_${place}`));
    expect(namesIn(document, work)).toEqual([0, 1, 2].map((n) => `field_${work}_${n}`));
    for (const input of document.querySelectorAll<HTMLInputElement>('fieldset input')) {
      expect(input.labels?.[0]?.textContent).toBe(input.value);
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')).not.toBeNull();
    }
  });

  it('require one button, and no box by itself', () => {
    const document = draw();
    const requiredIn = (id: number) =>
      document.querySelectorAll(`[data-field="${id}"] input[required]`).length > 0;
    expect([requiredIn(place), requiredIn(work)]).toEqual([true, false]);
  });

  it('come back with what was chosen, and the focus on the first that is wrong', () => {
    const chosen = { [place]: 'On paper only', [work]: 'Frames, Paint and varnish', [day]: '2026-12-01' };
    const document = draw(chosen, { [work]: 'What is to be done? must be among the choices.' });
    const ticked = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    expect(ticked.map(({ value }) => value)).toEqual(['On paper only', 'Frames', 'Paint and varnish']);
    expect(document.querySelector<HTMLInputElement>('[type=date]')?.value).toBe('2026-12-01');
    const focused = [...document.querySelectorAll('[autofocus]')].map((input) => input.getAttribute('name'));
    expect(focused).toEqual([`field_${work}_0`]);
  });
});

describe('words between fields', () => {
  it('are a heading below that of the form, and a paragraph whose name no one sees', () => {
    const document = draw();
    expect(document.querySelector('h3')?.textContent).toBe('When would you come?');
    expect(document.querySelector('h3 + p')?.textContent).toContain('Tuesday to Saturday.\nBring');
    expect(document.body.textContent).not.toContain('Colours');
    expect(document.querySelector(`[data-field="${heading}"]`)).toBeNull();
  });

  it('show only if another field has a value, like fields do', () => {
    const element = draw().querySelector<HTMLElement>(`[data-field="${note}"]`);
    expect(element?.dataset).toMatchObject({ if: String(work), is: 'Paint and varnish' });
  });
});
