import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { SignInPanels } from '../features/sign-in/sign-in-panels';
import { renderScreen } from './render-screen';

/** The path of the calls of the sign-in. */
/** The responses to the right password of a user without an authenticator app. */
export const rightPassword = {
  authenticate: { body: { userId: 12 } },
  continueSignIn: { body: { step: 'code', sessionToken: '' } },
  requestCode: {
    body: { sentTo: 'a***@acme.example', authenticator: false, recoveryCodes: false },
  },
};

/** Types a text into a field of a panel. */
export const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
/** Clicks a button of a panel. */
export const submit = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));

/** Sends the first panel. */
export function logIn(password = 'Galley-demo-1') {
  type('Username', 'admin@acme.example');
  type('Password', password);
  submit('Login');
}

/** Renders the panels; the returned function is called at the end of the sign-in. */
export function show() {
  const onSignedIn = vi.fn(async () => undefined);
  renderScreen(<SignInPanels onSignedIn={onSignedIn} />);
  return onSignedIn;
}
