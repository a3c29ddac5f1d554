import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { addField, formFieldInput, makeForm } from '../../support/forms';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

const cloud = await openCloud({ runJobs: false });
const editor = await sessionFor(cloud, await makeCompany('acme'), 'Level4');
const formId = await makeForm(editor);
const topic = await addField(editor, formId, {
  name: 'Boat',
  fieldType: 'selectList',
  inputType: '',
  options: ['Sail', 'Motor'],
});
const length = await addField(editor, formId, { name: 'Length', showIfFieldId: topic, showIfValue: 'Sail' });

const call = (name: Parameters<typeof callApi>[0], input: Record<string, unknown>) =>
  callApi(name, input, { session: editor });
const getField = async (formFieldId: number) =>
  bodyOf(await callApi('getFormField', { formFieldId }, { session: editor }));
const saveField = async (id: number, changes: Record<string, unknown>) =>
  call('updateFormField', { ...(await getField(id)), ...changes });

describe('a condition of a field', () => {
  it('is returned with the field [2:198]', async () => {
    expect(await getField(length)).toMatchObject({ showIfFieldId: topic, showIfValue: 'Sail' });
    expect(await getField(topic)).toMatchObject({ showIfFieldId: null, showIfValue: '' });
  });

  it.each([
    ['another form’s field', () => ({ showIfFieldId: topic + 10_000, showIfValue: 'Sail' }), 'showIfFieldId'],
    ['the field itself', () => ({ showIfFieldId: length, showIfValue: '' }), 'showIfFieldId'],
    ['no value of that field', () => ({ showIfFieldId: topic, showIfValue: 'Oars' }), 'showIfValue'],
  ])('on %s is rejected [2:199]', async (_what, condition, part) => {
    const answer = await saveField(length, condition());
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [part]]);
    expect(await getField(length)).toMatchObject({ showIfFieldId: topic, showIfValue: 'Sail' });
  });

  it('that would form a circle is rejected [2:199]', async () => {
    const answer = await saveField(topic, { showIfFieldId: length, showIfValue: '' });
    expect(answer.error.fields).toEqual({
      showIfFieldId: "Show only if: 'Length' shows only because of this field. Choose another one.",
    });
  });

  it('protects the value that it requires from being removed [2:199] [2:200]', async () => {
    const message =
      "'Length' shows only if this field is 'Sail'. Change 'Length' first; nothing was changed.";
    const refused = [
      await call('deleteFormField', { formFieldId: topic }),
      await saveField(topic, { options: ['Motor'] }),
      await saveField(topic, { fieldType: 'checkbox' }),
    ];
    expect(refused.map(({ status, error }) => [status, error.message])).toEqual(
      Array(3).fill([409, message]),
    );
    expect((await saveField(topic, { options: ['Motor', 'Sail'] })).status).toBe(200);
    await saveField(length, { showIfFieldId: null });
    expect(await getField(length)).toMatchObject({ showIfFieldId: null, showIfValue: '' });
    expect((await call('deleteFormField', { formFieldId: topic })).body).toBe('Deleted');
  });

  it('may name a field after it, but none that does not exist yet [2:199] [2:201]', async () => {
    const input = formFieldInput({ name: 'Later', showIfFieldId: length + 1, showIfValue: '' });
    expect((await call('createFormField', { formId, ...input })).status).toBe(400);
    const first = await addField(editor, formId, { name: 'Before', showIfFieldId: length, showIfValue: '' });
    expect((await call('updateFormFieldOrder', { formFieldIds: [first, length] })).body).toBe('Saved');
  });
});
