import { messages } from '@galley/shared/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { makeCompany, sessionFor } from '../../support/companies';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The calls and entities of document 2 for staff, with their paths, names and responses. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
const stale = [409, 'Someone else changed this in the meantime. Your text is kept: compare and save again.'];

beforeAll(async () => {
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

/** As long as the name of a form may be. */
const longestName = 'Repairs of boats '.repeat(6).slice(0, 100);

describe('forms', () => {
  it('a form and its fields have their calls [2:73] [2:74] [2:128] [2:155] [2:195] [2:196] [2:197] [2:198] [2:199] [2:200] [2:201] [2:202] [2:221] [2:233] [1:9] [1:32] [1:263] [2:7] [2:22] [2:23] [2:105] [2:109] [2:129] [2:268]', async () => {
    const create = (input: object) => observed('POST AdminForms/CreateForm', input, asAdmin);
    const unnamed = await create({ name: ' ' });
    expect([unnamed.status, unnamed.error.message]).toEqual([400, 'Form Name is required.']);
    for (const columns of [0, 5, 1.5]) {
      const { status, error } = await create({ name: 'Wide', columns });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['columns']]);
    }
    const wide = (await create({ name: 'Wide', columns: 3 })).body;
    const { status, body } = await create({ name: 'Orders' });
    const formId: number = body;
    expect([status, formId]).toEqual([200, expect.any(Number)]);
    const rows = async () =>
      (await answered<{ id: number; name: string }[]>('GET AdminForms/GetAllForms', {}, asAdmin)).map(
        ({ id, name }) => ({ id, name }),
      );
    const form = await answered<object>('GET AdminForms/GetForm', { formId }, asAdmin);
    expect(form).toEqual({
      ...{ id: formId, name: 'Orders', columns: 1, thankYouText: '', thankYouPageId: null, toEmail: [] },
      ...{ confirmationFieldId: null, confirmationText: '', keepDays: 730, asksForKeeping: false },
      revision: 1,
    });
    const readForm = (formId: unknown) => answered('GET AdminForms/GetForm', { formId }, asAdmin);
    expect(await readForm(wide)).toEqual({ ...form, id: wide, name: 'Wide', columns: 3 });
    const named = { name: ' Trimmed ', columns: '4' };
    expect(await readForm((await create(named)).body)).toMatchObject({ name: 'Trimmed', columns: 4 });
    const thankYouPageId = await answered<number>('POST Admin/CreatePage', pageFields(), asAdmin);
    const toEmail = Array.from({ length: 20 }, (_, index) => `clerk${index}@acme.example`);
    const after = { thankYouText: 'See you', thankYouPageId, toEmail, keepDays: 30 };
    const changed = { ...form, name: longestName, columns: 2, ...after };
    const typed = { ...changed, columns: '2' };
    expect(await answered('POST AdminForms/UpdateForm', typed, asAdmin)).toBe(formId);
    expect(await readForm(formId)).toEqual({ ...changed, revision: 2 });
    expect(await readForm(wide)).toEqual({ ...form, id: wide, name: 'Wide', columns: 3 });
    const trimmed = { id: formId + 1, name: 'Trimmed' };
    expect(await rows()).toEqual([{ id: wide, name: 'Wide' }, { id: formId, name: longestName }, trimmed]);
    const late = await observed('POST AdminForms/UpdateForm', changed, asAdmin);
    expect([late.status, late.error.message]).toEqual(stale);
    for (const [changes, field] of [
      [{ name: ' ' }, 'name'],
      [{ columns: 5 }, 'columns'],
      [{ columns: 0 }, 'columns'],
      [{ columns: '1.5' }, 'columns'],
      [{ revision: undefined }, 'revision'],
    ] as const) {
      const { status, error } = await observed(
        'POST AdminForms/UpdateForm',
        { ...changed, ...changes },
        asAdmin,
      );
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await readForm(formId)).toEqual({ ...changed, revision: 2 });
    const emptied = { ...changed, thankYouText: '', thankYouPageId: null, toEmail: [] };
    for (const [sent, revision] of [
      [emptied, 3],
      [changed, 4],
    ] as const) {
      const input = { ...sent, revision: revision - 1 };
      expect(await answered('POST AdminForms/UpdateForm', input, asAdmin)).toBe(formId);
      expect(await readForm(formId)).toEqual({ ...sent, revision });
    }
    const none = await observed('GET AdminForms/GetForm', { formId: 99 }, asAdmin);
    expect([none.status, none.error.message]).toEqual([404, 'This form was not found.']);

    const plain = {
      inputType: '',
      placeholder: '',
      isRequired: false,
      minLength: 0,
      maxLength: 0,
      options: [],
      ...{ linkText: '', linkUrl: '', accepts: '', mostFiles: 0, text: '' },
      ...{ showIfFieldId: null, showIfValue: '' },
    };
    const contents = [
      {
        fieldType: 'input',
        inputType: 'text',
        placeholder: 'Her name',
        isRequired: true,
        minLength: 2,
        maxLength: 1_000,
      },
      { fieldType: 'selectList', options: ['Yawl', 'Ketch'] },
      { fieldType: 'checkbox' },
      { fieldType: 'phone' },
      { fieldType: 'email', placeholder: 'Yours' },
      { fieldType: 'state' },
      { fieldType: 'input', inputType: 'number', minLength: 3, maxLength: 99_999_999 },
    ];
    const fields: { id: number; order: number; revision: number }[] = [];
    for (const [at, content] of contents.entries()) {
      const input = { formId, name: `Field ${at}`, ...content };
      const id = await answered<number>('POST AdminForms/CreateFormField', input, asAdmin);
      fields.push({ ...plain, ...input, id, order: at + 1, revision: at + 5 });
    }
    const list = () =>
      answered<{ id: number }[]>('GET AdminForms/GetAssociatedFormFields', { formId }, asAdmin);
    expect(await list()).toEqual(fields);
    const read = (formFieldId = 0) => observed('GET AdminForms/GetFormField', { formFieldId }, asAdmin);
    for (const field of fields) expect((await read(field.id)).body).toEqual(field);
    for (const none of [12, (fields.at(-1)?.id ?? 0) + 1]) {
      const nothing = await read(none);
      expect([nothing.status, nothing.error.message]).toEqual([404, 'This field was not found.']);
    }
    // Visitors get the options as one text.
    expect(await answered('GET Components/GetFormData', { formId }, asAdmin)).toEqual({
      form: {
        id: formId,
        name: longestName,
        columns: 2,
        thankYouText: 'See you',
        revision: fields.length + 4,
      },
      formFields: fields.map((field, at) => ({
        ...{ ...field, revision: undefined, options: at === 1 ? 'Yawl,Ketch' : '' },
      })),
    });
    const first = (await read(fields[0]?.id)).body as object;
    const update = (changes: object) =>
      observed('POST AdminForms/UpdateFormField', { ...first, ...changes }, asAdmin);
    const elsewhere = await update({ formId: wide });
    expect([elsewhere.status, elsewhere.error.message]).toEqual([404, 'This field was not found.']);
    const other = {
      ...{ name: 'Sails', fieldType: 'selectList', inputType: '', options: ['Jib'], isRequired: false },
    };
    expect((await update(other)).body).toBe(fields[0]?.id);
    const cleared = { placeholder: 'Her name', minLength: 0, maxLength: 0 };
    fields[0] = { ...fields[0], ...other, ...cleared } as (typeof fields)[number];
    const old = await update({});
    expect([old.status, old.error.message]).toEqual(stale);
    const revision = fields.length + 5;
    fields[0] = { ...fields[0], revision } as (typeof fields)[number];
    expect(await list()).toEqual(fields);
    const bare = { ...fields[4], placeholder: '', revision: revision + 1 } as (typeof fields)[number];
    const sent = { ...bare, revision: fields[4]?.revision };
    expect(await answered('POST AdminForms/UpdateFormField', sent, asAdmin)).toBe(bare.id);
    fields[4] = bare;
    expect(await list()).toEqual(fields);
    expect(await answered('GET AdminForms/GetAssociatedFormFields', { formId: wide }, asAdmin)).toEqual([]);
    const [, ...without] = fields.map(({ id }) => id);
    const order = (FormFieldIds: number[]) =>
      observed('POST AdminForms/UpdateFormFieldOrder', { FormFieldIds }, asAdmin);
    for (const wrong of [without, [...without, without[0] ?? 0]]) {
      const { status, error } = await order(wrong);
      expect([status, error.message]).toEqual([409, expect.stringContaining('order them again')]);
    }
    expect((await list()).map(({ id }) => id)).toEqual(fields.map(({ id }) => id));
    // Not its own inverse, as a reversal would be.
    const ordered = [...fields.slice(4), ...fields.slice(0, 4).reverse()];
    const FormFieldIds = ordered.map(({ id }) => id);
    expect((await order(FormFieldIds)).body).toBe('Saved');
    expect(await list()).toEqual(ordered.map((field, at) => ({ ...field, order: at + 1 })));
    for (const formFieldId of [fields[2]?.id ?? 0, fields[0].id]) {
      expect(await answered('DELETE AdminForms/DeleteFormFieldComponent', { formFieldId }, asAdmin)).toBe(
        'Deleted',
      );
      FormFieldIds.splice(FormFieldIds.indexOf(formFieldId), 1);
      expect((await list()).map(({ id }) => id)).toEqual(FormFieldIds);
      for (const line of ['GET AdminForms/GetFormField', 'DELETE AdminForms/DeleteFormFieldComponent']) {
        const gone = await observed(line, { formFieldId }, asAdmin);
        expect([gone.status, gone.error.message], line).toEqual([404, 'This field was not found.']);
      }
    }
    // A number is not reused.
    const next = { formId, name: 'New', fieldType: 'phone' };
    expect(await answered('POST AdminForms/CreateFormField', next, asAdmin)).toBe(
      (fields.at(-1)?.id ?? 0) + 1,
    );
    const { fieldCount } = (
      await answered<{ id: number; fieldCount: number }[]>('GET AdminForms/GetAllForms', {}, asAdmin)
    ).find(({ id }) => id === formId) ?? { fieldCount: 0 };
    expect(fieldCount).toBe(fields.length - 1);
  });

  it('form calls are rejected for a company without forms, until it has them [1:32] [2:10] [2:164] [1:236] [2:188] [2:195] [2:196] [2:197] [2:202] [2:203]', async () => {
    const plain = { session: await sessionFor(site.cloud, await makeCompany('plain'), 'Admin') };
    const calls = [
      ...['GET AdminForms/GetAllForms', 'GET AdminForms/GetForm', 'POST AdminForms/CreateForm'],
      ...['GET AdminForms/GetAssociatedFormFields', 'POST AdminForms/GetFormSubmissionData'],
    ];
    for (const line of calls) {
      const refused = await observed(line, { name: 'Orders', formId: 1 }, plain);
      expect([refused.status, refused.error.message], line).toEqual([403, messages.noFormSettings]);
    }
    expect(await answered('GET AdminSettings/HasFormSettingsData', {}, plain)).toBe(false);
    await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@plain.example'] }, plain);
    expect(await answered('GET AdminForms/GetAllForms', {}, plain)).toEqual([]);
  });
});
