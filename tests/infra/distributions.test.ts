import { documentScriptSource } from '@galley/admin-web/build/document-script';
import { redirectQueryNames } from '@galley/shared/redirect-query';
import { describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';

const assembly = new Assembly(inject('prodAssembly'));

// biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON
type Json = any;

function behaviour(surface: string, pattern: string): Json {
  const config = assembly.distributionOf(surface).properties.DistributionConfig;
  if (pattern === 'default') return config.DefaultCacheBehavior;
  return config.CacheBehaviors.find((candidate: Json) => candidate.PathPattern === pattern);
}

function originOf(surface: string, pattern: string): Json {
  const id = behaviour(surface, pattern).TargetOriginId;
  return assembly
    .distributionOf(surface)
    .properties.DistributionConfig.Origins.find((origin: Json) => origin.Id === id);
}

function headersOf(surface: string, pattern: string): Json {
  const { stack } = assembly.distributionOf(surface);
  const policyId = behaviour(surface, pattern).ResponseHeadersPolicyId.Ref;
  return assembly.templates.get(stack).Resources[policyId].Properties.ResponseHeadersPolicyConfig;
}

const behaviours = ['Admin', 'Site'].flatMap((stack) => {
  const others: Json[] = assembly.distributionOf(stack).properties.DistributionConfig.CacheBehaviors;
  return ['default', ...others.map(({ PathPattern }) => PathPattern)].map(
    (pattern) => [stack, pattern] as const,
  );
});

/** The policy as one text; the bucket's name is known only after a deploy. */
function policyOf(stack: string, pattern: string): string {
  const { ContentSecurityPolicy: policy } = headersOf(stack, pattern).SecurityHeadersConfig
    .ContentSecurityPolicy;
  if (typeof policy === 'string') return policy;
  const parts: unknown[] = policy['Fn::Join'][1];
  return parts.map((part) => (typeof part === 'string' ? part : '<bucket>')).join('');
}

describe.each(behaviours)('%s %s', (stack, pattern) => {
  test('every response has HSTS, nosniff, a referrer policy, a frame policy and a content security policy', () => {
    const security = headersOf(stack, pattern).SecurityHeadersConfig;
    expect(security.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      Override: true,
    });
    expect(security.ContentTypeOptions).toEqual({ Override: true });
    expect(security.ReferrerPolicy.Override).toBe(true);
    expect(security.FrameOptions.Override).toBe(true);
    expect(policyOf(stack, pattern)).toMatch(/default-src '(none|self)'/);
  });

  test('plain HTTP is never served', () => {
    expect(behaviour(stack, pattern).ViewerProtocolPolicy).toMatch(/^(redirect-to-https|https-only)$/);
  });
});

test('the admin runs no script but its own files and the one inside its document', () => {
  const policy = headersOf('Admin', 'default').SecurityHeadersConfig.ContentSecurityPolicy;
  expect(policy.Override).toBe(true);
  const directives = new Map<string, string>(
    policyOf('Admin', 'default')
      .split('; ')
      .map((directive: string) => directive.split(/ (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('script-src')).toBe(`'self' ${documentScriptSource()}`);
  // The user pool's metadata and its token endpoint; a sign-in is redirected there and never framed. Large files go
  // to the bucket of the libraries, and to no other bucket on the same host.
  expect(directives.get('connect-src')).toBe(
    "'self' https://cognito-idp.eu-west-1.amazonaws.com https://galley-example.auth.eu-west-1.amazoncognito.com https://s3.eu-west-1.amazonaws.com/<bucket>/",
  );
  expect(directives.get('frame-src')).toBe("'self'");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('base-uri')).toBe("'none'");
});

test('only the canvas of the editor may be framed, by the admin; it runs only the admin’s scripts and connects to nothing', () => {
  const { ContentSecurityPolicy, FrameOptions } = headersOf('Admin', '/canvas.html').SecurityHeadersConfig;
  const policy = ContentSecurityPolicy.ContentSecurityPolicy;
  expect(ContentSecurityPolicy.Override).toBe(true);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toContain('connect-src');
  expect(FrameOptions.FrameOption).toBe('SAMEORIGIN');
  for (const [stack, pattern] of behaviours) {
    const shown = stack === 'Admin' && /^(default|\/assets.*|\/api.*)$/.test(pattern);
    if (shown) expect(headersOf(stack, pattern).SecurityHeadersConfig.FrameOptions.FrameOption).toBe('DENY');
  }
});

test('a page of a site may carry a content security policy of its own', () => {
  expect(headersOf('Site', 'default').SecurityHeadersConfig.ContentSecurityPolicy.Override).toBe(false);
});

test.each([
  // The edge function rejects anonymous requests, and that response is not cached.
  ['Admin', { Override: false, Value: 'private, max-age=300' }],
  ['Site', { Override: true, Value: 'public, max-age=300' }],
])('a picture of %s is sandboxed and cached for five minutes by browsers', (stack, kept) => {
  const headers = headersOf(stack, '/images/*');
  expect(headers.SecurityHeadersConfig.ContentSecurityPolicy).toMatchObject({
    ContentSecurityPolicy: expect.stringMatching(/(^|; )sandbox($|;)/),
    Override: true,
  });
  expect(headers.CustomHeadersConfig.Items).toEqual([{ Header: 'cache-control', ...kept }]);
});

test.each(['Admin', 'Site'])(
  'a file of %s is downloaded under its own name, never shown and never run',
  (stack) => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig } = headersOf(stack, '/images/*/files/*');
    expect(security.ContentSecurityPolicy).toEqual({
      ContentSecurityPolicy: "default-src 'none'; sandbox",
      Override: true,
    });
    expect(security.ContentTypeOptions).toEqual({ Override: true });
    expect(CustomHeadersConfig.Items).toContainEqual({
      Header: 'content-disposition',
      Value: 'attachment',
      Override: false,
    });
  },
);

test('pictures are cached at the edge for visitors, not for staff', () => {
  expect(
    assembly.ofType('AWS::CloudFront::CachePolicy').map((policy) => policy.properties.CachePolicyConfig),
  ).toContainEqual(expect.objectContaining({ Comment: 'Galley: images', MaxTTL: 31_536_000 }));
  // The managed policy CachingDisabled.
  expect(behaviour('Admin', '/images/*').CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
  expect(behaviour('Site', '/images/*').CachePolicyId).toMatchObject({
    Ref: expect.stringContaining('ImageCache'),
  });
});

test('HSTS never binds the subdomains of a customer', () => {
  for (const pattern of ['default', '/assets/*', '/api/*', '/images/*', '/images/*/files/*']) {
    expect(headersOf('Site', pattern).SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains).toBe(
      false,
    );
  }
});

test.each(['Admin', 'Site'])(
  'the API behind %s gets the secret and everything that the viewer sent',
  (stack) => {
    expect(originOf(stack, '/api/*').OriginCustomHeaders).toEqual([
      {
        HeaderName: 'x-galley-edge-secret',
        HeaderValue: '{{resolve:secretsmanager:galley/prod/edge-secret:SecretString:::}}',
      },
    ]);
    expect(behaviour(stack, '/api/*')).toMatchObject({
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
      // The managed policy AllViewerExceptHostHeader.
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
  },
);

test.each(behaviours.filter(([, pattern]) => pattern !== '/assets/*'))(
  'the edge function runs in front of %s %s',
  (stack, pattern) => {
    expect(behaviour(stack, pattern).FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
  },
);

test('API responses are never cached for staff, and for visitors by company and by the whole query', () => {
  // The managed policy CachingDisabled.
  expect(behaviour('Admin', '/api/*').CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
  const policyId = behaviour('Site', '/api/*').CachePolicyId.Ref;
  const { stack } = assembly.distributionOf('Site');
  const { CachePolicyConfig } = assembly.templates.get(stack).Resources[policyId].Properties;
  // A response without a cache time is not cached at all.
  expect([CachePolicyConfig.MinTTL, CachePolicyConfig.DefaultTTL]).toEqual([0, 0]);
  expect(CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
    HeadersConfig: { Headers: ['x-galley-company'] },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
    CookiesConfig: { CookieBehavior: 'none' },
  });
});

test('pages of different companies never share a cache entry', () => {
  const { stack } = assembly.distributionOf('Site');
  const policyId = behaviour('Site', 'default').CachePolicyId.Ref;
  const policy = assembly.templates.get(stack).Resources[policyId].Properties.CachePolicyConfig;
  expect(policy.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers).toEqual(
    expect.arrayContaining(['x-galley-company', 'x-galley-host']),
  );
  expect(policy.ParametersInCacheKeyAndForwardedToOrigin.CookiesConfig.CookieBehavior).toBe('none');
  const { QueryStrings } = policy.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig;
  expect(QueryStrings).toEqual([...redirectQueryNames]);
  // AWS: a cache policy lists at most ten.
  expect(QueryStrings.length).toBeLessThanOrEqual(10);
});

test('only the distribution may call the function URL or read a bucket', () => {
  expect(assembly.ofType('AWS::Lambda::Url').map((url) => url.properties.AuthType)).toEqual(['AWS_IAM']);
  for (const stack of ['Admin', 'Site']) {
    for (const pattern of ['default', '/assets/*', '/images/*']) {
      expect(originOf(stack, pattern).OriginAccessControlId).toBeDefined();
    }
  }
});
