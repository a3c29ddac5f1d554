import { linkTo } from '@galley/shared/admin-screens';
import { api } from '../../lib/api';
import { isApiError } from '../../lib/api-error';
import { sessionGate } from '../../lib/session-gate';
import { signOnMemory } from '../../lib/sign-on-memory';

/**
 * Ends the session on the server; a session that has already ended is no error.
 * @throws ApiError when the server could not be reached; the user is then still signed in.
 */
export async function endSession(): Promise<void> {
  sessionGate.close();
  try {
    await api('logOut');
  } catch (error) {
    if (isApiError(error, 401)) return;
    sessionGate.open();
    throw error;
  }
}

/**
 * Ends the session, then loads a new document, so that nothing of this user stays in memory: /login, or the screen
 * that ends the session at the company's provider too.
 * @throws ApiError when the server could not be reached; the user is then still signed in.
 */
export async function logOut(): Promise<void> {
  await endSession();
  if (signOnMemory.company() === null) return window.location.assign(linkTo('login'));
  signOnMemory.initiateLogOut();
  window.location.assign(linkTo('authentication', { '*': 'logout' }));
}
