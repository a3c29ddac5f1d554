import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { makeCompany, sessionFor } from '../../support/companies';
import { answered, observed } from '../../support/observed';

/** The calls and entities of document 2 that staff use, by the paths, names and answers that it gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

beforeAll(async () => {
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

describe('forms', () => {
  it('a form and its fields have their calls [2:73] [2:74] [2:195] [2:196] [2:197] [2:198] [2:199] [2:200] [2:201] [2:202]', async () => {
    const formId = await answered<number>('POST AdminForms/CreateForm', { name: 'Orders' }, asAdmin);
    expect(await answered('GET AdminForms/GetAllForms', {}, asAdmin)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: formId, name: 'Orders' })]),
    );
    const form = await answered<{ revision: number }>('GET AdminForms/GetForm', { formId }, asAdmin);
    expect(form).toMatchObject({ id: formId, name: 'Orders', columns: 1 });
    const changed = { ...form, name: 'Repairs', columns: 2 };
    expect(await answered('POST AdminForms/UpdateForm', changed, asAdmin)).toBe(formId);
    const stored = await answered('GET AdminForms/GetForm', { formId }, asAdmin);
    expect(stored).toMatchObject({ id: formId, name: 'Repairs', columns: 2 });
    const make = (changes: object) =>
      answered<number>(
        'POST AdminForms/CreateFormField',
        { formId, name: 'Boat', fieldType: 'input', ...changes },
        asAdmin,
      );
    const fields = [
      await make({
        inputType: 'text',
        placeholder: 'Her name',
        isRequired: true,
        minLength: 2,
        maxLength: 40,
      }),
      await make({ fieldType: 'selectList', options: ['Yawl', 'Ketch'] }),
      await make({ fieldType: 'checkbox' }),
      await make({ fieldType: 'phone' }),
      await make({ fieldType: 'email' }),
      await make({ fieldType: 'state' }),
    ];
    const first = await answered<object>('GET AdminForms/GetFormField', { formFieldId: fields[0] }, asAdmin);
    expect(first).toMatchObject({
      ...{
        id: fields[0],
        formId,
        name: 'Boat',
        fieldType: 'input',
        inputType: 'text',
        placeholder: 'Her name',
      },
      ...{ isRequired: true, minLength: 2, maxLength: 40, options: [], order: 1 },
    });
    expect(await answered('POST AdminForms/UpdateFormField', { ...first, name: 'Vessel' }, asAdmin)).toBe(
      fields[0],
    );
    const read = (formFieldId = 0) => answered('GET AdminForms/GetFormField', { formFieldId }, asAdmin);
    expect(await read(fields[0])).toMatchObject({ name: 'Vessel', maxLength: 40 });
    expect(await read(fields[1])).toMatchObject({ fieldType: 'selectList', options: ['Yawl', 'Ketch'] });
    const FormFieldIds = [...fields].reverse();
    expect(await answered('POST AdminForms/UpdateFormFieldOrder', { FormFieldIds }, asAdmin)).toBe('Saved');
    const list = () =>
      answered<{ id: number }[]>('GET AdminForms/GetAssociatedFormFields', { formId }, asAdmin);
    expect((await list()).map(({ id }) => id)).toEqual(FormFieldIds);
    for (const formFieldId of [fields[2], fields[0]]) {
      expect(await answered('DELETE AdminForms/DeleteFormFieldComponent', { formFieldId }, asAdmin)).toBe(
        'Deleted',
      );
      FormFieldIds.splice(FormFieldIds.indexOf(formFieldId ?? 0), 1);
      expect((await list()).map(({ id }) => id)).toEqual(FormFieldIds);
    }
  });

  it.each([
    [{ name: '', fieldType: 'input', inputType: 'text' }, 'name', '[2:128]'],
    [{ name: 'Boat', fieldType: '' }, 'fieldType', '[2:128]'],
    [{ name: 'Boat', fieldType: 'input', inputType: '' }, 'inputType', '[2:128]'],
    [
      { name: 'Boat', fieldType: 'input', inputType: 'text', maxLength: 1001 },
      'maxLength',
      '[2:129] [2:268]',
    ],
    [
      { name: 'Boat', fieldType: 'input', inputType: 'number', maxLength: 100_000_000 },
      'maxLength',
      '[2:129] [2:268]',
    ],
    [{ name: 'Boat', fieldType: 'input', inputType: 'text', minLength: -1 }, 'minLength', '[2:129]'],
    [{ name: 'Boat', fieldType: 'input', inputType: 'text', minLength: 1.5 }, 'minLength', '[2:129]'],
    [{ name: 'Boat', fieldType: 'selectList', options: [] }, 'options', '[2:130]'],
    [{ name: 'Boat', fieldType: 'selectList', options: ['Yawl', 'Yawl'] }, 'options', '[2:130]'],
  ])('a field %j names %s %s', async (input, field, _ids) => {
    const formId = await answered<number>('POST AdminForms/CreateForm', { name: 'Rules' }, asAdmin);
    const refused = await observed('POST AdminForms/CreateFormField', { formId, ...input }, asAdmin);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.refusal.fields ?? {}).join()).toContain(field);
  });

  it.each([
    [
      'checkbox',
      { inputType: '', placeholder: '', isRequired: false, options: [], minLength: 0, maxLength: 0 },
    ],
    ['phone', { inputType: '', placeholder: '', isRequired: true, options: [], minLength: 0, maxLength: 0 }],
    ['email', { inputType: '', placeholder: 'p', isRequired: true, options: [], minLength: 0, maxLength: 0 }],
    ['state', { inputType: '', placeholder: 'p', isRequired: true, options: [], minLength: 0, maxLength: 0 }],
    [
      'selectList',
      { inputType: '', placeholder: 'p', isRequired: true, options: ['o'], minLength: 0, maxLength: 0 },
    ],
    [
      'input',
      { inputType: 'text', placeholder: 'p', isRequired: true, options: [], minLength: 2, maxLength: 9 },
    ],
  ])(
    'what another type does not have is reset: %s keeps %j [2:105] [2:106] [2:107] [2:108] [2:109]',
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
        { formId, name: 'Boat', ...everything, fieldType },
        asAdmin,
      );
      expect(await answered('GET AdminForms/GetFormField', { formFieldId }, asAdmin)).toMatchObject(kept);
    },
  );

  it('form calls are refused for a company without forms [2:10] [2:164]', async () => {
    const plain = { session: await sessionFor(site.cloud, await makeCompany('plain'), 'Admin') };
    const refused = await observed('POST AdminForms/CreateForm', { name: 'Orders' }, plain);
    expect([403, 409]).toContain(refused.status);
  });
});
