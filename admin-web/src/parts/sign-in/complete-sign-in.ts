import type { SignedInUser } from '@galley/shared/schemas/user';
import { ApiError } from '../../lib/api-error';
import { sessionGate } from '../../lib/session-gate';
import { readSignedInUser } from '../session/read-signed-in-user';

/** Reads who is signed in once the session cookie was set. @throws where the browser did not return it */
export async function completeSignIn(): Promise<SignedInUser> {
  const user = await readSignedInUser();
  if (!user) throw cookieRefused();
  sessionGate.open();
  return user;
}

/** The browser did not return the session cookie that the server had set. */
export function cookieRefused(): ApiError {
  return new ApiError(401, {
    message: 'Your browser did not keep the session cookie. Allow cookies for this site and try again.',
  });
}
