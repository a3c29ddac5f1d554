/**
 * How the laptop cloud treats each resource type. A type or property that is not listed stops the start with
 * its name, so that nothing in the templates silently behaves differently on the laptop.
 */
export interface KnownType {
  /** Why the whole type has no effect on a laptop. */
  withoutEffect?: string;
  /** The properties that are interpreted. */
  interpreted?: readonly string[];
  /** Properties that have no effect on a laptop, and why. */
  ignored?: Readonly<Record<string, string>>;
}

const tags = { Tags: 'for the bill' };
const monitoring = 'a laptop alerts no one';
const logging = 'logs go to the terminal';
const protection = 'the data directory is the developer’s own';
const deadLetters = 'what fails on a laptop is shown in the terminal and never repeated';
const dns = 'there is no DNS and no certificate on a laptop';

const table: KnownType = {
  interpreted: ['TableName', 'AttributeDefinitions', 'KeySchema', 'TimeToLiveSpecification', 'BillingMode'],
  ignored: {
    ...tags,
    Replicas: 'one machine; deletion protection, recovery and tags of the replica are about AWS',
    PointInTimeRecoverySpecification: protection,
    DeletionProtectionEnabled: protection,
    SSESpecification: protection,
  },
};

export const knownTypes: Record<string, KnownType> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::S3::Bucket': {
    interpreted: ['BucketName', 'CorsConfiguration'],
    ignored: {
      ...tags,
      BucketEncryption: protection,
      PublicAccessBlockConfiguration: 'the stand-in has no public objects',
      OwnershipControls: 'there is one account',
      VersioningConfiguration: protection,
      LifecycleConfiguration: 'old files stay on a laptop',
      LoggingConfiguration: logging,
    },
  },
  'AWS::S3::BucketPolicy': { interpreted: ['Bucket', 'PolicyDocument'] },
  'AWS::Lambda::Function': {
    interpreted: [
      'FunctionName',
      'Code',
      'Handler',
      'Role',
      'Environment',
      'Timeout',
      'MemorySize',
      'ReservedConcurrentExecutions',
    ],
    ignored: {
      ...tags,
      Runtime: 'the laptop runs its own Node',
      Architectures: 'the laptop has one processor',
      Description: 'text',
      TracingConfig: monitoring,
      LoggingConfig: logging,
      RecursiveLoop: 'no loop is detected on a laptop',
    },
  },
  'AWS::Lambda::Permission': {
    interpreted: ['Action', 'FunctionName', 'Principal', 'SourceArn', 'SourceAccount', 'FunctionUrlAuthType'],
    ignored: { InvokedViaFunctionUrl: 'function URLs are only called by the distribution here' },
  },
  'AWS::Lambda::Url': { interpreted: ['TargetFunctionArn', 'AuthType', 'InvokeMode'] },
  'AWS::Lambda::EventInvokeConfig': {
    interpreted: ['FunctionName', 'MaximumRetryAttempts', 'MaximumEventAgeInSeconds', 'Qualifier'],
    ignored: { DestinationConfig: deadLetters },
  },
  'AWS::IAM::Role': {
    interpreted: ['RoleName', 'Policies', 'ManagedPolicyArns'],
    ignored: { ...tags, AssumeRolePolicyDocument: 'roles are not assumed on a laptop', Description: 'text' },
  },
  'AWS::IAM::Policy': { interpreted: ['PolicyDocument', 'Roles'], ignored: { PolicyName: 'text' } },
  'AWS::IAM::ManagedPolicy': {
    interpreted: ['PolicyDocument', 'Roles'],
    ignored: { Description: 'text', Path: 'text', ManagedPolicyName: 'text' },
  },
  'AWS::ApiGatewayV2::Api': {
    interpreted: ['ProtocolType', 'Name'],
    ignored: {
      ...tags,
      Description: 'text',
      DisableExecuteApiEndpoint: 'the API is only reached through the edge here',
    },
  },
  'AWS::ApiGatewayV2::Stage': {
    interpreted: ['ApiId', 'StageName', 'AutoDeploy', 'DefaultRouteSettings', 'RouteSettings'],
    ignored: {
      ...tags,
      AccessLogSettings: logging,
      Description: 'text',
    },
  },
  'AWS::ApiGatewayV2::Route': {
    interpreted: ['ApiId', 'RouteKey', 'Target', 'AuthorizationType'],
  },
  'AWS::ApiGatewayV2::Integration': {
    interpreted: ['ApiId', 'IntegrationType', 'IntegrationUri', 'PayloadFormatVersion', 'TimeoutInMillis'],
    ignored: { Description: 'text', IntegrationMethod: 'Lambda proxies are always called with POST' },
  },
  'AWS::CloudFront::Distribution': { interpreted: ['DistributionConfig'], ignored: tags },
  'AWS::CloudFront::DistributionTenant': {
    interpreted: ['DistributionId', 'Domains', 'Parameters', 'Name', 'Enabled'],
    ignored: { ...tags, ConnectionGroupId: dns, ManagedCertificateRequest: dns, Customizations: dns },
  },
  'AWS::CloudFront::ConnectionGroup': { withoutEffect: dns },
  'AWS::CloudFront::Function': {
    interpreted: ['FunctionCode', 'Name'],
    ignored: {
      ...tags,
      AutoPublish: 'there is one version',
      FunctionConfig: 'the runtime is Node’s own vm; cloudfront-js-2.0 is checked by the infra tests',
      FunctionMetadata: 'text',
    },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': { interpreted: ['ResponseHeadersPolicyConfig'] },
  'AWS::CloudFront::CachePolicy': { interpreted: ['CachePolicyConfig'] },
  'AWS::CloudFront::OriginRequestPolicy': { interpreted: ['OriginRequestPolicyConfig'] },
  'AWS::CloudFront::OriginAccessControl': {
    interpreted: ['OriginAccessControlConfig'],
  },
  'AWS::Cognito::UserPool': {
    interpreted: ['LambdaConfig', 'Policies', 'UsernameAttributes', 'UsernameConfiguration', 'Schema'],
    ignored: {
      UserPoolName: 'text',
      UserPoolTags: 'for the bill',
      AccountRecoverySetting: 'the product resets passwords itself',
      AdminCreateUserConfig: 'users are made by administrators only; the stand-in sends no mail',
      AutoVerifiedAttributes: 'email addresses are verified by the product',
      EmailVerificationMessage: 'text',
      EmailVerificationSubject: 'text',
      SmsVerificationMessage: 'text',
      VerificationMessageTemplate: 'text',
      DeletionProtection: protection,
      MfaConfiguration: 'the second factor is the custom challenge',
      UserPoolTier: 'for the bill',
      UserPoolAddOns: 'threat protection needs AWS',
      UserAttributeUpdateSettings: 'email addresses are changed by administrators only',
    },
  },
  'AWS::Cognito::UserPoolClient': {
    interpreted: [
      'UserPoolId',
      'ExplicitAuthFlows',
      'GenerateSecret',
      'AuthSessionValidity',
      'PreventUserExistenceErrors',
      'AllowedOAuthFlowsUserPoolClient',
      'AllowedOAuthFlows',
      'AllowedOAuthScopes',
      'CallbackURLs',
      'LogoutURLs',
      'SupportedIdentityProviders',
      'IdTokenValidity',
      'TokenValidityUnits',
    ],
    ignored: {
      ClientName: 'text',
      EnableTokenRevocation: 'tokens can always be revoked here',
      AccessTokenValidity: 'as long as the ID token: nothing here takes an access token',
      RefreshTokenValidity: 'an hour',
      ReadAttributes: 'tokens are thrown away',
      WriteAttributes: 'users do not change their own record',
    },
  },
  'AWS::Cognito::UserPoolDomain': {
    interpreted: ['Domain', 'UserPoolId'],
    ignored: { ManagedLoginVersion: 'there is one design of the sign-in page' },
  },
  'AWS::Cognito::UserPoolIdentityProvider': {
    interpreted: ['UserPoolId', 'ProviderName', 'ProviderType', 'ProviderDetails', 'AttributeMapping'],
  },
  'AWS::SecretsManager::Secret': {
    interpreted: ['Name', 'GenerateSecretString', 'SecretString'],
    ignored: { ...tags, Description: 'text' },
  },
  'AWS::SES::EmailIdentity': {
    interpreted: ['EmailIdentity'],
    ignored: {
      ...tags,
      ConfigurationSetAttributes: monitoring,
      DkimAttributes: dns,
      DkimSigningAttributes: dns,
      MailFromAttributes: dns,
      FeedbackAttributes: monitoring,
    },
  },
  'AWS::SES::ConfigurationSet': {
    interpreted: ['Name'],
    ignored: {
      ...tags,
      DeliveryOptions: 'mail is delivered to the mailbox',
      ReputationOptions: monitoring,
      SendingOptions: monitoring,
      SuppressionOptions: monitoring,
      TrackingOptions: monitoring,
    },
  },
  'AWS::SES::ConfigurationSetEventDestination': {
    interpreted: ['ConfigurationSetName', 'EventDestination'],
  },
  'AWS::Events::Rule': {
    interpreted: ['ScheduleExpression', 'EventPattern', 'State', 'Targets'],
    ignored: { ...tags, Description: 'text', Name: 'text' },
  },
  'AWS::Logs::LogGroup': { withoutEffect: logging },
  'AWS::Logs::Delivery': { withoutEffect: logging },
  'AWS::Logs::DeliverySource': { withoutEffect: logging },
  'AWS::Logs::DeliveryDestination': { withoutEffect: logging },
  'AWS::Logs::ResourcePolicy': { withoutEffect: logging },
  'AWS::Logs::MetricFilter': { withoutEffect: monitoring },
  'AWS::CloudWatch::Alarm': { withoutEffect: monitoring },
  'AWS::CloudWatch::CompositeAlarm': { withoutEffect: monitoring },
  'AWS::CloudWatch::Dashboard': { withoutEffect: monitoring },
  'AWS::Budgets::Budget': { withoutEffect: 'a laptop costs nothing' },
  'AWS::SQS::Queue': { withoutEffect: deadLetters },
  'AWS::SQS::QueuePolicy': { withoutEffect: deadLetters },
  'AWS::SNS::Topic': { withoutEffect: monitoring },
  'AWS::SNS::TopicPolicy': { withoutEffect: monitoring },
  'AWS::SNS::Subscription': { withoutEffect: monitoring },
  'AWS::CertificateManager::Certificate': { withoutEffect: dns },
  'AWS::Route53::RecordSet': { withoutEffect: dns },
  'AWS::WAFv2::WebACL': {
    withoutEffect:
      'all requests on a laptop come from one IP address, which its rates would block; tests/infra runs its rules',
  },
  'AWS::CDK::Metadata': { withoutEffect: 'for CDK’s own statistics' },
};

/** Custom resources of the product, handled by the functions behind their service token. */
export const isCustomResource = (type: string) =>
  type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';
