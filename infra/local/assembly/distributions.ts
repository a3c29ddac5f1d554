import { required } from '@galley/shared/required';
import type { Assembly } from './assembly';
import {
  type CloudFrontPolicies,
  type ResponseHeadersPolicyDefinition,
  readCloudFrontPolicies,
} from './cloudfront-policies';
import type { CachePolicyDefinition, Forwarding } from './forwarded';
import { refuseUnknownNames } from './unknown-names';

export interface BehaviorDefinition {
  /** `*` for the default behavior. */
  pathPattern: string;
  originId: string;
  allowedMethods: string[];
  compress: boolean;
  cachePolicy: CachePolicyDefinition;
  originRequestPolicy?: Forwarding;
  responseHeaders?: ResponseHeadersPolicyDefinition;
  /** JavaScript of the viewer-request function. */
  viewerRequest?: string;
}

export interface OriginDefinition {
  id: string;
  host: string;
  path: string;
  customHeaders: Record<string, string>;
  hasAccessControl: boolean;
  readTimeoutMs: number;
}

export interface TenantDefinition {
  domains: string[];
  parameters: Record<string, string>;
}

export interface DistributionDefinition {
  id: string;
  arn: string;
  host: string;
  /** Only serves hosts of distribution tenants, and refuses all others. */
  isTenantOnly: boolean;
  tenants: TenantDefinition[];
  origins: OriginDefinition[];
  /** In the order in which CloudFront matches them, with the default last. */
  behaviors: BehaviorDefinition[];
  defaultRootObject: string;
  /** The origins' response header with the tags by which copies can be invalidated. */
  cacheTagHeader?: string;
}

interface RawBehavior {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  Compress?: boolean;
  CachePolicyId: string;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
  ViewerProtocolPolicy?: string;
}

interface RawOrigin {
  Id: string;
  DomainName: string;
  OriginPath?: string;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
  OriginAccessControlId?: string;
  CustomOriginConfig?: { OriginReadTimeout?: number };
}

interface RawConfig {
  Origins: RawOrigin[];
  DefaultCacheBehavior: RawBehavior;
  CacheBehaviors?: RawBehavior[];
  ConnectionMode?: string;
  DefaultRootObject?: string;
  CacheTagConfig?: { HeaderName: string };
}

const knownNames = {
  config: [
    'Origins',
    'DefaultCacheBehavior',
    'CacheBehaviors',
    'ConnectionMode',
    'DefaultRootObject',
    'TenantConfig',
    'CacheTagConfig',
    'Enabled',
    // Comments, DNS, certificates, protocols and logs do not exist on a laptop.
    'Comment',
    'Aliases',
    'HttpVersion',
    'IPV6Enabled',
    'ViewerCertificate',
    'PriceClass',
    'WebACLId',
    'Logging',
  ],
  behavior: [
    'PathPattern',
    'TargetOriginId',
    'AllowedMethods',
    'CachedMethods',
    'Compress',
    'CachePolicyId',
    'OriginRequestPolicyId',
    'ResponseHeadersPolicyId',
    'FunctionAssociations',
    // A laptop has no HTTPS to redirect to.
    'ViewerProtocolPolicy',
  ],
  origin: [
    'Id',
    'DomainName',
    'OriginPath',
    'OriginCustomHeaders',
    'OriginAccessControlId',
    'CustomOriginConfig',
    'S3OriginConfig',
    'ConnectionAttempts',
    'ConnectionTimeout',
  ],
};

/** @throws Error naming the parts of a distribution that the laptop cloud does not support */
export function readDistributions(assembly: Assembly): DistributionDefinition[] {
  const policies = readCloudFrontPolicies(assembly);
  const tenants = assembly
    .resources<{ DistributionId: string; Domains: string[]; Parameters?: { Name: string; Value: string }[] }>(
      'AWS::CloudFront::DistributionTenant',
    )
    .map(({ properties }) => properties);
  return assembly
    .resources<{ DistributionConfig: RawConfig }>('AWS::CloudFront::Distribution')
    .map((distribution) => {
      const config = distribution.properties.DistributionConfig;
      refuseUnknownNames(config, knownNames.config, distribution.id);
      const raw = [...(config.CacheBehaviors ?? []), { ...config.DefaultCacheBehavior, PathPattern: '*' }];
      return {
        id: distribution.name,
        arn: `arn:aws:cloudfront::${assembly.values.account}:distribution/${distribution.name}`,
        host: distribution.attribute('DomainName'),
        isTenantOnly: config.ConnectionMode === 'tenant-only',
        tenants: tenants
          .filter((tenant) => tenant.DistributionId === distribution.name)
          .map(({ Domains, Parameters = [] }) => ({
            domains: Domains,
            parameters: Object.fromEntries(Parameters.map(({ Name, Value }) => [Name, Value])),
          })),
        origins: config.Origins.map((origin) => originOf(origin, distribution.id)),
        behaviors: raw.map((behavior) => behaviorOf(behavior, policies, distribution.id)),
        defaultRootObject: config.DefaultRootObject ?? '',
        ...(config.CacheTagConfig && { cacheTagHeader: config.CacheTagConfig.HeaderName }),
      };
    });
}

function originOf(origin: RawOrigin, place: string): OriginDefinition {
  refuseUnknownNames(origin, knownNames.origin, `${place}, origin ${origin.Id}`);
  const customHeaders = (origin.OriginCustomHeaders ?? []).map(
    ({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue] as const,
  );
  return {
    id: origin.Id,
    host: origin.DomainName,
    path: origin.OriginPath ?? '',
    customHeaders: Object.fromEntries(customHeaders),
    hasAccessControl: Boolean(origin.OriginAccessControlId),
    readTimeoutMs: (origin.CustomOriginConfig?.OriginReadTimeout ?? 30) * 1000,
  };
}

function behaviorOf(behavior: RawBehavior, policies: CloudFrontPolicies, place: string): BehaviorDefinition {
  const name = `${place}, behavior ${behavior.PathPattern}`;
  refuseUnknownNames(behavior, knownNames.behavior, name);
  const associations = behavior.FunctionAssociations ?? [];
  const other = associations.find(({ EventType }) => EventType !== 'viewer-request');
  if (other)
    throw new Error(`${name} has a ${other.EventType} function, which the laptop cloud does not run`);
  const viewerRequest = associations[0]?.FunctionARN;
  return {
    pathPattern: behavior.PathPattern ?? '*',
    originId: behavior.TargetOriginId,
    allowedMethods: behavior.AllowedMethods ?? ['GET', 'HEAD'],
    compress: behavior.Compress ?? false,
    cachePolicy: lookUp(policies.cache, behavior.CachePolicyId, name),
    ...(behavior.OriginRequestPolicyId && {
      originRequestPolicy: lookUp(policies.originRequest, behavior.OriginRequestPolicyId, name),
    }),
    ...(behavior.ResponseHeadersPolicyId && {
      responseHeaders: lookUp(policies.responseHeaders, behavior.ResponseHeadersPolicyId, name),
    }),
    ...(viewerRequest && { viewerRequest: lookUp(policies.functions, viewerRequest, name) }),
  };
}

function lookUp<T>(definitions: Map<string, T>, id: string, place: string): T {
  return required(
    definitions.get(id),
    () => new Error(`${place} refers to ${id}, which the laptop cloud does not know`),
  );
}
