import { ApiError } from '../../lib/api-error';

/** The session cookie was set by the server but did not come back. */
export function cookieRefused(): ApiError {
  return new ApiError(401, {
    message: 'Your browser did not keep the session cookie. Allow cookies for this site and try again.',
  });
}
