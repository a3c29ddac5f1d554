import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { SingleSignOnDialog } from './single-sign-on-dialog';

const read = 'getSingleSignOn';
const save = 'updateSingleSignOn';
const stored = {
  provider: 'acme-accounts',
  emailDomains: ['acme.example'],
  isTrusted: true,
  registerUrl: '',
  revision: 4,
};

it('keeps the vendor’s input, shows errors at their fields, and saves with the revision', async () => {
  let rejection: Record<string, string> | undefined = {
    'emailDomains.0': 'Email domain must be a domain, like company.com.',
    provider: 'acme-accounts belongs to another company already.',
  };
  const served = serveCalls({
    [read]: { body: stored },
    [save]: () =>
      rejection ? { status: 400, body: { message: 'No.', fields: rejection } } : { body: 'Saved' },
  });
  const onClose = vi.fn();
  renderScreen(<SingleSignOnDialog company="acme" companyName="Acme" onClose={onClose} />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Provider' }), {
    target: { value: 'globex-accounts' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('acme-accounts belongs to another company already.')).toBeTruthy();
  expect(screen.getByText('Email domain must be a domain, like company.com.')).toBeTruthy();
  expect(screen.getByDisplayValue('globex-accounts')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();

  rejection = undefined;
  fireEvent.change(screen.getByRole('textbox', { name: 'Provider' }), { target: { value: 'cognito' } });
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const saved = served.filter(({ call }) => call === save).at(-1);
  expect(saved?.input).toEqual({ ...stored, provider: 'cognito', isTrusted: false, company: 'acme' });
});
