import { ApiError } from '../../lib/api-error';

/** The browser did not return the session cookie that the server had set. */
export function cookieRefused(): ApiError {
  return new ApiError(401, {
    message: 'Your browser did not keep the session cookie. Allow cookies for this site and try again.',
  });
}
