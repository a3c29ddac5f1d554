import type { Assembly, AssemblyResource } from './assembly';

interface TableProperties {
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  KeySchema: { AttributeName: string; KeyType: string }[];
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}

export interface TableDefinition extends TableProperties {
  tableName: string;
}

export function readTables(assembly: Assembly): TableDefinition[] {
  return assembly
    .resources<TableProperties>('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')
    .map((resource) => ({ tableName: resource.name, ...resource.properties }));
}

export interface BucketDefinition {
  id: string;
  bucketName: string;
  arn: string;
  /** The host name of the bucket as an origin of distributions. */
  host: string;
  /** Origins whose pages may use signed links. */
  uploadsFrom: string[];
}

interface BucketProperties {
  CorsConfiguration?: { CorsRules: { AllowedOrigins: string[] }[] };
}

export function readBuckets(assembly: Assembly): BucketDefinition[] {
  return assembly.resources<BucketProperties>('AWS::S3::Bucket').map((resource) => ({
    id: resource.id,
    bucketName: resource.name,
    arn: resource.attribute('Arn'),
    host: resource.attribute('RegionalDomainName'),
    uploadsFrom: (resource.property('CorsConfiguration')?.CorsRules ?? []).flatMap(
      ({ AllowedOrigins }) => AllowedOrigins,
    ),
  }));
}

export interface SecretDefinition {
  id: string;
  /** Dynamic references use the name or the ARN. */
  name: string;
  arn: string;
  /** A fixed value in the template; resolved on first use. */
  given?: () => string;
  generate?: { length: number; alphabet: string };
  /** For a JSON secret: this object, with the generated string under the key. */
  template?: { object: Record<string, unknown>; key: string };
}

interface SecretProperties {
  Name?: string;
  SecretString?: string;
  GenerateSecretString?: {
    PasswordLength?: number;
    ExcludeCharacters?: string;
    ExcludePunctuation?: boolean;
    SecretStringTemplate?: string;
    GenerateStringKey?: string;
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const punctuation = '!#$%&()*+,-./:;<=>?@[]^_{|}~';

export function readSecrets(assembly: Assembly): SecretDefinition[] {
  return assembly.resources<SecretProperties>('AWS::SecretsManager::Secret').map((resource) => {
    const arn = resource.name;
    const named = { id: resource.id, arn, name: resource.property('Name') ?? arn.split(':').pop() ?? arn };
    const options = resource.property('GenerateSecretString');
    if (!options) return { ...named, given: () => String(resource.property('SecretString')) };
    const excluded = options.ExcludeCharacters ?? '';
    const alphabet = [...letters, ...(options.ExcludePunctuation ? '' : punctuation)]
      .filter((character) => !excluded.includes(character))
      .join('');
    const { SecretStringTemplate, GenerateStringKey } = options;
    return {
      ...named,
      generate: { length: options.PasswordLength ?? 32, alphabet },
      ...(SecretStringTemplate &&
        GenerateStringKey && {
          template: { object: JSON.parse(SecretStringTemplate), key: GenerateStringKey },
        }),
    };
  });
}

export type TriggerName = 'DefineAuthChallenge' | 'CreateAuthChallenge' | 'VerifyAuthChallengeResponse';

export interface UserPoolProperties {
  LambdaConfig?: Partial<Record<TriggerName, string>>;
  Policies?: { PasswordPolicy?: Record<string, unknown> };
  UsernameAttributes?: string[];
  UsernameConfiguration?: { CaseSensitive?: boolean };
  Schema?: unknown[];
}

export interface UserPoolClientProperties {
  UserPoolId: string;
  ExplicitAuthFlows?: string[];
  GenerateSecret?: boolean;
  AuthSessionValidity?: number;
  PreventUserExistenceErrors?: 'ENABLED' | 'LEGACY';
  AllowedOAuthFlowsUserPoolClient?: boolean;
  AllowedOAuthFlows?: string[];
  AllowedOAuthScopes?: string[];
  CallbackURLs?: string[];
  LogoutURLs?: string[];
  SupportedIdentityProviders?: string[];
  IdTokenValidity?: number;
  TokenValidityUnits?: { IdToken?: string };
}

export interface UserPoolDomainProperties {
  Domain: string;
  UserPoolId: string;
}

export interface IdentityProviderProperties {
  UserPoolId: string;
  ProviderName: string;
  ProviderType: string;
  ProviderDetails: Record<string, string>;
  AttributeMapping?: Record<string, string>;
}

export type UserPoolResource = AssemblyResource<UserPoolProperties>;
export type UserPoolClientResource = AssemblyResource<UserPoolClientProperties>;

export const readUserPools = (assembly: Assembly): UserPoolResource[] =>
  assembly.resources<UserPoolProperties>('AWS::Cognito::UserPool');

export const readUserPoolClients = (assembly: Assembly): UserPoolClientResource[] =>
  assembly.resources<UserPoolClientProperties>('AWS::Cognito::UserPoolClient');

export const readUserPoolDomains = (assembly: Assembly): UserPoolDomainProperties[] =>
  assembly
    .resources<UserPoolDomainProperties>('AWS::Cognito::UserPoolDomain')
    .map(({ properties }) => properties);

export const readIdentityProviders = (assembly: Assembly): IdentityProviderProperties[] =>
  assembly
    .resources<IdentityProviderProperties>('AWS::Cognito::UserPoolIdentityProvider')
    .map(({ properties }) => properties);
