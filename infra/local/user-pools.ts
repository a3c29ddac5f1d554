import type { Assembly } from './assembly/assembly';
import {
  readIdentityProviders,
  readUserPoolClients,
  readUserPoolDomains,
  readUserPools,
  type UserPoolClientResource,
} from './assembly/data-resources';
import type { SecretStore } from './data/secrets';
import type { CognitoStandIn } from './stand-ins/cognito/cognito-stand-in';
import type { HostedClient } from './stand-ins/cognito/hosted/hosted-settings';

/**
 * Creates the pools, clients, sign-in pages and external providers that the templates declare.
 * @param publicUrl translates an origin with the default port into the actual one
 */
export function createUserPools(
  cognito: CognitoStandIn,
  assembly: Assembly,
  secrets: SecretStore,
  publicUrl: (url: string) => string,
): void {
  for (const pool of readUserPools(assembly)) {
    const policy = pool.property('Policies')?.PasswordPolicy ?? {};
    cognito.createPool({
      id: pool.name,
      passwordPolicy: {
        minimumLength: Number(policy.MinimumLength ?? 8),
        requireLowercase: policy.RequireLowercase === true,
        requireUppercase: policy.RequireUppercase === true,
        requireNumbers: policy.RequireNumbers === true,
        requireSymbols: policy.RequireSymbols === true,
      },
      usernameAttributes: (pool.property('UsernameAttributes') ?? []) as ('email' | 'phone_number')[],
    });
  }
  for (const { Domain, UserPoolId } of readUserPoolDomains(assembly)) {
    cognito.createDomain({ domain: Domain, poolId: UserPoolId });
  }
  for (const provider of readIdentityProviders(assembly)) {
    const { UserPoolId, ProviderName, ProviderType, ProviderDetails, AttributeMapping = {} } = provider;
    if (ProviderType !== 'OIDC')
      throw new Error(`${ProviderName}: the local Cognito knows OIDC providers only`);
    cognito.createProvider({
      poolId: UserPoolId,
      name: ProviderName,
      issuer: ProviderDetails.oidc_issuer ?? '',
      clientId: ProviderDetails.client_id ?? '',
      clientSecret: ProviderDetails.client_secret ?? '',
      scopes: ProviderDetails.authorize_scopes ?? 'openid',
      attributeMapping: AttributeMapping,
    });
  }
  for (const client of readUserPoolClients(assembly)) {
    const { UserPoolId, ExplicitAuthFlows = [], GenerateSecret, AuthSessionValidity } = client.properties;
    const preventUserExistenceErrors = client.property('PreventUserExistenceErrors');
    const secret = GenerateSecret ? secrets.madeOnce(client.id, 51) : undefined;
    if (secret) client.know('ClientSecret', secret);
    const hosted = hostedClient(client, publicUrl);
    cognito.createClient({
      id: client.name,
      poolId: UserPoolId,
      explicitAuthFlows: ExplicitAuthFlows,
      ...(secret && { secret }),
      ...(AuthSessionValidity && { authSessionValidityMinutes: AuthSessionValidity }),
      ...(preventUserExistenceErrors && { preventUserExistenceErrors }),
      ...(hosted && { hosted }),
    });
  }
}

/**
 * The secret that a company's provider issued to the vendor: on AWS it is in Secrets Manager, here it comes
 * from the environment.
 */
export function providerSecret(reference: string): string | undefined {
  if (!reference.includes('/identity-provider/')) return undefined;
  const given = process.env.GALLEY_IDENTITY_PROVIDER_SECRET;
  if (given) return given;
  throw new Error(
    "infra/tenants.json names an identityProvider: set GALLEY_IDENTITY_PROVIDER_SECRET to its client's secret.",
  );
}

const secondsOf: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

function hostedClient(
  client: UserPoolClientResource,
  publicUrl: (url: string) => string,
): HostedClient | undefined {
  const { properties } = client;
  if (!properties.AllowedOAuthFlowsUserPoolClient) return undefined;
  const flows = properties.AllowedOAuthFlows ?? [];
  if (flows.join() !== 'code') throw new Error(`${client.id}: the local Cognito knows the flow 'code' only`);
  const unit = secondsOf[properties.TokenValidityUnits?.IdToken ?? 'hours'] ?? 3600;
  return {
    callbackUrls: () => (properties.CallbackURLs ?? []).map(publicUrl),
    logoutUrls: () => (properties.LogoutURLs ?? []).map(publicUrl),
    scopes: properties.AllowedOAuthScopes ?? [],
    providers: properties.SupportedIdentityProviders ?? [],
    tokenSeconds: (properties.IdTokenValidity ?? 1) * unit,
  };
}
