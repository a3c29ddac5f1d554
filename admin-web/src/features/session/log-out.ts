import { api } from '../../lib/api';
import { isApiError } from '../../lib/api-error';
import { sessionGate } from '../../lib/session-gate';

/**
 * Ends the session on the server, then loads /login afresh, so that nothing of this person stays in memory.
 * @throws ApiError when the server could not be told; the person is then still signed in.
 */
export async function logOut(): Promise<void> {
  sessionGate.close();
  try {
    await api('logOut');
  } catch (error) {
    if (!isApiError(error, 401)) {
      sessionGate.open();
      throw error;
    }
  }
  window.location.assign('/login');
}
