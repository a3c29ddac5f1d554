/** What a pool's client may do on the pool's sign-in pages, as its template says. */
export interface HostedClient {
  /** Asked at each request: the ports of this machine are taken later than the client is made. */
  callbackUrls: () => string[];
  logoutUrls: () => string[];
  scopes: string[];
  /** `COGNITO` for the pool's own accounts, or names of the pool's providers. */
  providers: string[];
  /** How long its access and ID tokens hold. */
  tokenSeconds: number;
}

/** An outside OpenID provider of a pool. */
export interface ProviderSettings {
  poolId: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** The pool's attribute by the provider's claim: `{ email: 'email' }`. */
  attributeMapping: Record<string, string>;
}

/** The address prefix under which a pool shows its sign-in pages. */
export interface DomainSettings {
  poolId: string;
  domain: string;
}

/** The provider name of the pool's own accounts. */
export const ownAccounts = 'COGNITO';

/** Told to people on a page, where there is no trusted address to lead them back to. */
export class HostedPageError extends Error {}

/** Handed back to the app as `error` and `error_description`. */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    message: string = code,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'OAuthError';
  }
}
