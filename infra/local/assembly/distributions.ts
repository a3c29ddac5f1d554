import type { Assembly } from './assembly';
import { managedCachePolicies, managedOriginRequestPolicies } from './managed-policies';

/** Which headers, cookies and query strings reach the origin. */
export interface Forwarding {
  headers: Selection;
  cookies: Selection;
  queryStrings: Selection;
}
export type Selection = 'all' | 'none' | { only: string[] } | { allExcept: string[] };

export interface CachePolicyDefinition extends Forwarding {
  brotli: boolean;
  gzip: boolean;
}

export interface ResponseHeadersPolicyDefinition {
  set: { name: string; value: string; override: boolean }[];
  remove: string[];
}

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
  /** Only served through distribution tenants: hosts that no tenant has are refused. */
  isTenantOnly: boolean;
  tenants: TenantDefinition[];
  origins: OriginDefinition[];
  /** In the order in which CloudFront tries them; the default last. */
  behaviors: BehaviorDefinition[];
  defaultRootObject: string;
  /** The origins' header with the tags by which copies can be invalidated. */
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
    // Text, DNS, certificates, protocols and logs: nothing of it exists on a laptop.
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
    // There is no HTTPS on a laptop, so nothing is redirected to it.
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

/** @throws Error naming whatever of a distribution the laptop cloud does not run */
export function readDistributions(assembly: Assembly): DistributionDefinition[] {
  const policies = readPolicies(assembly);
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

function behaviorOf(behavior: RawBehavior, policies: Policies, place: string): BehaviorDefinition {
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

type Policies = ReturnType<typeof readPolicies>;

function readPolicies(assembly: Assembly) {
  const cache = new Map(Object.entries(managedCachePolicies));
  for (const policy of assembly.resources<{
    CachePolicyConfig: { ParametersInCacheKeyAndForwardedToOrigin: Raw };
  }>('AWS::CloudFront::CachePolicy')) {
    const parameters = policy.properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
    cache.set(policy.name, {
      ...forwardingOf(parameters),
      brotli: parameters.EnableAcceptEncodingBrotli === true,
      gzip: parameters.EnableAcceptEncodingGzip === true,
    });
  }
  const originRequest = new Map(Object.entries(managedOriginRequestPolicies));
  for (const policy of assembly.resources<{ OriginRequestPolicyConfig: Raw }>(
    'AWS::CloudFront::OriginRequestPolicy',
  )) {
    originRequest.set(policy.name, forwardingOf(policy.properties.OriginRequestPolicyConfig));
  }
  const responseHeaders = new Map(
    assembly
      .resources<{ ResponseHeadersPolicyConfig: RawHeadersPolicy }>('AWS::CloudFront::ResponseHeadersPolicy')
      .map((policy) => [
        policy.name,
        headersPolicyOf(policy.properties.ResponseHeadersPolicyConfig, policy.id),
      ]),
  );
  const functions = new Map(
    assembly
      .resources<{ FunctionCode: string }>('AWS::CloudFront::Function')
      .map((resource) => [resource.name, resource.properties.FunctionCode]),
  );
  return { cache, originRequest, responseHeaders, functions };
}

interface Raw {
  HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
  CookiesConfig: { CookieBehavior: string; Cookies?: string[] };
  QueryStringsConfig: { QueryStringBehavior: string; QueryStrings?: string[] };
  EnableAcceptEncodingBrotli?: boolean;
  EnableAcceptEncodingGzip?: boolean;
}

function forwardingOf(raw: Raw): Forwarding {
  const { HeadersConfig, CookiesConfig, QueryStringsConfig } = raw;
  return {
    headers: selection(HeadersConfig.HeaderBehavior, HeadersConfig.Headers),
    cookies: selection(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
    queryStrings: selection(QueryStringsConfig.QueryStringBehavior, QueryStringsConfig.QueryStrings),
  };
}

function selection(behavior: string, names: string[] = []): Selection {
  if (behavior === 'none' || behavior === 'all') return behavior;
  if (behavior === 'allViewer') return 'all';
  if (behavior === 'whitelist') return { only: names };
  if (behavior === 'allExcept') return { allExcept: names };
  throw new Error(`A CloudFront policy forwards '${behavior}', which the laptop cloud does not know`);
}

interface RawHeadersPolicy {
  SecurityHeadersConfig?: Record<string, Record<string, string | number | boolean>>;
  CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] };
  RemoveHeadersConfig?: { Items: { Header: string }[] };
  [other: string]: unknown;
}

function headersPolicyOf(config: RawHeadersPolicy, place: string): ResponseHeadersPolicyDefinition {
  const known = ['Name', 'Comment', 'SecurityHeadersConfig', 'CustomHeadersConfig', 'RemoveHeadersConfig'];
  refuseUnknownNames(config, known, place);
  const security = Object.entries(config.SecurityHeadersConfig ?? {}).map(([kind, options]) => ({
    ...securityHeader(kind, options, place),
    override: options.Override === true,
  }));
  const custom = (config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
  return {
    set: [...security, ...custom],
    remove: (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase()),
  };
}

function securityHeader(kind: string, options: Record<string, string | number | boolean>, place: string) {
  switch (kind) {
    case 'ContentSecurityPolicy':
      return { name: 'content-security-policy', value: String(options.ContentSecurityPolicy) };
    case 'ContentTypeOptions':
      return { name: 'x-content-type-options', value: 'nosniff' };
    case 'FrameOptions':
      return { name: 'x-frame-options', value: String(options.FrameOption) };
    case 'ReferrerPolicy':
      return { name: 'referrer-policy', value: String(options.ReferrerPolicy) };
    case 'StrictTransportSecurity': {
      const parts = [`max-age=${options.AccessControlMaxAgeSec}`];
      if (options.IncludeSubdomains) parts.push('includeSubDomains');
      if (options.Preload) parts.push('preload');
      return { name: 'strict-transport-security', value: parts.join('; ') };
    }
    default:
      throw new Error(`${place} sets ${kind}, which the laptop cloud does not know`);
  }
}

function lookUp<T>(definitions: Map<string, T>, id: string, place: string): T {
  const found = definitions.get(id);
  if (!found) throw new Error(`${place} refers to ${id}, which the laptop cloud does not know`);
  return found;
}

function refuseUnknownNames(object: object, known: string[], place: string): void {
  const unknown = Object.keys(object).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`${place} has ${unknown.join(', ')}, which the laptop cloud does not know`);
  }
}
