import type { FormField } from '@galley/shared/schemas/form';
import { newField } from '@galley/shared/schemas/form-field-rules';
import { Notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { FormBuilder } from './form-builder';

const field = (n: number, changes: Partial<FormField>): FormField => ({
  ...{ ...newField, id: 50_000 + n, formId: 5, name: `Field ${n}`, order: n, revision: n, ...changes },
});
const stored = {
  ...{ id: 5, name: 'Contact', columns: 2, thankYouText: '', thankYouPageId: null },
  ...{ confirmationFieldId: null, confirmationText: '', toEmail: ['desk@acme.example'] },
  ...{ keepDays: 0, asksForKeeping: false, revision: 5 },
  fields: [
    field(1, { name: 'Name', inputType: 'number', placeholder: 'Jo', isRequired: true, maxLength: 40 }),
    field(2, { name: 'Topic', fieldType: 'selectList', inputType: '', options: ['Repair', 'Other'] }),
  ],
};
const open = (answers: Parameters<typeof serveCalls>[0] = {}) => {
  const look = { getCompanyName: { body: { companyName: 'Acme' } } };
  const served = serveCalls({ ...look, ...answers });
  renderScreen(
    <>
      <Notifications />
      <FormBuilder form={stored} />
    </>,
    { user: { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false } },
  );
  return served;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const details = () => within(screen.getByLabelText('Field Details', { selector: 'form' }));
const input = (label: string) =>
  details().queryByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea' });
const type = (label: string, text: string) =>
  fireEvent.change(input(label) as HTMLInputElement, { target: { value: text } });

it('the form of a field names its mode, counts Min and Max in steps of one, and takes nothing for 0 [2:23] [2:110] [2:129] [2:268] [2:74]', () => {
  open();
  for (const name of ['Topic', 'Name']) {
    const handle = screen.getByLabelText(`Move ${name}`);
    expect(handle.getAttribute('aria-roledescription')).toBe('sortable');
    expect(screen.getByLabelText(`Delete ${name}`)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(`Edit ${name}`));
    expect(input('Field Name')?.value).toBe(name);
    if (name === 'Topic') expect(input('Options')?.value).toBe('Repair\nOther');
    expect(details().getByText('Update Field')).toBeTruthy();
  }
  for (const label of ['Min', 'Max']) {
    const bound = input(label) as HTMLInputElement;
    type(label, '41');
    fireEvent.keyDown(bound, { key: 'ArrowUp' });
    expect(bound.value, label).toBe('42');
    type(label, '');
    fireEvent.blur(bound);
    expect(bound.value, label).toBe('0');
    fireEvent.keyDown(bound, { key: 'ArrowDown' });
    expect(bound.value, label).toBe('0');
    type(label, '-7');
    expect(bound.value, `${label} is not negative`).toBe('7');
    type(label, '2.5');
    expect(bound.value, `${label} is an integer`).not.toContain('.');
  }
  for (const [kind, largest] of [
    ['Text', 1_000],
    ['Number', 99_999_999],
  ] as const) {
    fireEvent.click(details().getByLabelText(kind));
    type('Max', String(largest - 1));
    for (let times = 0; times < 2; times += 1) fireEvent.keyDown(input('Max') as Element, { key: 'ArrowUp' });
    expect(input('Max')?.value, kind).toBe(String(largest));
  }
});

it('begins a new field empty, and stores a field and one of its values as its condition [2:23] [2:110] [2:74] [2:129] [2:199]', async () => {
  const served = open({ createFormField: { body: 50_003 } });
  const choose = (label: string, name: string) => {
    fireEvent.click(screen.getByRole('combobox', { name: label }));
    fireEvent.click(screen.getByRole('option', { name }));
  };
  fireEvent.click(screen.getByLabelText('Edit Name'));
  press('Create New Field');
  // Nothing of the field that was open before.
  expect(['Field Name', 'Placeholder', 'Max'].map((label) => input(label)?.value)).toEqual(['', '', '0']);
  expect(input('Required')?.checked).toBe(false);
  type('Field Name', 'What broke?');
  expect(screen.queryByRole('combobox', { name: 'Value' })).toBeNull();
  choose('Show only if', 'Topic');
  choose('Value', "is 'Repair'");
  press('Create Field');
  const condition = { showIfFieldId: 50_002, showIfValue: 'Repair' };
  await waitFor(() =>
    expect(served.find((one) => one.call === 'createFormField')?.input).toMatchObject(condition),
  );
});

it("shows the server's text as it is where a field, the order or the form was not saved, or a field not deleted [2:23] [2:73] [2:249] [2:246] [2:197] [2:199] [2:200] [2:201]", async () => {
  const refused = (message: string) => ({ status: 409, body: { message } });
  open({
    updateFormFieldOrder: refused('The order is kept elsewhere.'),
    deleteFormField: refused('The topic stays.'),
    updateForm: refused('The harbor master has the form.'),
    updateFormField: refused('The field is under the snow.'),
    createFormField: refused('There is no room for a field.'),
  });
  const saysSo = async (words: string) => expect(await screen.findByText(words)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Place of Topic'));
  fireEvent.click(await screen.findByText('Move up'));
  await saysSo('The order is kept elsewhere.');
  expect(screen.getByText('Error')).toBeTruthy();
  const edits = () => screen.getAllByLabelText(/^Edit /).map((edit) => edit.getAttribute('aria-label'));
  await waitFor(() => expect(edits()).toEqual(['Edit Name', 'Edit Topic']));

  const form = within(screen.getByLabelText('Form Details', { selector: 'form' }));
  expect(form.getByLabelText<HTMLInputElement>('2').checked).toBe(true);
  fireEvent.change(form.getByLabelText(/^Form Name/), { target: { value: 'Write' } });
  fireEvent.click(form.getByText('Save'));
  await saysSo('The harbor master has the form.');

  fireEvent.click(screen.getByLabelText('Edit Topic'));
  type('Field Name', 'Subject');
  fireEvent.click(details().getByText('Update Field'));
  await saysSo('The field is under the snow.');
  expect(input('Field Name')?.value).toBe('Subject');
  fireEvent.click(details().getByText('Cancel'));
  fireEvent.click(await screen.findByText('Discard it'));
  await waitFor(() => expect(screen.queryByLabelText('Field Details', { selector: 'form' })).toBeNull());

  press('Create New Field');
  type('Field Name', 'Boat');
  fireEvent.click(details().getByText('Create Field'));
  await saysSo('There is no room for a field.');

  fireEvent.click(screen.getByLabelText('Delete Topic'));
  fireEvent.click(await screen.findByText('Delete field', { selector: 'button *' }));
  await saysSo('The topic stays.');
  expect(screen.getByLabelText('Edit Topic')).toBeTruthy();
});
