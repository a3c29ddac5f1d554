import { expect, it } from 'vitest';
import { creatableTypes, fieldsOf, labelOf, ownListOf } from './dictionary';
import type { Fields } from './fields';
import { choicesOf } from './fields/choice';

/** The names of the documents: forms, messages and comparisons take them from the definitions. */
const labelsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

it('types of components are shown by their names, and those around a page are not among them [1:10] [1:11] [2:82]', () => {
  const names = creatableTypes.slice(0, 5).map((type) => [type, labelOf(type)]);
  expect(Object.fromEntries(names)).toEqual({
    Announcement: 'Announcement',
    Blank: 'Blank',
    BannerContainer: 'Banner',
    ImageForm: 'Form',
    HtmlEditorColumns: 'Text Editor',
  });
  for (const around of ['Navbar', 'Footer', 'SocialIcons']) expect(creatableTypes).not.toContain(around);
});

it.each([
  ['Announcement', { announcementText: 'Announcement Text' }, '[1:80] [1:100] [2:84]'],
  ['Blank', { height: 'Height' }, '[1:81] [1:102] [2:84]'],
  ['BannerContainer', { height: 'Height', sliderDuration: 'Slider Duration' }, '[1:82] [1:104] [2:83]'],
  [
    'ImageForm',
    { title: 'Title', description: 'Description', formId: 'Form', imageLink: 'Image' },
    '[1:84] [1:108] [2:84]',
  ],
  [
    'HtmlEditorColumns',
    {
      ...{ borderStyle: 'Border Style', format: 'Format' },
      ...{ column1: 'Column 1', column2: 'Column 2', column3: 'Column 3', column4: 'Column 4' },
    },
    '[1:85] [1:110] [2:85]',
  ],
])('the fields of %s are called %j %s', (type, labels, _ids) =>
  expect(labelsOf(fieldsOf(type))).toMatchObject(labels),
);

it('the fields of a slide have their names [1:83] [1:106] [2:83]', () => {
  expect(labelsOf(ownListOf('BannerContainer')?.list.fields ?? {})).toEqual({
    ...{ componentName: 'Component Name', backgroundImage: 'Background Image', height: 'Height' },
    ...{ actionText: 'Action Text', subActionText: 'Sub Action Text', sliderDuration: 'Slider Duration' },
    ...{ buttonText: 'Button Text', buttonLink: 'Button Link', buttonPosition: 'Button Position' },
    ...{ button2Text: 'Button 2 Text', button2Link: 'Button 2 Link' },
    // The documents do not have it.
    backgroundImageFocus: 'Focal point here',
  });
});

const choicesIn = (fields: Fields, name: string) => {
  const field = fields[name];
  return field?.kind === 'choice' ? choicesOf(field).map(([value]) => value) : undefined;
};

it('a border is none or float, a height one of three, the position of a button one of six [1:85] [1:104] [1:106] [1:110] [1:199] [1:298] [2:83] [2:85] [2:157] [2:271]', () => {
  expect(choicesIn(fieldsOf('HtmlEditorColumns'), 'borderStyle')).toEqual(['none', 'float']);
  expect(choicesIn(fieldsOf('BannerContainer'), 'height')).toEqual(['Small', 'Medium', 'Large']);
  expect(choicesIn(ownListOf('BannerContainer')?.list.fields ?? {}, 'buttonPosition')).toEqual([
    ...['UpperLeft', 'UpperRight', 'BottomLeft', 'BottomRight', 'BottomMiddle', 'Middle'],
  ]);
});
