import { describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';

const assembly = new Assembly(inject('prodAssembly'));

// biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON
type Json = any;

describe('the distribution of the sites', () => {
  const config = assembly.distributionOf('Site').properties.DistributionConfig;

  test('is tenant-only and has nothing that a tenant-only distribution must not have', () => {
    expect(config.ConnectionMode).toBe('tenant-only');
    const forbidden = [
      'Aliases',
      'PriceClass',
      'ContinuousDeploymentPolicyId',
      'Staging',
      'IPV6Enabled',
      'AnycastIpListId',
      'CNAMEs',
      // The legacy access log; the other one is in constructs/distribution-logs.ts.
      'Logging',
    ];
    for (const property of forbidden) expect(config).not.toHaveProperty(property);
    expect(config.ViewerCertificate).not.toHaveProperty('IamCertificateId');
    for (const { S3OriginConfig } of config.Origins) {
      expect(S3OriginConfig?.OriginAccessIdentity ?? '').toBe('');
    }
    for (const each of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
      for (const property of [
        'MinTTL',
        'MaxTTL',
        'DefaultTTL',
        'ForwardedValues',
        'SmoothStreaming',
        'TrustedSigners',
      ]) {
        expect(each).not.toHaveProperty(property);
      }
    }
  });

  test('requires of its tenants the parameters that the edge function reads', () => {
    const names = config.TenantConfig.ParameterDefinitions.map((definition: Json) => definition.Name);
    expect(names).toEqual(['companyKey', 'canonicalHost']);
  });
});

describe('distribution tenants', () => {
  const tenants = assembly.ofType('AWS::CloudFront::DistributionTenant');

  test('one is shared by all companies, the others serve own domains whose DNS is ready', () => {
    expect(
      tenants.map(({ stack, properties }) => [stack, properties.Domains, properties.Parameters]),
    ).toEqual([
      [
        'Galley-prod-Site',
        ['*.sites.galley-sites.example'],
        [
          { Name: 'companyKey', Value: '-' },
          { Name: 'canonicalHost', Value: '*.sites.galley-sites.example' },
        ],
      ],
      [
        'Galley-prod-Tenant-ready',
        ['www.ready.example', 'ready.example'],
        [
          { Name: 'companyKey', Value: 'ready' },
          { Name: 'canonicalHost', Value: 'www.ready.example' },
        ],
      ],
    ]);
  });

  test('a company that waits for its DNS gets the names to point it to', () => {
    expect(assembly.templates.get('Galley-prod-Tenant-waiting').Outputs).toHaveProperty('PointDomainsTo');
  });
});
