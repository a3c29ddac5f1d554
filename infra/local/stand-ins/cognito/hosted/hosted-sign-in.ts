import type { IncomingMessage } from 'node:http';
import { type PlainResponse, readBody } from '../../http-server';
import { fail, ServiceError } from '../../service-error';
import type { User, UserPool } from '../user-pool';
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  requireApp,
  responseUrl,
} from './authorization-request';
import { discoveryOf } from './discovery';
import type { HostedOptions } from './hosted-options';
import {
  type DomainSettings,
  HostedPageError,
  OAuthError,
  ownAccounts,
  type ProviderSettings,
} from './hosted-settings';
import { OnceOnly } from './once-only';
import { accountOf, claimsFromProvider, providerUrl } from './outside-provider';
import { errorPage, redirect, signInPage } from './pages';
import { corsHeaders, TokenEndpoint } from './token-endpoint';

interface BrowserSession {
  user: User;
  provider: string;
  authenticatedAt: number;
}

const minute = 60_000;
const cookieName = 'cognito';

/**
 * The sign-in pages of a user pool with its OpenID endpoints, for the pool's own accounts and for external
 * providers that it trusts. On AWS they have a host of their own; here they are under `/hosted/<domain>/`.
 */
export class HostedSignIn {
  private readonly domains = new Map<string, string>();
  private readonly providers: ProviderSettings[] = [];
  private readonly sessions: OnceOnly<BrowserSession>;
  private readonly atProvider: OnceOnly<{ request: AuthorizationRequest; provider: ProviderSettings }>;
  private readonly tokens: TokenEndpoint;

  constructor(private readonly options: HostedOptions) {
    this.sessions = new OnceOnly(60 * minute, options.now);
    this.atProvider = new OnceOnly(5 * minute, options.now);
    this.tokens = new TokenEndpoint(options);
  }

  createDomain({ poolId, domain }: DomainSettings): void {
    this.domains.set(domain, poolId);
  }

  createProvider(settings: ProviderSettings): void {
    this.providers.push(settings);
  }

  /** @returns undefined where the path is none of these */
  async respond(request: IncomingMessage): Promise<PlainResponse | undefined> {
    const url = new URL(request.url ?? '/', this.options.endpoint());
    const poolId = /^\/([\w-]+)\/\.well-known\/openid-configuration$/.exec(url.pathname)?.[1];
    if (poolId && request.method === 'GET') return this.discovery(poolId);
    const [, domain = '', path = ''] = /^\/hosted\/([\w-]+)(\/.*)$/.exec(url.pathname) ?? [];
    const ownPool = this.domains.get(domain);
    if (!ownPool) return undefined;
    try {
      return await this.route(this.options.poolOf(ownPool), `${request.method} ${path}`, url, request);
    } catch (error) {
      if (error instanceof HostedPageError) return errorPage(error.message);
      throw error;
    }
  }

  private discovery(poolId: string): PlainResponse {
    const [domain] = [...this.domains].find(([, pool]) => pool === poolId) ?? [];
    const issuer = this.options.issuerOf(this.options.poolOf(poolId));
    return {
      status: 200,
      headers: { 'content-type': 'application/json', ...corsHeaders },
      body: JSON.stringify(discoveryOf(issuer, domain && this.baseOf(domain))),
    };
  }

  private baseOf(domain: string): string {
    return `${this.options.endpoint()}/hosted/${domain}`;
  }

  private async route(
    pool: UserPool,
    route: string,
    url: URL,
    raw: IncomingMessage,
  ): Promise<PlainResponse | undefined> {
    switch (route) {
      case 'GET /oauth2/authorize':
        return this.toApp(pool, url.searchParams, (request) => this.authorize(request, url, raw));
      case 'GET /login':
        return this.toApp(pool, url.searchParams, async () => signInPage());
      case 'POST /login':
        return this.toApp(pool, url.searchParams, (request) => this.logIn(request, url, raw));
      case 'GET /oauth2/idpresponse':
        return this.fromProvider(url);
      case 'POST /oauth2/token':
      case 'POST /oauth2/revoke':
        return this.tokens.answer(pool, route, new URLSearchParams(String(await readBody(raw))), raw.headers);
      case 'GET /logout':
        return this.logOut(url);
      default:
        return undefined;
    }
  }

  /**
   * Runs a step of an app's request; errors are reported to the app, once its redirect URI has been verified.
   */
  private async toApp(
    pool: UserPool,
    query: URLSearchParams,
    step: (request: AuthorizationRequest) => Promise<PlainResponse>,
  ): Promise<PlainResponse> {
    const known = this.options.clientOf(query.get('client_id') ?? '');
    const { client, redirectUri } = requireApp(
      known?.poolId === pool.settings.id ? known : undefined,
      query.get('redirect_uri') ?? '',
    );
    const state = query.get('state') ?? undefined;
    try {
      return await step(readAuthorizationRequest(pool, client, query));
    } catch (error) {
      return refusedTo({ redirectUri, state }, error);
    }
  }

  private async authorize(
    request: AuthorizationRequest,
    url: URL,
    raw: IncomingMessage,
  ): Promise<PlainResponse> {
    const session = this.sessions.peek(cookieOf(raw));
    const offered = request.client.hosted?.providers ?? [];
    const wanted = request.provider ?? (offered.length === 1 ? offered[0] : undefined);
    if (session && (wanted === undefined || wanted === session.provider))
      return this.codeFor(request, session);
    if (request.isSilent) throw new OAuthError('login_required');
    const provider = this.providers.find(
      ({ name, poolId }) => name === wanted && poolId === request.pool.settings.id,
    );
    if (provider) {
      const nonce = crypto.randomUUID();
      const state = this.atProvider.keep({ request: { ...request, providerNonce: nonce }, provider });
      return redirect(await providerUrl(provider, this.callbackUrl(url), state, nonce));
    }
    if (!offered.includes(ownAccounts)) {
      throw new HostedPageError('Login pages unavailable. Please contact an administrator.');
    }
    return redirect(`${url.href.replace('/oauth2/authorize', '/login')}`);
  }

  private async logIn(request: AuthorizationRequest, url: URL, raw: IncomingMessage): Promise<PlainResponse> {
    if (!request.client.hosted?.providers.includes(ownAccounts)) {
      throw new HostedPageError('Login pages unavailable. Please contact an administrator.');
    }
    const form = new URLSearchParams(String(await readBody(raw, 16_384)));
    let user: User;
    try {
      user = await this.options.requireCurrentPassword(
        request,
        form.get('username') ?? '',
        form.get('password') ?? '',
      );
    } catch (error) {
      if (error instanceof ServiceError) return signInPage(error.message);
      throw error;
    }
    if (user.status !== 'CONFIRMED') {
      return signInPage('This password is temporary: sign in to the admin with it and choose another one.');
    }
    return this.openSession(request, url, { user, provider: ownAccounts });
  }

  private async fromProvider(url: URL): Promise<PlainResponse> {
    const { request, provider } =
      this.atProvider.take(url.searchParams.get('state') ?? undefined) ??
      fail(new HostedPageError('The sign-in took too long, or was not begun here.'));
    try {
      const code = url.searchParams.get('error');
      if (code) throw new OAuthError(code, url.searchParams.get('error_description') ?? code);
      const now = this.options.now();
      const claims = await claimsFromProvider(
        provider,
        url.searchParams.get('code') ?? '',
        this.callbackUrl(url),
        { nonce: request.providerNonce ?? '', now: new Date(now) },
      );
      const user = accountOf(request.pool, provider, claims, now);
      return this.openSession(request, url, { user, provider: provider.name });
    } catch (error) {
      return refusedTo(request, error);
    }
  }

  private openSession(
    request: AuthorizationRequest,
    url: URL,
    who: Pick<BrowserSession, 'user' | 'provider'>,
  ): PlainResponse {
    const session = { ...who, authenticatedAt: this.options.now() };
    const path = url.pathname.split('/').slice(0, 3).join('/');
    const cookie = `${cookieName}=${this.sessions.keep(session)}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=3600`;
    return this.codeFor(request, session, cookie);
  }

  private codeFor(request: AuthorizationRequest, session: BrowserSession, cookie?: string): PlainResponse {
    const { user, authenticatedAt } = session;
    if (!user.enabled) throw new OAuthError('access_denied', 'User is disabled.');
    const code = this.tokens.codeFor({ request, user, authenticatedAt });
    return redirect(responseUrl(request, { code }), cookie);
  }

  private logOut(url: URL): PlainResponse {
    const client = this.options.clientOf(url.searchParams.get('client_id') ?? '');
    const logoutUrl = url.searchParams.get('logout_uri') ?? '';
    if (!client?.hosted?.logoutUrls().includes(logoutUrl)) {
      throw new HostedPageError('Required String parameter logout_uri is none of the sign-out URLs.');
    }
    const path = url.pathname.replace(/\/logout$/, '');
    return redirect(logoutUrl, `${cookieName}=; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=0`);
  }

  private callbackUrl(url: URL): string {
    return `${url.origin}${url.pathname.split('/').slice(0, 3).join('/')}/oauth2/idpresponse`;
  }
}

function refusedTo(app: Pick<AuthorizationRequest, 'redirectUri' | 'state'>, error: unknown): PlainResponse {
  if (!(error instanceof OAuthError)) throw error;
  return redirect(responseUrl(app, { error: error.code, error_description: error.message }));
}

function cookieOf(raw: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(raw.headers.cookie ?? '')?.[1];
}
