import type { FormField } from '@galley/shared/schemas/form';
import { newField } from '@galley/shared/schemas/form-field-rules';
import type { fieldTypes } from '@galley/shared/stored-words';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { FieldForm } from './field-form';
import { FormBuilder } from './form-builder';

const field = (changes: Partial<FormField>): FormField => ({
  ...{ ...newField, id: 50_001, formId: 5, name: 'One', order: 1, revision: 1, ...changes },
});
const form = {
  ...{ id: 5, name: 'Contact', columns: 2, thankYouText: '', thankYouPageId: null },
  ...{ confirmationFieldId: null, confirmationText: '', toEmail: ['desk@acme.example'] },
  ...{ keepDays: 0, asksForKeeping: false, revision: 5 },
};
function open(changes: Partial<typeof form>, fields: FormField[]) {
  serveCalls({ getCompanyName: { body: { companyName: 'Acme' } }, listPages: { body: [] } });
  return renderScreen(<FormBuilder form={{ ...form, ...changes, fields }} />, {
    user: { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false },
  });
}
const nothing = () => undefined;
const handlers = { onTyped: nothing, onSaved: nothing, onCancel: nothing, onFormMissing: nothing };
const shownIn = (name: string) => fieldsShown(screen.getByLabelText(name, { selector: 'form' }));

const example =
  'Placeholder up to 200 - Shown in the empty field as an example. It does not replace the name.';
const bounds = ['Min = 0', 'Max = 0'];
const options = 'Options * - One per line, without commas.';
const required = 'Required (checkbox)';
const text = '- As visitors read it. A line break starts a new line.';

/** What Field Details shows of each kind below the name and the type; a new kind does not compile before it is here. */
const kinds: Record<(typeof fieldTypes)[number], [type: string, ...fields: string[]]> = {
  input: [
    'Input - A line of text, or a number.',
    'Input Type *: Text on',
    'Input Type *: Number',
    example,
    ...bounds,
    required,
  ],
  textArea: ['Text area - Several lines of text.', example, ...bounds, required],
  email: ['Email - An email address; replies go there.', example, required],
  phone: ['Phone - A telephone number of your country; of the US and Canada as ### ### ####.', required],
  date: ['Date - A day, picked from a calendar or typed.', required],
  selectList: ['Select list - One of the options that you enter below.', options, example, required],
  radio: [
    'Choose one - One of the options that you enter below. All of them are visible, so a few are best.',
    options,
    required,
  ],
  checkboxes: [
    'Choose several - Any number of the options that you enter below. Required means at least one.',
    options,
    required,
  ],
  checkbox: ['Checkbox - Ticked or not. It is never required.'],
  consent: [
    'Consent - A box to agree, with a link to what visitors agree to.',
    "Link Text up to 100 'Privacy policy'",
    'Link up to 2000 - Where visitors can read what they agree to, such as /privacy.',
    required,
  ],
  state: ['State - One of 59 US states, territories and military codes.', example, required],
  file: [
    'File - Pictures or documents, 4 MB in all. Only staff who handle submissions can open them.',
    'Which Files: Pictures and documents on',
    'Which Files: Pictures',
    'Which Files: Documents',
    'Most Files = 1 - All files of the form together can have 4 MB.',
    'Text up to 1000 - Shown below the name, before the files that are accepted.',
    required,
  ],
  heading: [
    'Heading - A heading above the fields that follow, with optional text below it.',
    `Text up to 1000 ${text}`,
  ],
  paragraph: [
    'Text - Your own text between the fields. Visitors do not see the name.',
    `Text * up to 1000 ${text}`,
  ],
};

it('shows the settings that each kind of field has, and no others [2:23] [2:74] [2:105] [2:106] [2:107] [2:108] [2:109] [2:128] [2:129] [2:130] [2:154] [2:270]', () => {
  for (const [kind, [type, ...settings]] of Object.entries(kinds)) {
    const stored = field({ fieldType: kind as FormField['fieldType'] });
    const { unmount } = renderScreen(
      <FieldForm formId={5} fields={[stored]} stored={stored} {...handlers} />,
    );
    expect(shownIn('Field Details'), kind).toEqual([
      'Field Name * up to 100 = One',
      `Field Type * = ${type}`,
      ...settings,
    ]);
    unmount();
  }
});

it("shows the form's own settings, with the text of a confirmation only where one is sent [2:23] [2:128] [2:73] [2:248]", async () => {
  const before = [
    'Form Name * up to 100 = Contact',
    ...['Columns: 1', 'Columns: 2 on', 'Columns: 3', 'Columns: 4'],
    "Thank-you Text up to 500 'Successful Submission' - What visitors read after they send the form.",
    "Thank-you Page 'None' - Visitors are taken to this page instead of reading the text. Until the page is live, they read the text.",
  ];
  const receives = 'The visitor receives an email at the address in this field.';
  const after = [
    "To Email 'name@company.com' - Who receives the submissions of this form by email. If it is empty, the addresses in the form settings are used.",
    "Delete submissions after 'Never' - Once a day, older submissions are permanently deleted, including spam. Leave it empty to keep them until someone deletes them. Emails and exported files are not affected.",
  ];
  const fields = [field({ name: 'Mail', fieldType: 'email', isRequired: true })];
  const states: [Partial<typeof form>, FormField[], string[]][] = [
    [{}, [field({})], []],
    [{}, fields, [`Confirmation to 'No one' - ${receives}`]],
    [
      { confirmationFieldId: 50_001 as never, confirmationText: 'Thank you' },
      fields,
      [
        `Confirmation to 'No one' = Mail - ${receives}`,
        'Confirmation Text * up to 1000 = Thank you - The text of the email. It never repeats what the visitor typed, because anyone can enter anyone’s address. Replies to it are not received.',
      ],
    ],
  ];
  for (const [changes, ofForm, confirmation] of states) {
    const { unmount } = open(changes, ofForm);
    await expect.poll(() => shownIn('Form Details')).toEqual([...before, ...confirmation, ...after]);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Field Details',
      'Form Details',
    ]);
    expect(screen.getByRole('heading', { name: 'As visitors will see it' })).toBeTruthy();
    unmount();
  }
});
