import type { ApiParameters, ApiResponse } from './api';
import { sendWithSession } from './send-call';
import { type SignInCall, signInRoutes } from './sign-in-routes';

/**
 * Makes a call of the sign-in, which need not load the table of all calls.
 * @throws ApiError for every error response and without a response.
 */
export async function signInApi<Name extends SignInCall>(
  name: Name,
  ...[input, options]: ApiParameters<Name>
): Promise<ApiResponse<Name>> {
  return (await sendWithSession(signInRoutes[name], { ...input }, options)) as ApiResponse<Name>;
}
