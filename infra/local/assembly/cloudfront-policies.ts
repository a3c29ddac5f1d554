import type { Assembly } from './assembly';
import type { Forwarding, Selection } from './forwarded';
import { managedCachePolicies, managedOriginRequestPolicies } from './managed-policies';
import { refuseUnknownNames } from './unknown-names';

export interface ResponseHeadersPolicyDefinition {
  set: { name: string; value: string; override: boolean }[];
  remove: string[];
}

export type CloudFrontPolicies = ReturnType<typeof readCloudFrontPolicies>;

/**
 * Everything that behaviors refer to by id: CloudFront's and the app's own policies, and the code of edge
 * functions.
 */
export function readCloudFrontPolicies(assembly: Assembly) {
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

function forwardingOf({ HeadersConfig, CookiesConfig, QueryStringsConfig }: Raw): Forwarding {
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
