/** A client's settings for the pool's sign-in pages, from its template. */
export interface HostedClient {
  /** Called for each request: the ports of this machine are only known after the client is created. */
  callbackUrls: () => string[];
  logoutUrls: () => string[];
  scopes: string[];
  /** `COGNITO` for the pool's own accounts, or names of the pool's providers. */
  providers: string[];
  /** The lifetime of its access and ID tokens. */
  tokenSeconds: number;
}

/** An external OpenID provider of a pool. */
export interface ProviderSettings {
  poolId: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** The provider's claim for each of the pool's attributes: `{ email: 'email' }`. */
  attributeMapping: Record<string, string>;
}

/** The domain prefix of a pool's sign-in pages. */
export interface DomainSettings {
  poolId: string;
  domain: string;
}

/** The provider name of the pool's own accounts. */
export const ownAccounts = 'COGNITO';

/** Shown to users on a page, where there is no trusted URL to redirect to. */
export class HostedPageError extends Error {}

/** Returned to the app as `error` and `error_description`. */
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
