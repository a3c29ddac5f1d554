import { beforeAll, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { answered, observed } from '../../support/observed';

/** The rules of the fields of forms, as document 2 states them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

beforeAll(async () => {
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

it.each([
  [{ name: ' ', fieldType: 'input', inputType: 'text' }, 'name', '[2:128]'],
  [{ name: 'Boat', fieldType: '' }, 'fieldType', '[2:128]'],
  [{ name: 'Boat', inputType: 'text' }, 'fieldType', '[2:128]'],
  [{ name: 'Boat', fieldType: 'input', inputType: '' }, 'inputType', '[2:128]'],
  [{ name: 'Boat', fieldType: 'input', inputType: 'text', maxLength: 1001 }, 'maxLength', '[2:129] [2:268]'],
  [
    { name: 'Boat', fieldType: 'input', inputType: 'number', maxLength: 100_000_000 },
    'maxLength',
    '[2:129] [2:268]',
  ],
  [{ name: 'Boat', fieldType: 'input', inputType: 'text', minLength: -1 }, 'minLength', '[2:129]'],
  [{ name: 'Boat', fieldType: 'input', inputType: 'text', minLength: 1.5 }, 'minLength', '[2:129]'],
  [{ name: 'Boat', fieldType: 'selectList', options: [] }, 'options', '[2:130]'],
  [{ name: 'Boat', fieldType: 'selectList', options: ['Yawl', 'Ketch', 'Yawl'] }, 'options', '[2:130]'],
  [{ name: 'Boat', fieldType: 'selectList', options: ['Yawl', 'Ketch, Sloop'] }, 'options', '[2:155]'],
])('a field %j names %s %s [2:74] [2:199]', async (input, field, _ids) => {
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
    expect([refused.status, Object.keys(refused.error.fields ?? {})], verb).toEqual([400, [field]]);
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
