import type { FormField } from '@galley/shared/schemas/form';
import { newField } from '@galley/shared/schemas/form-field-rules';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { dragDown } from '../../test-support/drag-by-keyboard';
import { renderScreen, type ServedCall, serveCalls } from '../../test-support/render-screen';
import { FormBuilder } from './form-builder';

const admin = { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;

function field(n: number, changes: Partial<FormField>): FormField {
  return { ...newField, id: 40_000 + n, formId: 4, name: `Field ${n}`, order: n, revision: n, ...changes };
}
const stored = {
  id: 4,
  name: 'Contact',
  columns: 1,
  thankYouText: '',
  thankYouPageId: null,
  confirmationFieldId: null,
  confirmationText: '',
  toEmail: ['desk@acme.example', 'till@acme.example'],
  keepDays: 0,
  asksForKeeping: false,
  revision: 5,
  fields: [
    field(1, { name: 'Name', inputType: 'number', placeholder: 'Jo', isRequired: true, maxLength: 40 }),
    field(2, { name: 'Topic', fieldType: 'selectList', inputType: '', options: ['Repair', 'Other'] }),
  ],
};
const open = (answers: Parameters<typeof serveCalls>[0] = {}, form = stored) => {
  const served = serveCalls({ getCompanyName: { body: { companyName: 'Acme' } }, ...answers });
  return { served, ...renderScreen(<FormBuilder form={form} />, { user: admin }) };
};
const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea' });
const type = (label: string, text: string) => fireEvent.change(input(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooseType = (name: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: /Field Type/ }));
  fireEvent.click(screen.getByRole('option', { name }));
};
const bodyOf = (served: ServedCall[], call: ServedCall['call']) =>
  served.find((entry) => entry.call === call)?.input;

describe('the form builder', () => {
  it('opens on Form Details, with a hint on where fields are edited [2:23]', () => {
    open();
    expect(screen.getByRole('tab', { name: 'Form Details' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Use this area to update form fields.')).toBeTruthy();
    for (const [name, icon] of Object.entries({ 'Edit Name': 'pencil', 'Delete Name': 'trash' })) {
      const button = screen.getByRole('button', { name });
      expect(button.querySelector(`.tabler-icon-${icon}`), name).not.toBeNull();
    }
  });

  it('creates a field with all of its properties, then clears the selection [2:23] [2:74] [2:110] [2:129] [2:199] [2:268]', async () => {
    const { served } = open({ createFormField: { body: 40_003 } });
    press('Create New Field');
    type('Field Name', 'Your boat');
    fireEvent.click(screen.getByRole('radio', { name: 'Number' }));
    type('Placeholder', 'Feet');
    type('Min', '3');
    type('Max', '99999999');
    fireEvent.click(input('Required'));
    press('Create Field');
    expect(await screen.findByText('Use this area to update form fields.')).toBeTruthy();
    expect(bodyOf(served, 'createFormField')).toEqual({
      ...{ ...newField, formId: 4, name: 'Your boat', inputType: 'number', placeholder: 'Feet' },
      ...{ isRequired: true, minLength: 3, maxLength: 99_999_999 },
    });
  });

  it('names what is missing and makes no call [2:128] [2:130] [2:74]', async () => {
    const { served } = open();
    press('Create New Field');
    chooseType('Select list');
    press('Create Field');
    expect(await screen.findByText('Field Name is required.')).toBeTruthy();
    expect(screen.getByText('Options are required.')).toBeTruthy();
    type('Form Name', ' ');
    press('Save');
    expect(await screen.findByText('Form Name is required.')).toBeTruthy();
    expect(served.filter(({ call }) => callRoutes[call].method === 'POST')).toEqual([]);
  });

  it('resets properties that another type does not have [2:105] [2:106] [2:107] [2:108] [2:109] [2:104] [2:199] [2:74] [2:110]', async () => {
    const { served } = open({ updateFormField: { body: 40_001 } });
    press('Edit Topic');
    for (const type of ['Email', 'Select list']) chooseType(type);
    expect(input('Options').value).toBe('');
    press('Edit Name');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(input('Field Name').value).toBe('Name'));
    const shown = () => [
      ...[input('Min').value, input('Max').value, input('Placeholder').value, input('Required').checked],
      screen.getByRole<HTMLInputElement>('radio', { name: 'Number' }).checked,
    ];
    expect(shown()).toEqual(['0', '40', 'Jo', true, true]);
    for (const type of ['Phone', 'Input']) chooseType(type);
    expect(shown()).toEqual(['0', '0', '', true, false]);
    chooseType('Phone');
    expect(screen.queryByLabelText(/^Max/)).toBeNull();
    expect(screen.queryByLabelText(/^Placeholder/)).toBeNull();
    press('Update Field');
    await waitFor(() => expect(bodyOf(served, 'updateFormField')).toBeTruthy());
    expect(bodyOf(served, 'updateFormField')).toMatchObject({
      ...{ id: 40_001, revision: 1, fieldType: 'phone', inputType: '', placeholder: '' },
      ...{ isRequired: true, maxLength: 0 },
    });
  });

  it('keeps the input when a save fails, with the message at the field that the server names [2:74] [2:130] [2:246] [2:249] [2:199] [2:23] [2:110]', async () => {
    const refused = { message: 'No.', fields: { 'options.1': 'Option is too odd.' } };
    const answers = [{ status: 400, body: refused }];
    const { served } = open({
      updateFormField: () => answers.shift() ?? { body: 40_002 },
    });
    press('Edit Topic');
    type('Options', 'Repair\nSomething odd');
    press('Update Field');
    expect(await screen.findByText('Option is too odd.')).toBeTruthy();
    expect(input('Options').value).toBe('Repair\nSomething odd');
    press('Update Field');
    await screen.findByText('Use this area to update form fields.');
    expect(bodyOf(served, 'updateFormField')).toMatchObject({ options: ['Repair', 'Something odd'] });
  });

  it('shows both texts after a stale save, and overwrites theirs on request [2:110] [2:199]', async () => {
    let saves = 0;
    const theirs = { ...stored.fields[0], name: 'Full name', revision: 9 };
    const { served } = open({
      updateFormField: () => {
        saves += 1;
        return saves === 1
          ? { status: 409, body: { message: 'Changed meanwhile.', revision: 9, current: theirs } }
          : { body: 40_001 };
      },
    });
    press('Edit Name');
    type('Field Name', 'Your name');
    press('Update Field');
    const panel = await screen.findByText('Someone else changed this field');
    const row = within(panel.closest('[role=alert]') as HTMLElement).getByRole('row', { name: /Field Name/ });
    expect(row.textContent).toContain('Full name');
    expect(row.textContent).toContain('Your name');
    press('Keep mine and save');
    await screen.findByText('Use this area to update form fields.');
    const last = served.filter(({ call }) => call === 'updateFormField').at(-1);
    expect(last?.input).toMatchObject({ name: 'Your name', revision: 9 });
  });

  it('asks before discarding unsaved input when another field is opened [2:23]', async () => {
    open();
    press('Edit Name');
    expect(screen.getByRole('tab', { name: 'Field Details' }).getAttribute('aria-selected')).toBe('true');
    type('Field Name', 'Half typed');
    press('Edit Topic');
    expect(await screen.findByText('The field that you were editing is not saved yet.')).toBeTruthy();
    expect(input('Field Name').value).toBe('Half typed');
    press('Discard it');
    await waitFor(() => expect(input('Field Name').value).toBe('Topic'));
  });

  it('returns to the list of forms when the form is gone, and says so [2:148]', async () => {
    const notified = vi.spyOn(notifications, 'show');
    const { currentPath } = open({
      createFormField: { status: 404, body: { message: 'This form was not found.' } },
    });
    press('Create New Field');
    type('Field Name', 'Your boat');
    press('Create Field');
    await waitFor(() => expect(currentPath()).toBe('/FormBuilderManagement'));
    const said = expect.objectContaining({ message: 'Can not save without form.' });
    expect(notified).toHaveBeenCalledWith(said);
  });

  it('asks before deleting a field [2:158] [2:252] [2:200]', async () => {
    const { served } = open({ deleteFormField: { body: 'Deleted' } });
    const deletions = () => served.filter(({ call }) => callRoutes[call].method === 'DELETE');
    for (const answer of ['Cancel', 'Delete field']) {
      press('Delete Topic');
      expect(await screen.findByText("Are you sure you want to delete field 'Topic'?")).toBeTruthy();
      expect(deletions()).toEqual([]);
      press(answer);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(deletions()).toEqual([{ call: 'deleteFormField', input: { formFieldId: '40002' } }]);
  });

  it('moves a field by dragging it over others, and through its menu [2:23] [2:201]', async () => {
    const saved = { updateFormFieldOrder: { body: 'Saved' } };
    const fields = [...stored.fields, field(3, { name: 'Boat' })];
    const { served } = open(saved, { ...stored, fields });
    await dragDown('Name', [1, 3]);
    const orders = () =>
      served.filter(({ call }) => callRoutes[call].method === 'POST').map(({ input }) => input);
    await waitFor(() => expect(orders()[0]).toEqual({ formFieldIds: [40_002, 40_003, 40_001] }));
    press('Place of Boat');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(orders()[1]).toEqual({ formFieldIds: [40_003, 40_002, 40_001] }));
  });

  it('saves the details of the form, including what happens after it is sent [2:73] [2:197] [2:23] [2:248] [2:110]', async () => {
    const notified = vi.spyOn(notifications, 'show');
    const { served } = open({ updateForm: { body: 4 } });
    type('Form Name', 'Write to us');
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    type('Thank-you Text', 'Thank you!');
    press('Save');
    await waitFor(() =>
      expect(bodyOf(served, 'updateForm')).toEqual({
        ...{ id: 4, name: 'Write to us', columns: 3, thankYouText: 'Thank you!', thankYouPageId: null },
        ...{ confirmationFieldId: null, confirmationText: '', toEmail: stored.toEmail },
        ...{ keepDays: 0, revision: 5 },
      }),
    );
    const updated = expect.objectContaining({ message: 'Form Updated' });
    await waitFor(() => expect(notified).toHaveBeenCalledWith(updated));
  });

  it('asks before enabling the deletion of old submissions, and changes nothing on cancel', async () => {
    const { served } = open({ updateForm: { body: 4 } });
    type('Delete submissions after', '30');
    press('Save');
    const question =
      'Are you sure you want to delete the submissions of this form that are older than 30 days?';
    expect(await screen.findByText(question)).toBeTruthy();
    press('Cancel');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(bodyOf(served, 'updateForm')).toBeUndefined();
    expect(input('Delete submissions after').value).toBe('30 days');
    press('Save');
    await screen.findByText(question);
    press('Save and delete');
    await waitFor(() => expect(bodyOf(served, 'updateForm')).toMatchObject({ keepDays: 30 }));
  });
});

it('a conditional field is marked in the list, and not offered as a condition for the field that it depends on', () => {
  const waiting = field(3, { name: 'What broke?', showIfFieldId: 40_002, showIfValue: 'Repair' });
  open({}, { ...stored, fields: [...stored.fields, waiting] });
  expect(screen.getByText("Only if 'Topic' is 'Repair'")).toBeTruthy();
  press('Edit Topic');
  fireEvent.click(screen.getByRole('combobox', { name: 'Show only if' }));
  expect(screen.getByRole('option', { name: 'Name' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'What broke?' })).toBeNull();
});
