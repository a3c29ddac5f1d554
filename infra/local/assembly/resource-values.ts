import { required } from '@galley/shared/required';
import type { ResourceValues } from './intrinsics';
import { knownTypes } from './resource-types';
import type { Resource, Stack } from './template';

interface Place {
  region: string;
  account: string;
  name: string;
}

interface ValueRule {
  /** The property that may name the resource; its value is then the value of `Ref`. */
  nameProperty?: string;
  ref?: (place: Place) => string;
  attributes?: Record<string, (place: Place) => string>;
  /** Attributes whose value is that of a property. */
  properties?: Record<string, string>;
}

const arn =
  (service: string, resource: (name: string) => string) =>
  ({ region, account, name }: Place) =>
    `arn:aws:${service}:${region}:${account}:${resource(name)}`;
const same = ({ name }: Place) => name;

const tableRule: ValueRule = {
  nameProperty: 'TableName',
  attributes: { Arn: arn('dynamodb', (name) => `table/${name}`), TableId: same },
};

/** `Ref` is the name unless `ref` says otherwise. */
const valueRules: Record<string, ValueRule> = {
  'AWS::DynamoDB::Table': tableRule,
  'AWS::DynamoDB::GlobalTable': tableRule,
  'AWS::S3::Bucket': {
    nameProperty: 'BucketName',
    attributes: {
      Arn: ({ name }) => `arn:aws:s3:::${name}`,
      DomainName: ({ name }) => `${name}.s3.amazonaws.com`,
      RegionalDomainName: ({ name, region }) => `${name}.s3.${region}.amazonaws.com`,
    },
  },
  'AWS::Lambda::Function': {
    nameProperty: 'FunctionName',
    attributes: { Arn: arn('lambda', (name) => `function:${name}`) },
  },
  'AWS::IAM::Role': {
    nameProperty: 'RoleName',
    attributes: { Arn: ({ account, name }) => `arn:aws:iam::${account}:role/${name}`, RoleId: same },
  },
  'AWS::Cognito::UserPool': {
    ref: ({ region, name }) => `${region}_${name.replace(/[^a-z0-9]/gi, '')}`.slice(0, 55),
    attributes: {
      UserPoolId: same,
      Arn: arn('cognito-idp', (name) => `userpool/${name}`),
      ProviderName: ({ region, name }) => `cognito-idp.${region}.amazonaws.com/${name}`,
      ProviderURL: ({ region, name }) => `https://cognito-idp.${region}.amazonaws.com/${name}`,
    },
  },
  'AWS::Cognito::UserPoolClient': { attributes: { ClientId: same } },
  'AWS::Cognito::UserPoolDomain': { nameProperty: 'Domain' },
  'AWS::Cognito::UserPoolIdentityProvider': { nameProperty: 'ProviderName' },
  'AWS::SES::EmailIdentity': { nameProperty: 'EmailIdentity' },
  'AWS::SES::ConfigurationSet': { nameProperty: 'Name' },
  'AWS::ApiGatewayV2::Api': {
    attributes: {
      ApiId: same,
      ApiEndpoint: ({ name, region }) => `https://${name}.execute-api.${region}.amazonaws.com`,
    },
  },
  'AWS::ApiGatewayV2::Integration': {},
  'AWS::CloudFront::Distribution': {
    attributes: { Id: same, DomainName: ({ name }) => `${name}.cloudfront.net` },
  },
  'AWS::CloudFront::Function': {
    ref: ({ account, name }) => `arn:aws:cloudfront::${account}:function/${name}`,
    attributes: { FunctionARN: same },
  },
  'AWS::CloudFront::ConnectionGroup': {
    attributes: { Id: same, RoutingEndpoint: ({ name }) => `${name}.cloudfront.net` },
  },
  'AWS::CloudFront::DistributionTenant': { attributes: { Id: same } },
  'AWS::CloudFront::CachePolicy': { attributes: { Id: same } },
  'AWS::CloudFront::OriginRequestPolicy': { attributes: { Id: same } },
  'AWS::CloudFront::ResponseHeadersPolicy': { attributes: { Id: same } },
  'AWS::CloudFront::OriginAccessControl': { attributes: { Id: same } },
  'AWS::SecretsManager::Secret': { ref: arn('secretsmanager', (name) => `secret:${name}`) },
  'AWS::Lambda::Url': {
    attributes: {
      FunctionUrl: ({ name, region }) => `https://${name}.lambda-url.${region}.on.aws/`,
    },
    properties: { FunctionArn: 'TargetFunctionArn' },
  },
  'AWS::Events::Rule': { attributes: { Arn: arn('events', (name) => `rule/${name}`) } },
};

/**
 * The names and attributes of resources on this machine: the template's own name where there is one, else one
 * derived from stack and logical id, the same at every start. Values that only a stand-in knows (a client's
 * secret) are set with `know`.
 */
export class LocalResourceValues implements ResourceValues {
  private readonly given = new Map<string, unknown>();
  private resolve: (stack: Stack, value: unknown) => unknown = (_, value) => value;

  constructor(
    readonly account: string,
    private readonly readSecret: (reference: string) => string,
  ) {}

  /** The names in a template may contain intrinsics, so this class and `Intrinsics` depend on each other. */
  resolveWith(resolve: (stack: Stack, value: unknown) => unknown): void {
    this.resolve = resolve;
  }

  /** @param attribute `Ref` for the resource's own name */
  know(stack: Stack, logicalId: string, attribute: string, value: unknown): void {
    this.given.set(`${stack.name}.${logicalId}.${attribute}`, value);
  }

  ref(stack: Stack, logicalId: string): unknown {
    if (logicalId.startsWith('AWS::')) return this.pseudoParameter(stack, logicalId);
    const parameter = stack.template.Parameters?.[logicalId];
    if (parameter) return this.resolve(stack, parameter.Default);
    const given = this.given.get(`${stack.name}.${logicalId}.Ref`);
    if (given !== undefined) return given;
    const resource = resourceOf(stack, logicalId);
    const rule = valueRules[resource.Type];
    const named = rule?.nameProperty && resource.Properties?.[rule.nameProperty];
    if (named !== undefined && named !== '') return String(this.resolve(stack, named));
    const place = { region: stack.region, account: this.account, name: madeUpName(stack, logicalId) };
    return rule?.ref ? rule.ref(place) : place.name;
  }

  attribute(stack: Stack, logicalId: string, attribute: string): unknown {
    const given = this.given.get(`${stack.name}.${logicalId}.${attribute}`);
    if (given !== undefined) return given;
    const resource = resourceOf(stack, logicalId);
    const rule = valueRules[resource.Type];
    const property = rule?.properties?.[attribute];
    if (property) return this.resolve(stack, resource.Properties?.[property]);
    const place = { region: stack.region, account: this.account, name: String(this.ref(stack, logicalId)) };
    const known = rule?.attributes?.[attribute];
    if (known) return known(place);
    // These resources have no effect on a laptop, so an invented value does no harm.
    if (knownTypes[resource.Type]?.withoutEffect) return `${resource.Type}.${place.name}.${attribute}`;
    throw new Error(
      `Attribute ${attribute} of ${stack.name}.${logicalId} (${resource.Type}) is not known to the laptop cloud`,
    );
  }

  secret(reference: string): string {
    return this.readSecret(reference);
  }

  private pseudoParameter(stack: Stack, name: string): unknown {
    const values: Record<string, string | undefined> = {
      'AWS::Region': stack.region,
      'AWS::AccountId': this.account,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stack.name,
      'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${this.account}:stack/${stack.name}/local`,
      'AWS::NoValue': undefined,
    };
    if (name in values) return values[name];
    throw new Error(`Stack ${stack.name} uses ${name}, which the laptop cloud does not know`);
  }
}

function resourceOf(stack: Stack, logicalId: string): Resource {
  return required(
    stack.template.Resources?.[logicalId],
    () => new Error(`Stack ${stack.name} refers to ${logicalId}, which it does not have`),
  );
}

/**
 * Satisfies every service's rules for names: lower case, at most 63 characters, different for different ids.
 */
function madeUpName(stack: Stack, logicalId: string): string {
  const name = `${stack.name}-${logicalId}`.toLowerCase().replace(/[^a-z0-9-]/g, '-');
  // CDK ends a logical id with an eight-character hash, which keeps shortened names distinct.
  return name.length <= 63 ? name : `${name.slice(0, 40)}-${name.slice(-22)}`;
}
