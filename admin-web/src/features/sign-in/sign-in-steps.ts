import { signInApi } from '../../lib/sign-in-api';

/** The next step after the right password. */
export type NextStep =
  | { panel: 'change-password'; userId: number /** What was just typed. */; oldPassword?: string }
  | {
      panel: 'code';
      userId: number;
      /** The masked email address that a code was sent to; '' where none was sent. */
      sentTo: string;
      /** Other factors of the user. */
      authenticator: boolean;
      recoveryCodes: boolean;
    }
  | { panel: 'done' };

/** What comes after the password, or in its place. */
export type LaterStep =
  | { panel: 'forgot-request' }
  | { panel: 'forgot-change'; email: string }
  | Exclude<NextStep, { panel: 'done' }>;

/** Verifies the password and returns the next step. */
export async function signIn(username: string, password: string): Promise<NextStep> {
  const { userId } = await signInApi('authenticate', { username, password });
  const next = await afterFirstFactor(userId);
  return next.panel === 'change-password' ? { ...next, oldPassword: password } : next;
}

/** Returns the step after the password, or after the company's provider. */
export async function afterFirstFactor(userId: number): Promise<NextStep> {
  const { step } = await signInApi('continueSignIn', { userId });
  if (step === 'signedIn') return { panel: 'done' };
  if (step === 'changePassword') return { panel: 'change-password', userId };
  // Asks for the authenticator, or mails a code to users without one.
  const asked = await signInApi('requestCode', { userId, prefer: 'authenticator' });
  return { panel: 'code', userId, ...asked };
}
