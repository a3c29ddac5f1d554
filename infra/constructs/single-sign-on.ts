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
 * The pool's public client: code and PKCE, no password flow, and nothing that its tokens could change. The pool
 * leads people to their company's provider and signs what that says; our server takes its ID token once.
 */
export class SingleSignOn extends Construct {
  /** What a handler needs to check a token. */
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
      // Cognito wants one flow named; this one only renews.
      explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      allowedOAuthFlowsUserPoolClient: true,
      allowedOAuthFlows: ['code'],
      // Not `aws.cognito.signin.user.admin`: with it a stolen token could change the account.
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
          // Without the second one Cognito calls every address unverified, and our server refuses those.
          attributeMapping: { email: 'email', email_verified: 'email_verified' },
        }),
      );
    }
    this.environment = { SIGN_ON_ISSUER: userPool.userPoolProviderUrl, SIGN_ON_CLIENT_ID: client.ref };
  }
}

/** Where a browser of the admin speaks to the pool: for its metadata, and to redeem the code. */
export function signOnOrigins(stage: Stage): string[] {
  return [
    `https://cognito-idp.${stage.region}.amazonaws.com`,
    `https://${stage.signOnDomain}.auth.${stage.region}.amazoncognito.com`,
  ];
}
