import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient } from '@aws-sdk/client-ses';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { STSClient } from '@aws-sdk/client-sts';
import { awsClient, type CallLimits } from '@galley/functions/core/aws-client';

export interface ClientSettings {
  region: string;
  /** Absent: the operator's own, from the environment, a profile or a sign-in. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /**
   * Endpoints of stand-ins by the names of the SDK's environment variables (`AWS_ENDPOINT_URL_DYNAMODB`);
   * services without one use AWS itself.
   */
  endpoints?: Record<string, string>;
}

/** An operator's connection may be slow, and a copied file large. */
const patience: CallLimits = { attempts: 4, timeoutMs: 120_000 };

/** The SDK's clients, created on first use, all for one region unless the caller names another. */
export class AwsClients {
  private readonly made = new Map<string, { destroy(): void }>();

  constructor(readonly settings: ClientSettings) {}

  dynamo = () => this.client('DYNAMODB', DynamoDBClient);
  s3 = () => this.client('S3', S3Client);
  cognito = () => this.client('COGNITO_IDENTITY_PROVIDER', CognitoIdentityProviderClient);
  lambda = () => this.client('LAMBDA', LambdaClient);
  /** The API that the product uses to send mail. */
  mail = () => this.client('SES', SESClient);
  /** Also covers the account and its identities, unlike the first version of the API. */
  ses = () => this.client('SESV2', SESv2Client);
  secrets = () => this.client('SECRETS_MANAGER', SecretsManagerClient);
  cloudFront = () => this.client('CLOUDFRONT', CloudFrontClient);
  sts = () => this.client('STS', STSClient);
  cloudFormation = (region = this.settings.region) =>
    this.client('CLOUDFORMATION', CloudFormationClient, region);

  /** Closes all clients, so that the process can exit. */
  close(): void {
    for (const client of this.made.values()) client.destroy();
    this.made.clear();
  }

  private client<T extends { destroy(): void }>(
    service: string,
    Client: new (configuration: object) => T,
    region = this.settings.region,
  ): T {
    const name = `${service} ${region}`;
    const known = this.made.get(name) as T | undefined;
    if (known) return known;
    const { credentials, endpoints } = this.settings;
    const endpoint = endpoints?.[`AWS_ENDPOINT_URL_${service}`];
    const client = awsClient(Client, patience, {
      region,
      ...(credentials && { credentials }),
      // Stand-ins have no host name per bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
    this.made.set(name, client);
    return client;
  }
}
