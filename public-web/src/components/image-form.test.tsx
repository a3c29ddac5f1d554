import { stateNames } from '@galley/shared/states';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormField } from '../site-model';
import { openDocument } from '../testing/open-document';
import { sampleForm } from '../testing/sample-pages';
import { ImageFormView } from './image-form';
import { SiteForm } from './site-form';

const data = {
  componentName: 'Contact',
  title: 'Write to us',
  description: 'We answer soon.',
  formId: sampleForm.id,
  imageLink: 'acme/5/van.jpg',
};

function formWith(change: Partial<FormField>) {
  const [first] = sampleForm.fields;
  const fields = [{ ...(first as FormField), ...change }];
  const html = renderToStaticMarkup(
    <ImageFormView data={data} componentId={7} form={{ ...sampleForm, fields }} />,
  );
  return openDocument(html).window.document;
}

function control(change: Partial<FormField>): Element {
  const found = formWith(change).querySelector('[name^="field_"]');
  if (!found) throw new Error('The form has no control');
  return found;
}

describe('a form of the public site', () => {
  it('can be posted without a script: form, revision and every field by its id, in its columns [2:8] [2:73] [2:74] [2:235]', () => {
    const html = renderToStaticMarkup(<ImageFormView data={data} componentId={7} form={sampleForm} />);
    const form = openDocument(html).window.document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/Components/SubmitForm');
    expect(form?.getAttribute('method')).toBe('post');
    const names = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'));
    const fields = sampleForm.fields.map((field) => `field_${field.id}`);
    expect(names).toEqual(['formId', 'revision', 'at', 'website', ...fields, null]);
    for (const columns of [1, 2, 3, 4]) {
      const across = <ImageFormView data={data} componentId={7} form={{ ...sampleForm, columns }} />;
      expect(renderToStaticMarkup(across)).toContain(`<div class="fields across-${columns}">`);
    }
  });

  it('shows the entered values with their errors, and focuses the first [2:8]', () => {
    const [first, second] = sampleForm.fields;
    if (!first || !second) throw new Error('The sample form has two fields.');
    const entered = {
      values: { [first.id]: '<b>Ann</b>', [second.id]: 'ann@' },
      errors: { [second.id]: 'Not an email.' },
      message: 'Not an email.',
      page: '/contact',
    };
    const html = renderToStaticMarkup(
      <SiteForm form={sampleForm} idPrefix="f7" titleId="f7-title" entered={entered} />,
    );
    const { document } = openDocument(html).window;
    const input = (id: number) => document.querySelector(`[name="field_${id}"]`) as HTMLInputElement;
    expect([input(first.id).value, input(second.id).value]).toEqual(['<b>Ann</b>', 'ann@']);
    expect(input(second.id).getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelectorAll('[autofocus]')).toHaveLength(1);
    expect(input(second.id).hasAttribute('autofocus')).toBe(true);
    const describedBy = (id: number) => input(id).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy(second.id))?.textContent).toBe('Not an email.');
    expect(describedBy(first.id)).toBe('');
    expect(document.querySelector('[name="page"]')?.getAttribute('value')).toBe('/contact');
  });

  it('starts with blank fields that show their placeholders, and unticked boxes [2:74] [2:119] [2:123] [2:149] [2:153] [2:270]', () => {
    const fields = sampleForm.fields.map((field) => ({ ...field, placeholder: 'Like this' }));
    const html = renderToStaticMarkup(
      <ImageFormView data={data} componentId={7} form={{ ...sampleForm, fields }} />,
    );
    const { document } = openDocument(html).window;
    for (const { id, name, fieldType } of fields) {
      const element = document.querySelector(`[name="field_${id}"]`) as HTMLInputElement;
      if (element.type === 'checkbox') expect(element.checked, name).toBe(false);
      else expect(element.value, `${name} (${fieldType})`).toBe('');
      const shown = element.getAttribute('placeholder') ?? element.querySelector('option')?.textContent;
      const own = fieldType === 'phone' ? '### ### ####' : 'Like this';
      expect(shown, fieldType).toBe(element.type === 'checkbox' ? undefined : own);
    }
    for (const fieldType of ['selectList', 'state'] as const) {
      const list = control({ fieldType, options: ['A', 'B'], placeholder: '' }) as HTMLSelectElement;
      expect([list.value, list.querySelector('option')?.textContent], fieldType).toEqual(['', 'Choose…']);
    }
    for (const fieldType of ['radio', 'checkboxes'] as const) {
      const drawn = formWith({ fieldType, options: ['A', 'B'] });
      expect(drawn.querySelectorAll('[name^="field_"]:not(:checked)'), fieldType).toHaveLength(2);
    }
  });

  it('labels every control, in the order of the fields [2:8] [2:74] [2:201]', () => {
    const form = { ...sampleForm, fields: sampleForm.fields.toReversed() };
    const html = renderToStaticMarkup(<ImageFormView data={data} componentId={7} form={form} />);
    const { document } = openDocument(html).window;
    const drawn = [...document.querySelectorAll('[name^="field_"]')].map((control) =>
      control.getAttribute('name'),
    );
    expect(drawn).toEqual(form.fields.map(({ id }) => `field_${id}`));
    for (const field of form.fields) {
      const element = document.querySelector(`[name="field_${field.id}"]`) as HTMLInputElement;
      expect(element.labels?.[0]?.textContent).toContain(field.name);
    }
  });

  it('limits texts to 1000 characters and numbers to 99999999 unless the field has other limits [2:150] [2:151] [2:152] [2:268] [2:149] [2:74]', () => {
    for (const fieldType of ['input', 'textArea'] as const) {
      const bounds = (change: Partial<FormField>) =>
        ['minlength', 'maxlength'].map((name) =>
          control({ fieldType, inputType: 'text', ...change }).getAttribute(name),
        );
      expect(bounds({ minLength: 0, maxLength: 0 }), fieldType).toEqual([null, '1000']);
      expect(bounds({ minLength: 5, maxLength: 9 }), fieldType).toEqual(['5', '9']);
    }
    expect(control({ inputType: 'number' }).getAttribute('max')).toBe('99999999');
    expect(control({ inputType: 'number' }).getAttribute('min')).toBe('0');
    const bounded = control({ inputType: 'number', minLength: 6, maxLength: 80 });
    expect([bounded.getAttribute('min'), bounded.getAttribute('max')]).toEqual(['6', '80']);
    expect(control({ fieldType: 'email' }).getAttribute('maxlength')).toBe('50');
  });

  it('offers the 59 states and the options of a list, after an empty choice [2:154] [2:155] [2:149] [2:270] [2:8] [2:74]', () => {
    const valuesOf = (change: Partial<FormField>) =>
      [...control(change).querySelectorAll('option')].map((option) => option.value);
    expect(valuesOf({ fieldType: 'state' })).toEqual(['', ...Object.values(stateNames)]);
    expect(valuesOf({ fieldType: 'state' })).toHaveLength(60);
    const options = ['Yes', 'No', 'Only  now'];
    expect(valuesOf({ fieldType: 'selectList', options })).toEqual(['', ...options]);
  });

  it('compares a state by the name that is sent, where another field depends on it [2:154]', () => {
    const [topic] = sampleForm.fields;
    const waiting = { showIfFieldId: topic?.id ?? 0, showIfValue: 'ME' };
    const fields = sampleForm.fields.map((field, index): FormField => {
      if (index === 0) return { ...field, fieldType: 'state' };
      return index === 1 ? { ...field, ...waiting } : field;
    });
    const html = renderToStaticMarkup(
      <ImageFormView data={data} componentId={7} form={{ ...sampleForm, fields }} />,
    );
    const { document } = openDocument(html).window;
    expect(document.querySelector('[data-is]')?.getAttribute('data-is')).toBe('Maine');
  });

  it('links a consent to its terms, in a new window', () => {
    const consent = { fieldType: 'consent', linkText: 'Privacy policy', linkUrl: '/privacy' } as const;
    const link = formWith(consent).querySelector('.field a');
    expect(link?.textContent).toBe('Privacy policy');
    expect(link?.getAttribute('href')).toBe('/privacy');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(formWith({ ...consent, linkUrl: '', linkText: '' }).querySelector('.field a')).toBeNull();
  });

  it('confirms with its own text, which scripts read too; Successful Submission where there is none [1:282] [2:248]', () => {
    const thanksOf = (thankYouText: string) => {
      const html = renderToStaticMarkup(
        <SiteForm form={{ ...sampleForm, thankYouText }} idPrefix="f7" titleId="f7-title" />,
      );
      const { document } = openDocument(html).window;
      return [document.querySelector('form')?.dataset.sent, document.getElementById('f7-sent')?.textContent];
    };
    expect(thanksOf('Thank you.\nWe answer <soon>.')).toEqual(Array(2).fill('Thank you.\nWe answer <soon>.'));
    expect(thanksOf('')).toEqual(Array(2).fill('Successful Submission'));
  });

  it.each([
    [10005, 'Repair', '10005', 'Repair', 'Only if ‘What is it about?’ is ‘Repair’.'],
    [10005, '', '10005', undefined, 'Only if you fill in ‘What is it about?’.'],
    [10008, 'Yes', '10008', 'true', 'Only if ‘Please call me back’ is ticked.'],
    [10008, 'No', '10008', 'false', 'Only if ‘Please call me back’ is not ticked.'],
  ])(
    'says when a field applies that depends on %i being %j, and does not require it [2:156] [2:149]',
    (id, value, asked, is, words) => {
      const fields = sampleForm.fields.map((field) =>
        field.id === 10001 ? { ...field, showIfFieldId: id, showIfValue: value } : field,
      );
      const html = renderToStaticMarkup(
        <SiteForm form={{ ...sampleForm, fields }} idPrefix="f7" titleId="f7-title" />,
      );
      const { document } = openDocument(html).window;
      const field = document.querySelector<HTMLElement>('.field:has([name="field_10001"])');
      expect([field?.dataset.if, field?.dataset.is, field?.dataset.must]).toEqual([asked, is, '']);
      expect(field?.hidden).toBe(false);
      expect(field?.querySelector('input')?.required).toBe(false);
      expect(field?.querySelector('noscript')?.textContent).toContain(words);
      expect(document.querySelectorAll('noscript')).toHaveLength(1);
    },
  );

  it('renders no form without fields [2:8]', () => {
    const form = { ...sampleForm, fields: [] };
    const html = renderToStaticMarkup(<ImageFormView data={data} componentId={7} form={form} />);
    expect(openDocument(html).window.document.querySelector('form')).toBeNull();
  });

  it('never requires a checkbox, and any other field when its author did [2:156] [2:149] [2:74]', () => {
    expect(control({ fieldType: 'checkbox', isRequired: true }).hasAttribute('required')).toBe(false);
    for (const fieldType of [
      'input',
      'selectList',
      'phone',
      'email',
      'state',
      'textArea',
      'consent',
      'date',
      'radio',
      'file',
    ] as const) {
      for (const isRequired of [true, false]) {
        const asked = control({ fieldType, isRequired, options: ['A', 'B'] });
        expect(asked.hasAttribute('required'), fieldType).toBe(isRequired);
      }
    }
    for (const isRequired of [true, false]) {
      const several = formWith({ fieldType: 'checkboxes', isRequired, options: ['A', 'B'] });
      expect(several.querySelectorAll('[data-some]')).toHaveLength(isRequired ? 1 : 0);
    }
  });

  it('accepts phones with spaces, dots or brackets [2:153] [2:270] [2:149]', () => {
    const asked = control({ fieldType: 'phone' });
    for (const name of ['placeholder', 'title']) expect(asked.getAttribute(name)).toBe('### ### ####');
    const pattern = new RegExp(`^(?:${asked.getAttribute('pattern')})$`, 'v');
    for (const phone of ['207 555 0148', '(207) 555-0148', '207.555.0148', '2075550148']) {
      expect(pattern.test(phone), phone).toBe(true);
    }
    for (const phone of ['107 555 0148', '207 155 0148', '207 555 014', '207 555 01489', 'call me']) {
      expect(pattern.test(phone), phone).toBe(false);
    }
  });

  it('keeps title, description and picture when its form does not exist [1:84] [1:108] [2:8] [2:84]', () => {
    const html = renderToStaticMarkup(<ImageFormView data={data} componentId={7} form={undefined} />);
    const { document } = openDocument(html).window;
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelector('h2')?.textContent).toBe('Write to us');
    expect(document.body.textContent).toContain('We answer soon.');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/images/acme/5/van.jpg');
  });
});
