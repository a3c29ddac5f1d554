import type { Contract } from '@galley/shared/contract/contract';
import { onErrorThat } from '@galley/shared/on-error';
import { HttpError } from '../core/errors';
import type { Operation } from '../core/operation';
import { authenticate, sessionCookieName } from '../core/session';
import { signedInUser } from './signed-in-user';

/**
 * Who is signed in in this browser. The admin asks at every start, so 'not signed in' is a normal response
 * and not an error.
 */
export const getSession: Operation<Contract['getSession']> = ({ table, cookies, now }) =>
  authenticate(table, cookies[sessionCookieName], now, () => [])
    .then(({ session }) => ({ user: signedInUser(session) }))
    .catch(
      onErrorThat(
        (error) => error instanceof HttpError && error.status === 401,
        () => ({ user: null }),
      ),
    );
