import { api } from '../../lib/api';
import { isApiError } from '../../lib/api-error';

/** What the person is asked next, after the password was right. */
export type NextStep =
  | { panel: 'change-password'; userId: number; message: string }
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
  return afterFirstFactor(userId);
}

/** What comes after the password, or after the word of the company's provider. */
export async function afterFirstFactor(userId: number): Promise<NextStep> {
  try {
    await api('getPasswordChange', { userId });
  } catch (error) {
    if (isApiError(error, 409) && error.passwordChangeRequired) {
      return { panel: 'change-password', userId, message: error.message };
    }
    throw error;
  }
  return secondFactor(userId);
}

/** Lets known addresses pass; everybody else is asked for the authenticator, or gets a code by e-mail. */
export async function secondFactor(userId: number): Promise<NextStep> {
  try {
    // The server looks at the address it was called from; the one sent is part of the observed call.
    await api('bypassByAddress', { userId, ipAddress: crypto.randomUUID() });
    return { panel: 'done' };
  } catch (error) {
    if (!isApiError(error, 403)) throw error;
  }
  const asked = await api('requestCode', { userId, prefer: 'authenticator' });
  return { panel: 'code', userId, ...asked };
}
