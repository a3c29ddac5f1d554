import { definitionOf, fieldsOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { type FieldValue, mapValues } from '@galley/shared/components/field-values';
import { describe, expect, it } from 'vitest';
import { renderPage } from './entry-server';
import type { FormField, FormModel } from './site-model';
import { bookingForm } from './testing/sample-fields';
import { sampleForm, sampleHomePage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideComponents, styleGuideHome } from './testing/style-guide';

const samples = [...styleGuideComponents, ...sampleHomePage.components];
const forms = { ...sampleHomePage.forms, ...styleGuideHome.forms };

const mainOf = (component: RenderableComponent, its: Record<number, FormModel> = forms) =>
  renderPage({ ...styleGuideHome, forms: its, components: [component] }, sampleSite).main;

/** What is read between the tags. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** Values that are not shown as they are: they choose pages, a place on a map, a video or a height. */
const choosing = /^(PageList tag|FindUs coordinates|Video address|BannerContainer .*height)$/;
/** Names that staff give. */
const ofStaff = /(^|\.)componentName$/;
/** A row of logos has no captions. */
const isLeftOut = ({ type, data }: RenderableComponent, name: string) =>
  type === 'Gallery' && data.look === 'logos' && name.endsWith('caption');

/** A value that occurs nowhere else; undefined for kinds that hold nothing that people type or choose from a library. */
function markedValue({ field, value }: FieldValue, mark: string): unknown {
  switch (field.kind) {
    case 'text':
      return mark;
    case 'richText':
      return `<p>${mark}</p>`;
    case 'link':
      return `https://${mark}.example/`;
    case 'image':
      return value === '' ? undefined : `acme/7/${mark}.png`;
    default:
      return undefined;
  }
}

/** A sample whose fields hold marks, which are listed with the names of their fields. */
function marked(sample: RenderableComponent) {
  const unpublished: readonly string[] =
    definitionOf(sample.type).unpublished?.fields(sample.data as never) ?? [];
  const marks: { name: string; mark: string; isText: boolean }[] = [];
  const data = mapValues(fieldsOf(sample.type), sample.data, (found) => {
    const { name, field } = found;
    const mark = `mark${marks.length}x`;
    const isKept = choosing.test(`${sample.type} ${name}`) || unpublished.includes(name);
    const value = isKept ? undefined : markedValue(found, mark);
    if (value === undefined) return found.value;
    const isText = (field.kind === 'text' && name !== 'sectionAnchor') || field.kind === 'richText';
    marks.push({ name, mark, isText });
    return value;
  });
  return { marks, html: mainOf({ ...sample, data } as RenderableComponent) };
}

describe.each(samples.map((sample, index) => ({ what: `${sample.type} (sample ${index + 1})`, sample })))(
  '$what',
  ({ sample }) => {
    const { marks, html } = marked(sample);

    it('shows each of its texts, links and pictures to visitors [2:8] [1:80] [1:83] [1:84] [1:85] [1:100] [1:106] [1:108] [1:110] [2:83] [2:84] [2:85]', () => {
      const text = textOf(html);
      const missing = marks.filter(({ mark, isText }) => !(isText ? text : html).includes(mark));
      const expected = marks.filter(({ name }) => ofStaff.test(name) || isLeftOut(sample, name));
      expect(missing.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
      expect(marks.length).toBeGreaterThan(1);
    });

    it('shows no name that only staff know it by', () => {
      const known = marks.filter(({ name, mark }) => ofStaff.test(name) && html.includes(mark));
      expect(known).toEqual([]);
    });
  },
);

describe.each([sampleForm, bookingForm])('the form $name', (form) => {
  const shown = { ...form, fields: form.fields.map((field, index) => markedField(field, `mark${index}`)) };
  const booking = styleGuideComponents.find(({ type }) => type === 'ImageForm');
  const html = mainOf({ ...booking, data: { ...booking?.data, formId: form.id } } as RenderableComponent, {
    [form.id]: shown,
  });

  it.each(shown.fields.map((field) => [field.fieldType, field] as const))(
    'shows what was typed for its field of the kind %s [2:8] [2:74] [2:155]',
    (kind, field) => {
      const { name, placeholder, options, linkText, linkUrl, text } = field;
      const typed = [name, placeholder, ...options, linkText, linkUrl, text];
      const missing = typed.filter((value) => !html.includes(value));
      expect(missing).toEqual(kind === 'paragraph' ? [name] : []);
    },
  );
});

/** Every text of a field that it has; conditions keep pointing at the option that they name. */
function markedField(field: FormField, mark: string): FormField {
  const named = (what: string, value: string) => (value === '' ? '' : `${mark}${what}`);
  return {
    ...field,
    name: named('name', field.name),
    placeholder: named('placeholder', field.placeholder),
    options: field.options.map((_, index) => `${mark}option${index}`),
    linkText: named('link', field.linkText),
    linkUrl: field.linkUrl === '' ? '' : `https://${mark}.example/`,
    text: named('text', field.text),
    showIfFieldId: null,
    showIfValue: '',
  };
}
