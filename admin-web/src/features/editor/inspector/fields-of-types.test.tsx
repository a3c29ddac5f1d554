import type { CreatableType } from '@galley/shared/components/dictionary';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsShown } from '../../../test-support/fields-shown';
import { openComponentForm } from '../../../test-support/opened-form';

/** What every section has below its own fields. */
const settingsOf = (name: string) => [
  'Background = None',
  'Space above and below = Normal',
  'Width = Normal',
  ...['Shown from: date (date)', 'Shown from: time (time)'],
  ...['Shown until: date (date)', 'Shown until: time (time)'],
  'Hidden (checkbox) - It stays in the editor and is not published.',
  `Component Name * = ${name} - Visitors never see it.`,
  'Anchor name - Links can lead here with #name, for example #prices.',
];
const types: { type: CreatableType; name: string; fields: string[] }[] = [
  {
    type: 'Announcement',
    name: 'Announcement',
    fields: [
      'Announcement Text * = What should everybody know? Say it in one sentence. - A slim bar across the page. Visitors can close it.',
    ],
  },
  {
    type: 'Blank',
    name: 'Blank',
    fields: ['Height * = 1 px - Empty space between two components, in pixels (1 to 2000).'],
  },
  {
    type: 'BannerContainer',
    name: 'Banner',
    fields: [
      ...['Height: Small', 'Height: Medium on', 'Height: Large'],
      'Slider Duration * = 5 s - How long each slide is shown unless it has its own duration: 1 to 10 seconds, 5 when empty.',
    ],
  },
  {
    type: 'ImageForm',
    name: 'Form',
    fields: [
      'Title * = Ask us anything',
      'Description * = Say what people can write to you about, and how soon you answer.',
      "Form * 'Choose a form'",
      'Form position = Beside its picture',
    ],
  },
  {
    type: 'HtmlEditorColumns',
    name: 'Text Editor',
    fields: [
      ...['One column on', 'Two halves', 'Quarter and three quarters', 'Three quarters and quarter'],
      ...['Two quarters and half', 'Half and two quarters', 'Quarter, half, quarter', 'Four quarters'],
      ...['Three thirds', 'Two thirds and third', 'Third and two thirds'],
      ...['Border Style: None on', 'Border Style: Float (a card with a shadow)'],
    ],
  },
];

it.each(types)(
  'a new $type has its fields with their defaults [1:80] [1:81] [1:82] [1:84] [1:85] [1:102] [1:104] [1:298] [2:271] [1:100] [1:108] [1:110] [1:112] [1:194] [1:195] [1:196] [1:198] [1:199] [1:296] [1:297] [2:83] [2:84] [2:85] [2:157]',
  async ({ type, name, fields }) => {
    openComponentForm(type, {});
    expect(await screen.findByRole('heading', { name: `New ${name}` })).toBeTruthy();
    await screen.findByLabelText(/^Component Name/);
    await expect.poll(() => fieldsShown()).toEqual([...fields, ...settingsOf(name)]);
  },
);
