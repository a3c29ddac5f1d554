import { limits } from '@galley/shared/limits';
import { Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { AccountRecovery, CfnUserPoolClient, FeaturePlan, Mfa, UserPool } from 'aws-cdk-lib/aws-cognito';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { AreaFunction } from '../constructs/area-function';
import { type FunctionEnvironment, secretReference, signInPepper } from '../constructs/function-environment';
import { SingleSignOn } from '../constructs/single-sign-on';
import { namesOf, type Stage } from '../stage';
import type { IdentityProvider } from '../tenants';

interface AuthStackProps extends StackProps {
  stage: Stage;
  table: Table;
  /** The companies' own OpenID providers. */
  providers: IdentityProvider[];
}

/**
 * Identities and passwords. Everything else about signing in is our own: codes, counters, sessions; the
 * tokens that Cognito issues are discarded.
 */
export class AuthStack extends Stack {
  readonly userPool: UserPool;
  readonly clientId: string;
  readonly triggers: AreaFunction[] = [];
  /** The environment that a handler needs to manage the pool's users. */
  readonly poolEnvironment: FunctionEnvironment;
  /** The additional environment that a handler needs to sign users in with the pool. */
  readonly clientEnvironment: FunctionEnvironment;
  /** The environment that a handler needs to accept a provider's token. */
  readonly signOnEnvironment: FunctionEnvironment;

  constructor(scope: Construct, id: string, props: AuthStackProps) {
    super(scope, id, props);
    const { stage } = props;
    this.userPool = new UserPool(this, 'UserPool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      // The product's only rule about characters; the handlers check the rest (at most 20, not a common
      // password).
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(limits.invitationDays),
      },
      mfa: Mfa.OFF,
      // Password reset codes are our own, too.
      accountRecovery: AccountRecovery.NONE,
      featurePlan: FeaturePlan.LITE,
      lambdaTriggers: {
        defineAuthChallenge: this.trigger('DefineChallenge', 'define', props),
        createAuthChallenge: this.trigger('CreateChallenge', 'create', props),
        verifyAuthChallengeResponse: this.trigger('VerifyChallenge', 'verify', props),
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });

    const client = new CfnUserPoolClient(this, 'Client', {
      userPoolId: this.userPool.userPoolId,
      clientName: `galley-${stage.name}`,
      generateSecret: true,
      // No refresh flow, because the tokens are discarded.
      explicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
      preventUserExistenceErrors: 'ENABLED',
      enableTokenRevocation: true,
      // Minutes between the steps of one sign-in: Cognito's maximum, and the lifetime of our attempt record.
      authSessionValidity: 15,
      accessTokenValidity: 5,
      idTokenValidity: 5,
      refreshTokenValidity: 60,
      tokenValidityUnits: { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'minutes' },
      supportedIdentityProviders: ['COGNITO'],
    });
    client.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    this.clientId = client.ref;

    // Stored as a secret, since a reference from another stack would expose it in this stack's outputs.
    const clientSecret = namesOf(stage).userPoolClientSecret;
    new Secret(this, 'ClientSecret', {
      secretName: clientSecret,
      description: 'The secret of the user pool client.',
      secretStringValue: SecretValue.resourceAttribute(client.attrClientSecret),
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.poolEnvironment = { USER_POOL_ID: this.userPool.userPoolId };
    this.clientEnvironment = {
      USER_POOL_CLIENT_ID: client.ref,
      USER_POOL_CLIENT_SECRET: secretReference(stage, clientSecret),
    };
    this.signOnEnvironment = new SingleSignOn(this, 'SingleSignOn', {
      stage,
      userPool: this.userPool,
      providers: props.providers,
    }).environment;
  }

  private trigger(id: string, exportName: string, { stage, table }: AuthStackProps) {
    const trigger = new AreaFunction(this, id, {
      stage,
      bundle: 'auth-triggers',
      table,
      exportName,
      description: `Cognito custom challenge: ${exportName}`,
      environment: signInPepper(stage),
      memory: 512,
      // Cognito waits five seconds for a trigger.
      timeout: Duration.seconds(5),
    });
    this.triggers.push(trigger);
    return trigger.function;
  }
}
