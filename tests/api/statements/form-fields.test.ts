import { beforeAll, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { answered, observed } from '../../support/observed';

/** The rules of the fields of forms, as document 2 states them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

beforeAll(async () => {
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

const text = { name: 'Boat', fieldType: 'input', inputType: 'text' };
const number = { ...text, inputType: 'number' };
const list = { name: 'Boat', fieldType: 'selectList' };
const upTo = (most: number) => ` must be a whole number from 0 to ${most}.`;
/** What refuses it, its field, the ids and what the field then says. */
const refusals: [object, field: string, ids: string, message: string][] = [
  [{ name: ' ', fieldType: 'input', inputType: 'text' }, 'name', '[2:128]', 'Field Name is required.'],
  [{ name: 'Boat', fieldType: '' }, 'fieldType', '[2:128]', 'Field Type is required.'],
  [{ name: 'Boat', inputType: 'text' }, 'fieldType', '[2:128]', 'Field Type is required.'],
  [{ ...text, inputType: '' }, 'inputType', '[2:128]', 'Input Type is required.'],
  [{ ...text, minLength: 1001 }, 'minLength', '[2:129] [2:268]', `Min${upTo(1000)}`],
  [{ ...text, maxLength: 1001 }, 'maxLength', '[2:129] [2:268]', `Max${upTo(1000)}`],
  [{ ...number, minLength: 100_000_000 }, 'minLength', '[2:129] [2:268]', `Min${upTo(99_999_999)}`],
  [{ ...number, maxLength: 100_000_000 }, 'maxLength', '[2:129] [2:268]', `Max${upTo(99_999_999)}`],
  [{ ...text, minLength: -1 }, 'minLength', '[2:129]', `Min${upTo(99_999_999)}`],
  [{ ...text, minLength: 1.5 }, 'minLength', '[2:129]', `Min${upTo(99_999_999)}`],
  [{ ...number, minLength: -1 }, 'minLength', '[2:129]', `Min${upTo(99_999_999)}`],
  [{ ...list, options: [] }, 'options', '[2:130]', 'Options are required.'],
  [
    { ...list, options: ['Yawl', 'Ketch', 'Yawl'] },
    'options',
    '[2:130]',
    "The option 'Yawl' is already there.",
  ],
  [
    { ...list, options: ['Yawl', 'Ketch, Sloop'] },
    'options',
    '[2:155]',
    "An option may not contain a comma: write 'Ketch – Sloop' instead of 'Ketch, Sloop'.",
  ],
];
it.each(refusals)('a field %j names %s %s [2:74] [2:199] [2:249]', async (input, field, _ids, message) => {
  const formId = await answered<number>('POST AdminForms/CreateForm', { name: 'Rules' }, asAdmin);
  const longest = { name: 'm'.repeat(100), placeholder: 'p'.repeat(200), options: ['o'.repeat(100)] };
  const mast = { formId, ...longest, fieldType: 'selectList' };
  await answered('POST AdminForms/CreateFormField', mast, asAdmin);
  const fields = () =>
    answered<{ id: number; revision: number }[]>(
      ...(['GET AdminForms/GetAssociatedFormFields', { formId }, asAdmin] as const),
    );
  const [stored] = await fields();
  for (const [verb, known] of [
    ['Create', {}],
    ['Update', { id: stored?.id, revision: stored?.revision }],
  ] as const) {
    const sent = { formId, ...known, ...input };
    const refused = await observed(`POST AdminForms/${verb}FormField`, sent, asAdmin);
    expect([refused.status, refused.error.fields], verb).toEqual([400, { [field]: message }]);
  }
  expect(stored).toMatchObject(mast);
  expect(await fields()).toEqual([stored]);
});

const none = { inputType: '', placeholder: '', isRequired: false, options: [], minLength: 0, maxLength: 0 };
const required = { ...none, isRequired: true };
it.each([
  ['checkbox', none],
  ['phone', required],
  ['email', { ...required, placeholder: 'p' }],
  ['state', { ...required, placeholder: 'p' }],
  ['selectList', { ...required, placeholder: 'p', options: ['o'] }],
  ['input', { ...required, inputType: 'text', placeholder: 'p', minLength: 2, maxLength: 9 }],
  ['date', required],
  ['radio', { ...required, options: ['o'] }],
  ['checkboxes', { ...required, options: ['o'] }],
  ['textArea', { ...required, placeholder: 'p', minLength: 2, maxLength: 9 }],
])(
  'properties of another type are reset: %s keeps %j [2:74] [2:105] [2:106] [2:107] [2:108] [2:109] [2:104] [2:156] [2:198] [2:199]',
  async (fieldType, kept) => {
    const formId = await answered<number>('POST AdminForms/CreateForm', { name: 'Reset' }, asAdmin);
    const everything = {
      inputType: 'text',
      placeholder: 'p',
      isRequired: true,
      options: ['o'],
      minLength: 2,
      maxLength: 9,
    };
    const formFieldId = await answered<number>(
      'POST AdminForms/CreateFormField',
      { formId, name: ' Boat ', ...everything, fieldType, showIfValue: 'Yes' },
      asAdmin,
    );
    expect(await answered('GET AdminForms/GetFormField', { formFieldId }, asAdmin)).toMatchObject({
      ...{ ...kept, formId, name: 'Boat', fieldType, showIfFieldId: null, showIfValue: '' },
    });
  },
);
