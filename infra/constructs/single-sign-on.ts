import { linkTo } from '@galley/shared/admin-screens';
import { RemovalPolicy } from 'aws-cdk-lib';
import {
  CfnUserPoolClient,
  CfnUserPoolDomain,
  CfnUserPoolIdentityProvider,
  type UserPool,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { identityProviderSecret, type Stage } from '../stage';
import type { IdentityProvider } from '../tenants';
import { type FunctionEnvironment, secretReference } from './function-environment';

interface SingleSignOnProps {
  stage: Stage;
  userPool: UserPool;
  /** The companies' own OpenID providers. */
  providers: IdentityProvider[];
}

const minutesOfTokens = 5;

/**
 * The pool's public client: authorization code with PKCE, no password flow, and tokens that cannot change
 * anything. The pool sends users to their company's provider and signs the result; our server accepts its ID
 * token once.
 */
export class SingleSignOn extends Construct {
  /** The environment variables that a handler needs to check a token. */
  readonly environment: FunctionEnvironment;

  constructor(scope: Construct, id: string, { stage, userPool, providers }: SingleSignOnProps) {
    super(scope, id);
    const { userPoolId } = userPool;
    const domain = new CfnUserPoolDomain(this, 'Domain', {
      userPoolId,
      domain: stage.signOnDomain,
      managedLoginVersion: 1,
    });
    const client = new CfnUserPoolClient(this, 'Client', {
      userPoolId,
      clientName: `galley-${stage.name}-single-sign-on`,
      generateSecret: false,
      // Cognito requires at least one flow; this one only refreshes tokens.
      explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      allowedOAuthFlowsUserPoolClient: true,
      allowedOAuthFlows: ['code'],
      // Without `aws.cognito.signin.user.admin`: with it, a stolen token could change the account.
      allowedOAuthScopes: ['openid', 'email'],
      callbackUrLs: [stage.adminOrigin + linkTo('authentication', { '*': 'login-callback' })],
      logoutUrLs: [stage.adminOrigin + linkTo('authentication', { '*': 'logout-callback' })],
      supportedIdentityProviders: [
        ...(stage.hasOwnAccountsPage ? ['COGNITO'] : []),
        ...providers.map(({ name }) => name),
      ],
      preventUserExistenceErrors: 'ENABLED',
      enableTokenRevocation: true,
      accessTokenValidity: minutesOfTokens,
      idTokenValidity: minutesOfTokens,
      refreshTokenValidity: 60,
      tokenValidityUnits: { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'minutes' },
    });
    client.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    client.addResourceDependency(domain);
    for (const provider of providers) {
      client.addResourceDependency(
        new CfnUserPoolIdentityProvider(this, `Provider-${provider.name}`, {
          userPoolId,
          providerName: provider.name,
          providerType: 'OIDC',
          providerDetails: {
            client_id: provider.clientId,
            client_secret: secretReference(stage, identityProviderSecret(stage, provider.name)),
            oidc_issuer: provider.issuer,
            authorize_scopes: 'openid email',
            attributes_request_method: 'GET',
          },
          // Without the second one, Cognito marks every email address as unverified, which our server
          // refuses.
          attributeMapping: { email: 'email', email_verified: 'email_verified' },
        }),
      );
    }
    this.environment = { SIGN_ON_ISSUER: userPool.userPoolProviderUrl, SIGN_ON_CLIENT_ID: client.ref };
  }
}

/** The origins that the admin's browser connects to for the pool's metadata, and to redeem the code. */
export function signOnOrigins(stage: Stage): string[] {
  return [
    `https://cognito-idp.${stage.region}.amazonaws.com`,
    `https://${stage.signOnDomain}.auth.${stage.region}.amazoncognito.com`,
  ];
}
