import type { Contract } from '@galley/shared/contract/contract';
import { HttpError } from '../core/errors';
import type { Operation } from '../core/operation';
import { authenticate, sessionCookieName } from '../core/session';
import { signedInUser } from './signed-in-user';

/**
 * Who is signed in in this browser. The admin asks at every start, so 'not signed in' is a normal response
 * and not an error.
 */
export const getSession: Operation<Contract['getSession']> = async ({ table, cookies, now }) => {
  try {
    const { session } = await authenticate(table, cookies[sessionCookieName], now, () => []);
    return { user: signedInUser(session) };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return { user: null };
    throw error;
  }
};
