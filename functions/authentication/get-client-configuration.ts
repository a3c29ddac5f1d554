import { linkTo } from '@galley/shared/admin-screens';
import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { required } from '@galley/shared/required';
import { environment } from '../core/env';
import { HttpError } from '../core/errors';
import type { Operation } from '../core/operation';
import { signOnCompany } from './sign-on-company';

/**
 * What the browser needs to start a sign-in with the company's own accounts. The call is anonymous, so it
 * reveals only that a company has a provider.
 */
export const getClientConfiguration: Operation<Contract['getClientConfiguration']> = async (request) => {
  const company = required(await signOnCompany(request), () => new HttpError(404, messages.signOnOff));
  const adminOrigin = environment('ADMIN_ORIGIN');
  return {
    authority: environment('SIGN_ON_ISSUER'),
    client_id: environment('SIGN_ON_CLIENT_ID'),
    redirect_uri: adminOrigin + linkTo('authentication', { '*': 'login-callback' }),
    post_logout_redirect_uri: adminOrigin + linkTo('authentication', { '*': 'logout-callback' }),
    response_type: 'code',
    scope: 'openid email',
    profileUrl: linkTo('profile'),
    registerUrl: company.signOn.registerUrl,
    company: company.key,
    identity_provider: company.signOn.provider,
  };
};
