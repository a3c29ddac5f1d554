import { describe, expect, it } from 'vitest';
import { readySections } from '../page-templates/ready-sections';
import { finishedWords } from '../page-templates/sections';
import { canonicalRichText } from '../rich-text/canonical';
import { bannerContainer } from './banner-container';
import { creatableTypes, definitionOf, fieldsOf } from './dictionary';
import { fieldValues, initialValues, valuesOfKind } from './field-values';
import { newValues, remainingPlaceholders } from './placeholder';
import { componentSchemas } from './schema-of';

describe('a ready-made section', () => {
  it.each(readySections)(
    '$title is accepted as it is, and its texts are recognised until they are edited',
    ({ section }) => {
      const { type, ...given } = section;
      const data = componentSchemas[type].parse(given);
      expect(remainingPlaceholders(type, data).length).toBeGreaterThan(0);
      for (const { field, value } of fieldValues(fieldsOf(type), data)) {
        const isWritten =
          field.inPlace && typeof value === 'string' && value !== '' && !finishedWords.has(value);
        if (isWritten) expect(remainingPlaceholders(type, data), value).toContain(field.label);
      }
      for (const { value } of valuesOfKind(fieldsOf(type), data, 'link')) expect(value).not.toMatch(/^#/);
      expect(section.sectionAnchor ?? '').toBe('');
    },
  );
});

describe('the initial content of a new component', () => {
  it.each(creatableTypes)('of %s is in its stored form, and is accepted by its call', (type) => {
    const { placeholder = {} } = definitionOf(type);
    for (const { value } of valuesOfKind(fieldsOf(type), placeholder, 'richText')) {
      if (value !== undefined) expect(canonicalRichText(String(value), 'acme').html).toBe(value);
    }
    const { error } = componentSchemas[type].safeParse(newValues(type));
    const wrong = error?.issues.map(({ path }) => String(path[0])) ?? [];
    // Pictures and forms belong to the company: no placeholder can name one.
    for (const name of wrong) expect(['image', 'form'], name).toContain(fieldsOf(type)[name]?.kind);
  });

  it('has the default height, duration and position [1:81] [1:83] [1:102] [1:104] [1:106] [1:298] [2:83] [2:84] [2:271] [1:196] [1:296] [1:297]', () => {
    expect(newValues('Blank')).toMatchObject({ height: 1 });
    expect(newValues('BannerContainer')).toMatchObject({ height: 'Medium', sliderDuration: 5_000 });
    const slide = initialValues(bannerContainer.fields.banners.fields);
    expect(slide).toMatchObject({ buttonPosition: 'BottomMiddle' });
  });

  it('has events that are still to come', () => {
    const days = valuesOfKind(fieldsOf('Events'), newValues('Events'), 'date').map(({ value }) =>
      String(value),
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(days.filter((day) => day > today)).toHaveLength(2);
  });

  it('is recognised where it was not edited, paragraph by paragraph', () => {
    const data = newValues('HtmlEditorColumns');
    expect(remainingPlaceholders('HtmlEditorColumns', data)).toEqual(['Column 1']);
    const heading = String(data.column1).replace(/<h2>.*<\/h2>/, '<h2>Our boats</h2>');
    expect(remainingPlaceholders('HtmlEditorColumns', { ...data, column1: heading })).toEqual(['Column 1']);
    const written = { ...data, column1: '<h2>Our boats</h2><p>Built by hand.</p>' };
    expect(remainingPlaceholders('HtmlEditorColumns', written)).toEqual([]);
    expect(remainingPlaceholders('Announcement', { announcementText: 'Closed on Monday' })).toEqual([]);
    expect(remainingPlaceholders('Announcement', newValues('Announcement'))).toEqual(['Announcement Text']);
    // A heading that fits every company may stay.
    const files = { ...newValues('FileList'), items: [{ key: '1', file: '7', title: '' }] };
    expect(remainingPlaceholders('FileList', newValues('FileList'))).toEqual(['Title']);
    expect(remainingPlaceholders('FileList', files)).toEqual([]);
  });
});
