import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { rightPassword, submit, type } from '../../test-support/sign-in-panels';
import { SignInPanels } from './sign-in-panels';

const panelShown = () => ({
  title: screen.getByRole('heading', { level: 1 }).textContent,
  fields: fieldsShown(),
  buttons: screen
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent.replace(/\d+ s/, '… s')),
});

const person = 'admin@acme.example';
const signIn = () => {
  type('Password', 'Galley-demo-1');
  submit('Login');
};
const forgot = () => fireEvent.click(screen.getByText("Don't remember your password?"));
const see = 'Toggle password visibility';
const newPasswords = ['New Password (password) - 8 to 20 characters', 'Confirm Password (password)'];
/** How each of the later panels is reached from the first, and what it shows. */
const laterPanels = [
  {
    title: 'Change password',
    reach: () => {
      const step = { step: 'changePassword', sessionToken: '' };
      serveCalls({ ...rightPassword, continueSignIn: { body: step } });
      signIn();
    },
    fields: ['Old Password (password) = Galley-demo-1', ...newPasswords],
    buttons: [see, see, see, 'Change Password', 'Back to Login'],
  },
  {
    title: 'Enter your code',
    reach: () => {
      serveCalls(rightPassword);
      signIn();
    },
    fields: ['6-digit code up to 14'],
    buttons: ['Verify', 'Resend Code (… s)', 'Back to Login'],
  },
  {
    title: 'Forgot password',
    reach: forgot,
    fields: [`Username (email) = ${person}`],
    buttons: ['Send Code', 'Back to Login'],
  },
  {
    title: 'Choose a new password',
    reach: async () => {
      serveCalls({ requestPasswordReset: { body: { email: 'a***@acme.example' } } });
      forgot();
      fireEvent.click(await screen.findByRole('button', { name: 'Send Code' }));
    },
    fields: ['Code up to 14', ...newPasswords],
    buttons: [see, see, 'Change Password', 'Back to Login'],
  },
];

it.each([
  { where: 'on the sign-in screen', fixedUsername: undefined, mark: '' },
  { where: 'over a screen whose session has ended', fixedUsername: person, mark: ' read-only' },
])(
  'each of the five panels has its fields and buttons, and leads back to the first, $where [1:21] [1:147] [1:53] [1:54] [1:55] [1:56] [1:57] [1:142] [2:52] [2:53] [2:54] [2:55] [2:56] [1:52] [1:143] [1:144] [1:202] [2:31] [2:135]',
  async ({ fixedUsername, mark }) => {
    renderScreen(<SignInPanels fixedUsername={fixedUsername} onSignedIn={vi.fn()} />);
    if (!fixedUsername) type('Username', person);
    const login = {
      title: 'Sign in',
      fields: [`Username (email) = ${person}${mark}`, 'Password (password)'],
      buttons: [see, 'Login', "Don't remember your password?"],
    };
    expect(panelShown()).toEqual(login);
    for (const { reach, ...panel } of laterPanels) {
      await reach();
      await screen.findByRole('heading', { name: panel.title });
      expect(panelShown()).toEqual(panel);
      submit('Back to Login');
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(panelShown()).toEqual(login);
    }
  },
);
