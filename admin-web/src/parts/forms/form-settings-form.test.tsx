import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { FormSettingsForm } from './form-settings-form';

it('the form settings show every address that is stored, and save them in order with what is added [2:40] [2:71] [2:187] [2:188]', async () => {
  const toEmail = ['desk@acme.example', 'till@acme.example', 'boss@acme.example'];
  const served = serveCalls({
    getFormSettings: { body: { toEmail, revision: 2 } },
    updateFormSettings: { body: 'Saved' },
  });
  renderScreen(<FormSettingsForm />);
  const field = await screen.findByPlaceholderText('name@company.com');
  expect(screen.getAllByText(/@/).map(({ textContent }) => textContent)).toEqual(toEmail);
  fireEvent.paste(field, { clipboardData: { getData: () => 'yard@acme.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const save = () => served.find(({ call }) => call === 'updateFormSettings')?.input;
  await waitFor(() => expect(save()).toEqual({ toEmail: [...toEmail, 'yard@acme.example'], revision: 2 }));
  // What was saved is read again.
  await waitFor(() => expect(served.filter(({ call }) => call === 'getFormSettings')).toHaveLength(2));
});

it('the form settings are not saved without an address, and say so [2:40] [2:71] [2:133]', async () => {
  const served = serveCalls({ getFormSettings: { body: { toEmail: ['desk@acme.example'], revision: 2 } } });
  renderScreen(<FormSettingsForm />);
  const field = await screen.findByPlaceholderText('name@company.com');
  fireEvent.keyDown(field, { key: 'Backspace' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('To Email is required.')).toBeTruthy();
  expect(served.map(({ call }) => call)).toEqual(['getFormSettings']);
});
