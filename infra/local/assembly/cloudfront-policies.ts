import { required } from '@galley/shared/required';
import type { Assembly } from './assembly';
import type { CachePolicyDefinition, Forwarding, Selection } from './forwarded';
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
  const cache = new Map([
    ...Object.entries(managedCachePolicies),
    ...assembly
      .resources<{ CachePolicyConfig: { ParametersInCacheKeyAndForwardedToOrigin: Raw } }>(
        'AWS::CloudFront::CachePolicy',
      )
      .map(({ name, properties }): [string, CachePolicyDefinition] => [
        name,
        cachePolicyOf(properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin),
      ]),
  ]);
  const originRequest = new Map([
    ...Object.entries(managedOriginRequestPolicies),
    ...assembly
      .resources<{ OriginRequestPolicyConfig: Raw }>('AWS::CloudFront::OriginRequestPolicy')
      .map(({ name, properties }): [string, Forwarding] => [
        name,
        forwardingOf(properties.OriginRequestPolicyConfig),
      ]),
  ]);
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

const cachePolicyOf = (parameters: Raw): CachePolicyDefinition => ({
  ...forwardingOf(parameters),
  brotli: parameters.EnableAcceptEncodingBrotli === true,
  gzip: parameters.EnableAcceptEncodingGzip === true,
});

function forwardingOf({ HeadersConfig, CookiesConfig, QueryStringsConfig }: Raw): Forwarding {
  return {
    headers: selection(HeadersConfig.HeaderBehavior, HeadersConfig.Headers),
    cookies: selection(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
    queryStrings: selection(QueryStringsConfig.QueryStringBehavior, QueryStringsConfig.QueryStrings),
  };
}

/** By the behavior in a policy; the names are those that the policy lists. */
const selections: Record<string, (names: string[]) => Selection> = {
  none: () => 'none',
  all: () => 'all',
  allViewer: () => 'all',
  whitelist: (only) => ({ only }),
  allExcept: (allExcept) => ({ allExcept }),
};

function selection(behavior: string, names: string[] = []): Selection {
  return required(
    selections[behavior],
    () => new Error(`A CloudFront policy forwards '${behavior}', which the laptop cloud does not know`),
  )(names);
}

interface RawHeadersPolicy {
  SecurityHeadersConfig?: Record<string, SecurityOptions>;
  CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] };
  RemoveHeadersConfig?: { Items: { Header: string }[] };
  [other: string]: unknown;
}

function headersPolicyOf(config: RawHeadersPolicy, place: string): ResponseHeadersPolicyDefinition {
  const known = ['Name', 'Comment', 'SecurityHeadersConfig', 'CustomHeadersConfig', 'RemoveHeadersConfig'];
  refuseUnknownNames(config, known, place);
  const security = Object.entries(config.SecurityHeadersConfig ?? {}).map(([kind, options]) => ({
    ...required(
      securityHeaders[kind],
      () => new Error(`${place} sets ${kind}, which the laptop cloud does not know`),
    )(options),
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

type SecurityOptions = Record<string, string | number | boolean>;

/** The headers of the kinds that a policy may set. */
const securityHeaders: Record<string, (options: SecurityOptions) => { name: string; value: string }> = {
  ContentSecurityPolicy: ({ ContentSecurityPolicy }) => ({
    name: 'content-security-policy',
    value: String(ContentSecurityPolicy),
  }),
  ContentTypeOptions: () => ({ name: 'x-content-type-options', value: 'nosniff' }),
  FrameOptions: ({ FrameOption }) => ({ name: 'x-frame-options', value: String(FrameOption) }),
  ReferrerPolicy: ({ ReferrerPolicy }) => ({ name: 'referrer-policy', value: String(ReferrerPolicy) }),
  StrictTransportSecurity: ({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }) => ({
    name: 'strict-transport-security',
    value: [
      `max-age=${AccessControlMaxAgeSec}`,
      ...(IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(Preload ? ['preload'] : []),
    ].join('; '),
  }),
};
