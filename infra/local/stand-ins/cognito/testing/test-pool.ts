import { createHmac } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { type CognitoOptions, startCognito } from '../cognito-stand-in';
import type { ClientSettings } from '../user-pool';

export const UserPoolId = 'eu-west-1_galley';
export const ClientId = 'admin';
export const clientSecret = 'client-secret';
export const password = 'Correct-horse-1';

export const secretHash = (username: string) =>
  createHmac('sha256', clientSecret)
    .update(username + ClientId)
    .digest('base64');

/** A stand-in with one pool and one client with a secret, and an SDK client for it. */
export async function startTestPool(options: CognitoOptions = {}, settings: Partial<ClientSettings> = {}) {
  const cognito = await startCognito(options);
  cognito.createPool({
    id: UserPoolId,
    passwordPolicy: {
      minimumLength: 12,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: true,
    },
  });
  cognito.createClient({
    id: ClientId,
    poolId: UserPoolId,
    secret: clientSecret,
    explicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
    preventUserExistenceErrors: 'ENABLED',
    ...settings,
  });
  const sdk = new CognitoIdentityProviderClient({
    region: 'eu-west-1',
    endpoint: cognito.endpoint,
    credentials: { accessKeyId: 'AUTHROLE', secretAccessKey: 'x' },
    maxAttempts: 1,
  });
  return { cognito, sdk };
}
