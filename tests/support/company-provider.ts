import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** An account at the company. */
export interface CompanyAccount {
  password: string;
  email: string;
  isVerified: boolean;
}

export interface CompanyProvider {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** Starts responding. @param redirectUri of the user pool, which may be known only after this has its URL */
  serve(redirectUri: string): void;
  stop(): Promise<void>;
}

/** A company's own OpenID provider: a page that asks for name and password. */
export async function startCompanyProvider(
  accounts: Record<string, CompanyAccount>,
): Promise<CompanyProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'galley', clientSecret: 'the-secret-of-galley-at-the-company' };
  return {
    issuer,
    client,
    serve(redirectUri) {
      const provider = createProvider(issuer, client, redirectUri, accounts);
      const callback = provider.callback();
      server.on('request', (request, response) => {
        if (!request.url?.startsWith('/sign-in/')) return callback(request, response);
        askForPassword(provider, accounts, request, response).catch((error: unknown) => {
          response.writeHead(500).end(String(error));
        });
      });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createProvider(
  issuer: string,
  { clientId, clientSecret }: CompanyProvider['client'],
  redirectUri: string,
  accounts: Record<string, CompanyAccount>,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'company' };
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['of-the-tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The user pool reads the email from the ID token.
    conformIdTokenClaims: false,
    // The user pool sends no code challenge to a provider: it has a secret.
    pkce: { required: () => false },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, accountId: string) => {
      const account = accounts[accountId];
      const { email, isVerified } = account ?? {};
      return account && { accountId, claims: () => ({ sub: accountId, email, email_verified: isVerified }) };
    },
    // The user is not asked for consent.
    loadExistingGrant: async ({ oidc }: OidcContext) => {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    ttl: {
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 600,
      Grant: 3600,
      Session: 3600,
      AccessToken: 3600,
    },
  });
  return provider;
}

interface OidcContext {
  oidc: { client: { clientId: string }; session: { accountId: string } };
}

async function askForPassword(
  provider: Provider,
  accounts: Record<string, CompanyAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = (status: number, error = '') =>
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Company</title><form method="post"><p role="alert">${error}</p></form>`);
  if (request.method !== 'POST') {
    await provider.interactionDetails(request, response);
    page(200);
    return;
  }
  let body = '';
  for await (const part of request) body += part;
  const form = new URLSearchParams(body);
  const accountId = form.get('username') ?? '';
  if (accounts[accountId]?.password !== form.get('password')) {
    page(401, 'Wrong user or password');
    return;
  }
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId } },
    { mergeWithLastSubmission: false },
  );
}
