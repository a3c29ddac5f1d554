import type { CreatableType } from '@galley/shared/components/dictionary';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsShown } from '../../../test-support/fields-shown';
import { openComponentForm } from '../../../test-support/opened-form';

type Step = { type: string; into: string } | { press: string } | { choose: string; of: string };
interface Change {
  steps: Step[];
  /** What is sent instead of what was stored. */
  sent: object;
}
interface Form {
  type: CreatableType;
  /** The statements about its type. */
  ids: string;
  stored: object;
  /** As it is shown at first. */
  shown: string[];
  /** Each is saved before the next one is made. */
  changes: Change[];
}

const typing = (into: string, type: string, sent: object): Change => ({ steps: [{ into, type }], sent });
const pressing = (press: string, sent: object): Change => ({ steps: [{ press }], sent });
/** The formats of the documents, by their widths in quarters or thirds. */
const formats = {
  ...{ 'Two halves': '4_2-2', 'Quarter and three quarters': '4_1-3', 'Three quarters and quarter': '4_3-1' },
  ...{ 'Two quarters and half': '4_1-1-2', 'Half and two quarters': '4_2-1-1' },
  ...{ 'Quarter, half, quarter': '4_1-2-1', 'Four quarters': '4_1-1-1-1', 'Three thirds': '3_1-1-1' },
  ...{ 'Two thirds and third': '3_2-1', 'Third and two thirds': '3_1-2', 'One column': '4_4' },
};
const columns = { column1: '<p>I</p>', column2: '<p>II</p>', column3: '<p>III</p>', column4: '<p>IV</p>' };
const longestTitle = 'Ask  us'.padEnd(100, '!');
const longestText = 'x '.repeat(250).trimEnd().padEnd(500, 'x');

const forms: Form[] = [
  {
    type: 'Announcement',
    ids: '[1:80] [1:100] [1:194] [1:295] [2:84] [2:268]',
    stored: { announcementText: 'Open' },
    shown: ['Announcement Text * = Open'],
    changes: [
      ...['Open  on Sunday,\n\n  50 % & <b>more</b>', longestText].map((text) =>
        typing('Announcement Text', text, { announcementText: text }),
      ),
      typing('Component Name', 'News  of Octobe', { componentName: 'News  of Octobe' }),
    ],
  },
  {
    type: 'Blank',
    ids: '[1:81] [1:102] [1:195] [1:297] [2:84]',
    stored: { height: 40 },
    shown: ['Height * = 40 px'],
    changes: [1, 2_000].map((height) => typing('Height', String(height), { height })),
  },
  {
    type: 'BannerContainer',
    ids: '[1:82] [1:104] [1:196] [1:296] [2:83]',
    stored: { height: 'Large', sliderDuration: 8_000 },
    shown: ['Height: Small', 'Height: Medium', 'Height: Large on', 'Slider Duration * = 8 s'],
    changes: [
      ...[1_000, 10_000, 1_001].map((sliderDuration) =>
        typing('Slider Duration', String(sliderDuration / 1_000), { sliderDuration }),
      ),
      ...['Small', 'Medium'].map((height) => pressing(height, { height })),
    ],
  },
  {
    type: 'ImageForm',
    ids: '[1:84] [1:108] [1:198] [2:84]',
    stored: { title: 'Ask', description: 'Soon', formId: 4, imageLink: 'acme/7/quay.webp' },
    shown: ['Title * = Ask', 'Description * = Soon', "Form * 'Choose a form' = Contact"],
    changes: [
      typing('Title', longestTitle, { title: longestTitle }),
      typing('Description', 'Soon.\n\n  Or call', { description: 'Soon.\n\n  Or call' }),
      { steps: [{ choose: 'Orders', of: 'Form' }], sent: { formId: 5 } },
    ],
  },
  {
    type: 'HtmlEditorColumns',
    ids: '[1:85] [1:110] [1:112] [1:199] [2:85] [2:157]',
    stored: { format: '3_2-1', borderStyle: 'float', ...columns },
    shown: ['Two thirds and third on', 'Border Style: None', 'Border Style: Float (a card with a shadow) on'],
    changes: [
      pressing('Half and two quarters', { format: '4_2-1-1' }),
      pressing('None', { borderStyle: 'none' }),
    ],
  },
];

async function take(step: Step) {
  if ('press' in step) return fireEvent.click(screen.getByRole('radio', { name: step.press }));
  if ('choose' in step) {
    fireEvent.click(screen.getByRole('combobox', { name: step.of }));
    return fireEvent.click(await screen.findByRole('option', { name: step.choose }));
  }
  const field = screen.getByLabelText(new RegExp(`^${step.into}`));
  fireEvent.change(field, { target: { value: step.type } });
  fireEvent.blur(field);
}

it.each(forms)(
  'a stored $type is shown as it was saved; each value that it allows is saved as it was typed, and all others stay [1:260] $ids',
  async ({ type, stored, shown, changes }) => {
    const served = openComponentForm(type, {
      data: { componentName: 'Kept', ...stored },
      answers: { [`update${type}`]: { body: 9 } },
    });
    await screen.findByLabelText(/^Component Name/);
    // The hints are those of a new one.
    const own = () => fieldsShown().map((field) => field.replace(/ - .*/, ''));
    await expect.poll(own).toEqual(expect.arrayContaining([...shown, 'Component Name * = Kept']));
    expect(screen.queryAllByText('quay.webp')).toHaveLength(type === 'ImageForm' ? 1 : 0);
    const choices = [...document.querySelectorAll<HTMLInputElement>('[name="format"]')].map(
      ({ value, labels }) => [labels?.[0]?.textContent, value],
    );
    expect(Object.fromEntries(choices)).toEqual(type === 'HtmlEditorColumns' ? formats : {});
    const sent = () => served.filter(({ call }) => call === `update${type}`).map(({ input }) => input);
    let now: object = { componentName: 'Kept', ...stored };
    for (const [at, change] of changes.entries()) {
      for (const step of change.steps) await take(step);
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      now = { ...now, ...change.sent };
      await waitFor(() => expect(sent().length).toBeGreaterThan(at));
      expect(sent().at(-1)).toMatchObject({ ...now, id: 9, pageId: 1, versionId: 1 });
    }
    expect(sent()).toHaveLength(changes.length);
  },
);
