import { messages } from '@galley/shared/messages';
import type { ClientConfiguration } from '@galley/shared/schemas/single-sign-on';
import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import { signOnMemory } from '../../../lib/sign-on-memory';

/** A sign-in that cannot continue; its message is one of those that `login-failed` shows. */
export class SignOnFailed extends Error {}

/** The state of a sign-in in the browser until the provider redirects back. */
interface Waiting {
  /** The token contains its hash: the token alone cannot be redeemed. */
  nonce: string;
  returnPath: string;
}

/** @throws SignOnFailed where the company has no provider, or there is no response */
export async function readConfiguration(which: {
  company?: string;
  domain?: string;
}): Promise<ClientConfiguration> {
  try {
    return await api('getClientConfiguration', which);
  } catch (error) {
    const isOff = isApiError(error, 404) || isApiError(error, 400);
    throw new SignOnFailed(isOff ? messages.signOnOff : messages.signOnUnreachable);
  }
}

/** Tokens stay in memory; they are renewed silently until the server has accepted one, and are then dropped. */
function clientFor({
  registerUrl: _register,
  profileUrl: _profile,
  company: _company,
  ...rest
}: ClientConfiguration): UserManager {
  const { identity_provider, ...settings } = rest;
  return new UserManager({
    ...settings,
    extraQueryParams: { identity_provider },
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: 'galley.oidc.' }),
    automaticSilentRenew: true,
    monitorSession: false,
    loadUserInfo: false,
    fetchRequestCredentials: 'omit',
  });
}

/** Redirects to the company's provider. @throws SignOnFailed */
export async function leaveForProvider(
  which: { company?: string; domain?: string },
  returnPath: string,
): Promise<void> {
  const configuration = await readConfiguration(which);
  signOnMemory.remember(configuration.company);
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  const waiting: Waiting = { nonce, returnPath };
  try {
    await clientFor(configuration).signinRedirect({
      nonce: toBase64Url(new Uint8Array(digest)),
      state: waiting,
    });
  } catch {
    throw new SignOnFailed(messages.signOnUnreachable);
  }
}

/**
 * Handles the return from the provider: redeems its code, and passes the token to our server, which opens a sign-in
 * attempt. The browser keeps no token in any case.
 * @throws SignOnFailed, or ApiError with the server's own error
 */
export async function returnFromProvider(): Promise<{ userId: number; returnPath: string }> {
  const company = signOnMemory.company();
  if (!company) throw new SignOnFailed(messages.signInError);
  const client = clientFor(await readConfiguration({ company }));
  let user: User | undefined;
  try {
    user = await client.signinCallback();
  } catch {
    throw new SignOnFailed(messages.signInError);
  }
  const waiting = user?.state as Waiting | undefined;
  if (!user?.id_token || !waiting) throw new SignOnFailed(messages.signInError);
  try {
    const { nonce, returnPath } = waiting;
    const { userId } = await api('signInWithProvider', { id_token: user.id_token, nonce });
    return { userId, returnPath };
  } finally {
    await dropTokens(client);
  }
}

async function dropTokens(client: UserManager): Promise<void> {
  client.stopSilentRenew();
  // A token that cannot be revoked now expires within the hour.
  await client.revokeTokens(['refresh_token']).catch(() => undefined);
  await client.removeUser();
}

/** Ends the session at the provider as well, which redirects to `/authentication/logout-callback`. */
export async function leaveProvider(company: string): Promise<void> {
  const configuration = await readConfiguration({ company });
  await clientFor(configuration).signoutRedirect({
    // Cognito's own parameter for the redirect; the standard's is sent as well.
    extraQueryParams: { logout_uri: configuration.post_logout_redirect_uri },
  });
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
