import type { CreatableType } from '@galley/shared/components/dictionary';
import { newValues } from '@galley/shared/components/placeholder';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsShown } from '../../../test-support/fields-shown';
import { namedTypes } from '../../../test-support/names-of-types';
import { openComponentForm } from '../../../test-support/opened-form';
import { offersOf } from '../../../test-support/page-form';
import { answer } from '../../../test-support/slide-list';

/** As long as a name may be, with two spaces. */
const componentName = 'News  of Octobe';
/** What is left where the version is no draft: its form can be closed. */
const closing = ['Close'];

interface Read {
  type: CreatableType;
  /** The statements about its type. */
  ids: string;
  data: object;
  /** Its own fields, as they are shown and read. */
  shown: string[];
  /** Texts outside of fields. */
  texts?: string[];
  buttons?: string[];
}
const formats = [
  ...['One column', 'Two halves', 'Quarter and three quarters', 'Three quarters and quarter'],
  ...['Two quarters and half', 'Half and two quarters', 'Quarter, half, quarter', 'Four quarters'],
  ...['Three thirds', 'Two thirds and third', 'Third and two thirds'],
];
const rows: Read[] = [
  {
    type: 'Announcement',
    ids: '[1:80] [1:100] [2:84]',
    data: { announcementText: 'Open  on Sunday,\n\n  till six' },
    shown: ['Announcement Text = Open  on Sunday,\n\n  till six read-only'],
  },
  {
    type: 'Blank',
    ids: '[1:81] [1:102] [2:84]',
    data: { height: 2_000 },
    shown: ['Height = 2000 px read-only'],
  },
  {
    type: 'BannerContainer',
    ids: '[1:82] [1:104] [1:196] [2:83]',
    data: { height: 'Large', sliderDuration: 2_501, banners: [answer(51, 'First'), answer(52, 'Second')] },
    shown: [
      ...['Height: Small disabled', 'Height: Medium disabled', 'Height: Large on disabled'],
      'Slider Duration = 2.501 s read-only',
    ],
    buttons: ['View First', 'View Second'],
  },
  {
    type: 'BannerContainer',
    ids: '[1:82] [1:104] [1:196] [2:83]',
    data: { height: 'Small', sliderDuration: 10_000, banners: [] },
    shown: [
      ...['Height: Small on disabled', 'Height: Medium disabled', 'Height: Large disabled'],
      'Slider Duration = 10 s read-only',
    ],
    texts: ['There are no slides.'],
  },
  {
    type: 'ImageForm',
    ids: '[1:84] [1:108] [2:84]',
    data: { title: 'Ask  us', description: 'Soon.\n\n  Or call', formId: 5, imageLink: 'acme/7/quay.webp' },
    shown: [
      'Title = Ask  us read-only',
      'Description = Soon.\n\n  Or call read-only',
      "Form 'Choose a form' = Orders",
    ],
    texts: ['quay.webp'],
  },
  {
    type: 'HtmlEditorColumns',
    ids: '[1:85] [1:110] [1:112] [1:120] [2:85] [2:93]',
    data: { format: '4_1-1-2', borderStyle: 'float', column1: '<p>I</p>', column3: '<p>II  II</p>' },
    shown: [
      ...formats.map((name) => `${name}${name === 'Two quarters and half' ? ' on' : ''} disabled`),
      ...['Border Style: None disabled', 'Border Style: Float (a card with a shadow) on disabled'],
    ],
    texts: ['I', 'II II'],
  },
];

const inputs = () => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea:not([aria-hidden])'),
];
/** The fields that can be changed; a choice is never typed into, but may offer something. */
const changeable = () =>
  inputs().filter((input) =>
    input.getAttribute('aria-haspopup') === 'listbox'
      ? offersOf(input).length > 0
      : !input.readOnly && !input.disabled,
  );
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

it.each(rows)(
  'a stored $type has its heading and is read with every value where the version is no draft [1:11] [1:12] [1:162] [1:208] $ids',
  async ({ type, data, shown, texts = [], buttons: others = [] }) => {
    openComponentForm(type, { data: { componentName, ...data }, isReadOnly: true });
    await screen.findByLabelText(/^Component Name/);
    const called = namedTypes.find((named) => named.type === type);
    expect(screen.getByRole('heading', { name: called?.name ?? '', level: 2 })).toBeTruthy();
    const own = () => fieldsShown().map((field) => field.replace(/ - [^\n]*$/, ''));
    const all = [...shown, `Component Name = ${componentName} read-only`];
    await waitFor(() => expect(own()).toEqual(expect.arrayContaining(all)));
    expect(own().slice(0, shown.length)).toEqual(shown);
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(changeable()).toEqual([]);
    expect(document.querySelector('[contenteditable="true"]')).toBeNull();
    expect(buttons()).toEqual([...closing, ...others]);
  },
);

/** Among them, these have every kind of field that the five of the documents lack. */
const otherKinds: CreatableType[] = ['Cards', 'Accordion', 'PageList', 'FileList', 'Events'];

it.each(namedTypes.filter(({ type }) => otherKinds.includes(type)))(
  'the form of a $name has its heading and its values, and neither changes nor moves anything, where the version is no draft [1:11] [1:12] [1:162]',
  async ({ type, name }) => {
    const data = { ...newValues(type), componentName };
    openComponentForm(type, { data, isReadOnly: true, answers: { listPages: { body: [] } } });
    const own = await screen.findByLabelText<HTMLInputElement>(/^Component Name/);
    expect(own.value).toBe(componentName);
    expect(screen.getByRole('heading', { name, level: 2 })).toBeTruthy();
    expect(changeable()).toEqual([]);
    expect(document.querySelector('[contenteditable="true"]')).toBeNull();
    expect(buttons()).toEqual(closing);
  },
);
