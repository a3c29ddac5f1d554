import { api } from '../../lib/api';

/** What the person is asked next, after the password was right. */
export type NextStep =
  | { panel: 'change-password'; userId: number /** What was just typed. */; oldPassword?: string }
  | {
      panel: 'code';
      userId: number;
      /** The masked address that a code went to; '' where none was mailed. */
      sentTo: string;
      /** What else the person can answer with. */
      authenticator: boolean;
      recoveryCodes: boolean;
    }
  | { panel: 'done' };

/** Proves the password and finds out what comes next. */
export async function signIn(username: string, password: string): Promise<NextStep> {
  const { userId } = await api('authenticate', { username, password });
  const next = await afterFirstFactor(userId);
  return next.panel === 'change-password' ? { ...next, oldPassword: password } : next;
}

/** What comes after the password, or after the word of the company's provider. */
export async function afterFirstFactor(userId: number): Promise<NextStep> {
  const { step } = await api('continueSignIn', { userId });
  if (step === 'signedIn') return { panel: 'done' };
  if (step === 'changePassword') return { panel: 'change-password', userId };
  // Everybody is asked for the authenticator, or gets a code by email.
  const asked = await api('requestCode', { userId, prefer: 'authenticator' });
  return { panel: 'code', userId, ...asked };
}
