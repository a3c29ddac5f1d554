import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { addField, formFieldInput, makeForm } from '../../support/forms';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

const cloud = await openCloud({ runJobs: false });
const acme = await makeCompany('acme');
const editor = await sessionFor(cloud, acme, 'Level4');

const getForm = async (formId: number) => bodyOf(await callApi('getForm', { formId }, { session: editor }));
const fieldsOf = async (formId: number) =>
  bodyOf(await callApi('listFormFields', { formId }, { session: editor }));
const getField = async (formFieldId: number) =>
  bodyOf(await callApi('getFormField', { formFieldId }, { session: editor }));
const call = (name: Parameters<typeof callApi>[0], input: Record<string, unknown>) =>
  callApi(name, input, { session: editor });

describe('forms [2:73] [2:196] [2:197]', () => {
  it('are listed by id and name, with the number of their fields [1:84] [1:263] [2:195] [1:9] [2:7]', async () => {
    const formId = await makeForm(editor, 'Newsletter questions');
    await addField(editor, formId);
    // A form without fields can be chosen too.
    await makeForm(editor, 'Another');
    const forms = bodyOf(await callApi('listForms', {}, { session: editor }));
    const [filled, empty] = forms.slice(-2);
    expect(filled).toMatchObject({ id: formId, name: 'Newsletter questions', fieldCount: 1 });
    expect(empty).toMatchObject({ name: 'Another', fieldCount: 0, changedBy: editor.userId });
  });

  it('start with one column, no fields, a revision, and a retention of two years [2:73] [2:196]', async () => {
    const formId = await makeForm(editor);
    expect(await getForm(formId)).toEqual({
      ...{ id: formId, name: 'Contact', columns: 1 },
      thankYouText: '',
      toEmail: [],
      keepDays: 730,
      asksForKeeping: false,
      thankYouPageId: null,
      confirmationFieldId: null,
      confirmationText: '',
      revision: 1,
    });
    expect(await fieldsOf(formId)).toEqual([]);
  });

  it('keep their details, and their columns when a save omits them [2:73] [2:197] [1:9] [2:7]', async () => {
    const formId = await makeForm(editor);
    const details = { name: 'Contact us', columns: 3, thankYouText: 'Thank you' };
    await call('updateForm', { id: formId, ...details, revision: 1 });
    const update = (changes: object) => call('updateForm', { id: formId, name: 'Write to us', ...changes });
    expect((await update({ revision: 2 })).body).toBe(formId);
    expect(await getForm(formId)).toMatchObject({ ...details, name: 'Write to us', revision: 3 });
    await update({ thankYouText: '', revision: 3 });
    expect(await getForm(formId)).toMatchObject({ columns: 3, thankYouText: '', revision: 4 });
  });

  it('answer a stale save with the current details, but not after a save of a field', async () => {
    const formId = await makeForm(editor);
    await addField(editor, formId);
    expect((await call('updateForm', { id: formId, name: 'Mine', revision: 1 })).status).toBe(200);
    const late = await call('updateForm', { id: formId, name: 'Later', revision: 1 });
    expect(late.status).toBe(409);
    expect(late.error.revision).toBe(3);
    expect(late.error.current).toMatchObject({ name: 'Mine', columns: 1 });
    expect((await call('updateForm', { id: formId, name: 'Never read', revision: 99 })).status).toBe(409);
  });

  it.each([
    ['createForm', { name: ' ' }, 'name'],
    ['createForm', { name: 'A', columns: 5 }, 'columns'],
    ['updateForm', { id: 1, name: '', revision: 1 }, 'name'],
    ['updateForm', { id: 1, name: 'A' }, 'revision'],
    ['updateForm', { id: 1, name: 'A', revision: 1, toEmail: ['nobody'] }, 'toEmail.0'],
    ['updateForm', { id: 1, name: 'A', revision: 1, toEmail: ['a@a.example', 'A@a.example'] }, 'toEmail'],
    ['updateForm', { id: 1, name: 'A', revision: 1, thankYouText: 'x'.repeat(501) }, 'thankYouText'],
    ['updateForm', { id: 1, name: 'A', revision: 1, keepDays: -1 }, 'keepDays'],
    ['updateForm', { id: 1, name: 'A', revision: 1, keepDays: 3_651 }, 'keepDays'],
  ] as const)('%s of %j names %s [2:128]', async (name, input, field) => {
    const answer = await call(name, input);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
  });

  it('keep their former revisions for 90 days, for visitors with an older one on the screen', async () => {
    const formId = await makeForm(editor);
    await addField(editor, formId, { name: 'Old name' });
    await call('updateForm', { id: formId, name: 'New', revision: 1 });
    const before = await cloud.stored.formRevision.get(acme.scope, formId, 2);
    expect(before?.fields.map(({ name }) => name)).toEqual(['Old name']);
    const days = ((before?.ttl ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.round(days)).toBe(90);
  });
});

describe('fields [2:74] [2:199]', () => {
  it('are returned with all properties, in order [2:74] [2:202]', async () => {
    const formId = await makeForm(editor);
    const id = await addField(editor, formId, { placeholder: 'Jo', isRequired: true, maxLength: 40 });
    expect(id).toBe(formId * 10_000 + 1);
    expect(await getField(id)).toEqual({
      id,
      formId,
      name: 'Your name',
      fieldType: 'input',
      inputType: 'text',
      order: 1,
      placeholder: 'Jo',
      isRequired: true,
      minLength: 0,
      maxLength: 40,
      options: [],
      linkText: '',
      linkUrl: '',
      accepts: '',
      mostFiles: 0,
      text: '',
      showIfFieldId: null,
      showIfValue: '',
      revision: 2,
    });
    const second = await addField(editor, formId, { name: 'Email', fieldType: 'email' });
    const heading = await addField(editor, formId, { name: 'About you', fieldType: 'heading' });
    const listed = await fieldsOf(formId);
    expect(listed.flatMap((field) => [field.id, field.order])).toEqual([id, 1, second, 2, heading, 3]);
  });

  it('lose on the server the properties that their type does not have [2:105] [2:106] [2:107] [2:108] [2:109] [2:104]', async () => {
    const formId = await makeForm(editor);
    const id = await addField(editor, formId, {
      fieldType: 'checkbox',
      inputType: 'number',
      placeholder: 'x',
      isRequired: true,
      minLength: 3,
      maxLength: 5,
      options: ['A'],
      linkText: 'x',
      linkUrl: '/x',
    });
    expect(await getField(id)).toMatchObject({
      inputType: '',
      placeholder: '',
      isRequired: false,
      minLength: 0,
      maxLength: 0,
      options: [],
      linkText: '',
      linkUrl: '',
      text: '',
    });
  });

  it('are saved in place, and a stale save gets what is stored [2:198] [2:202] [1:9] [2:7]', async () => {
    const formId = await makeForm(editor);
    const first = await addField(editor, formId);
    await addField(editor, formId, { name: 'Second' });
    const input = { id: first, formId, ...formFieldInput({ name: 'First name' }) };
    expect((await call('updateFormField', { ...input, revision: 2 })).body).toBe(first);
    expect((await fieldsOf(formId)).map(({ name }) => name)).toEqual(['First name', 'Second']);
    const late = await call('updateFormField', { ...input, name: 'Later', revision: 2 });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ id: first, name: 'First name' });
    expect(late.error.revision).toBe((await getField(first)).revision);
  });

  it('of two users at once are both kept', async () => {
    const formId = await makeForm(editor);
    await Promise.all(['A', 'B', 'C'].map((name) => addField(editor, formId, { name })));
    expect((await fieldsOf(formId)).map(({ name }) => name).toSorted()).toEqual(['A', 'B', 'C']);
  });

  it('are deleted, and their number is not reused [2:200] [2:202] [1:9] [2:7]', async () => {
    const formId = await makeForm(editor);
    const id = await addField(editor, formId);
    expect((await call('deleteFormField', { formFieldId: id })).body).toBe('Deleted');
    expect((await call('deleteFormField', { formFieldId: id })).status).toBe(404);
    expect(await addField(editor, formId)).toBe(id + 1);
  });

  it('are ordered by a list that names exactly them [2:201]', async () => {
    const formId = await makeForm(editor);
    const [a, b, c] = [
      await addField(editor, formId, { name: 'A' }),
      await addField(editor, formId, { name: 'B' }),
      await addField(editor, formId, { name: 'C' }),
    ];
    expect((await call('updateFormFieldOrder', { formFieldIds: [c, a, b] })).body).toBe('Saved');
    expect((await fieldsOf(formId)).map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    expect((await call('updateFormFieldOrder', { formFieldIds: [a, b] })).status).toBe(409);
    expect((await call('updateFormFieldOrder', { formFieldIds: [a, b, c, c] })).status).toBe(409);
    expect((await call('updateFormFieldOrder', { formFieldIds: [a, b, c + 1] })).status).toBe(404);
    expect((await fieldsOf(formId)).map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ fieldType: 'colour' }, 'fieldType'],
    [{ inputType: '' }, 'inputType'],
    [{ minLength: 9, maxLength: 3 }, 'minLength'],
    [{ maxLength: 1_001 }, 'maxLength'],
    [{ inputType: 'number', maxLength: 100_000_000 }, 'maxLength'],
    [{ fieldType: 'selectList', options: [] }, 'options'],
    [{ fieldType: 'selectList', options: ['A, B'] }, 'options'],
    [{ fieldType: 'selectList', options: ['Yes', ' YES'] }, 'options'],
    [{ fieldType: 'consent', linkText: 'More', linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
  ])('that are %j are rejected with %s [2:128] [2:129] [2:130] [2:268] [2:74]', async (changes, field) => {
    const formId = await makeForm(editor);
    const answer = await call('createFormField', { formId, ...formFieldInput(), ...changes });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await fieldsOf(formId)).toEqual([]);
  });

  it('can be sent back as they were returned [2:198]', async () => {
    const formId = await makeForm(editor);
    const kinds: Parameters<typeof formFieldInput>[0][] = [
      { fieldType: 'selectList', options: ['A', 'B'] },
      { fieldType: 'consent', linkText: 'More', linkUrl: 'https://example.com/a?b=c' },
      { fieldType: 'textArea', maxLength: 200 },
    ];
    for (const changes of kinds) {
      const id = await addField(editor, formId, { inputType: '', ...changes });
      const answered = await getField(id);
      expect((await call('updateFormField', answered)).status).toBe(200);
      expect(await getField(id)).toEqual({ ...answered, revision: answered.revision + 1 });
    }
  });

  it('that are too large for one form are rejected before anything is stored', async () => {
    const formId = await makeForm(editor);
    const options = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(94)}`);
    const big = formFieldInput({ fieldType: 'selectList', inputType: '', options });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await call('createFormField', { formId, ...big })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 413]);
    expect(await fieldsOf(formId)).toHaveLength(5);
  });
});
