import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { Assembly, type Found } from './assembly';
import { EdgeViewer } from './edge-viewer';

const assembly = new Assembly(inject('prodAssembly'));
const manifest = JSON.parse(readFileSync(join(assembly.folder, 'manifest.json'), 'utf8'));
const regionOf = ({ stack }: Found): string => manifest.artifacts[stack].environment.split('/').at(-1);
const distributions = assembly.ofType('AWS::CloudFront::Distribution');

describe('resources that CloudFront requires in us-east-1', () => {
  test.each([
    ['AWS::CertificateManager::Certificate', 2],
    ['AWS::WAFv2::WebACL', 2],
    ['AWS::Logs::DeliverySource', 2],
    ['AWS::Logs::DeliveryDestination', 1],
    ['AWS::Logs::Delivery', 2],
  ])('include %s', (type, count) => {
    const found = assembly.ofType(type);
    expect(found.map(regionOf)).toEqual(Array(count).fill('us-east-1'));
  });

  test('do not include anything that holds data', () => {
    for (const type of [
      'AWS::DynamoDB::Table',
      'AWS::S3::Bucket',
      'AWS::Cognito::UserPool',
      'AWS::Lambda::Function',
    ]) {
      for (const found of assembly.ofType(type)) expect(regionOf(found)).toBe('eu-west-1');
    }
  });
});

describe('certificates', () => {
  const [admin, sites] = assembly.ofType('AWS::CertificateManager::Certificate');

  test('cover the admin and every company under the vendor’s domain, and are validated by DNS', () => {
    expect(admin?.properties).toMatchObject({ DomainName: 'admin.galley.example', ValidationMethod: 'DNS' });
    expect(sites?.properties).toMatchObject({
      DomainName: '*.sites.galley-sites.example',
      ValidationMethod: 'DNS',
    });
  });

  test('belong to the distributions, which require TLS 1.2 at least', () => {
    for (const { properties, stack } of distributions) {
      const { AcmCertificateArn, MinimumProtocolVersion, SslSupportMethod } =
        properties.DistributionConfig.ViewerCertificate;
      const certificate = stack.endsWith('-Admin') ? admin : sites;
      expect(JSON.stringify(AcmCertificateArn)).toContain(certificate?.id);
      expect(MinimumProtocolVersion).toBe('TLSv1.2_2021');
      expect(SslSupportMethod).toBe('sni-only');
    }
  });

  test('of a company’s own domains are requested by CloudFront, for the root and for www', () => {
    const [tenant] = assembly
      .ofType('AWS::CloudFront::DistributionTenant')
      .filter(({ stack }) => stack.endsWith('Tenant-ready'));
    expect(tenant?.properties).toMatchObject({
      Domains: ['www.ready.example', 'ready.example'],
      ManagedCertificateRequest: {
        PrimaryDomainName: 'www.ready.example',
        ValidationTokenHost: 'cloudfront',
      },
    });
  });
});

test.each([
  ['Galley-prod-Admin', 'PointAdminDomainTo', 'admin.galley.example'],
  ['Galley-prod-Site', 'PointSitesDomainTo', '*.sites.galley-sites.example'],
  ['Galley-prod-Tenant-waiting', 'PointDomainsTo', 'www.waiting.example'],
])('%s outputs the targets of its names', (stack, output, domain) => {
  const { Value, Description } = assembly.templates.get(stack).Outputs[output];
  expect(Value).toBeDefined();
  expect(Description).toContain(`DNS: ${domain}`);
});

describe('the access logs', () => {
  const [destination] = assembly.ofType('AWS::Logs::DeliveryDestination');
  const deliveries = assembly.ofType('AWS::Logs::Delivery');
  const buckets = assembly.ofType('AWS::S3::Bucket');
  const logs = buckets.find(({ id }) => id.startsWith('Logs'));

  test('of both distributions go into the bucket for logs', () => {
    expect(JSON.stringify(destination?.properties.DestinationResourceArn)).toContain(logs?.id);
    const logged = assembly
      .ofType('AWS::Logs::DeliverySource')
      .map(({ properties }) => JSON.stringify(properties.ResourceArn));
    for (const { stack } of distributions) {
      expect(logged.filter((arn) => arn.includes(`"${stack}"`)).length).toBe(1);
    }
  });

  test('contain no IP address, cookie, query, referrer or user agent', () => {
    const asked = /^(c-ip|c-port|cs-uri-query|cs\(.*\)|x-forwarded-for|ssl-.*|c-.*|asn)$/;
    for (const { properties } of deliveries) {
      expect(properties.RecordFields).toContain('sc-status');
      expect(properties.RecordFields.filter((field: string) => asked.test(field))).toEqual([]);
    }
  });

  test('may be written there only by the deliveries of this account, from us-east-1', () => {
    const policy = assembly
      .ofType('AWS::S3::BucketPolicy')
      .find(({ properties, stack }) => stack === logs?.stack && properties.Bucket.Ref === logs?.id);
    const writes = policy?.properties.PolicyDocument.Statement.filter(
      ({ Effect, Action }: { Effect: string; Action: string }) =>
        Effect === 'Allow' && Action === 's3:PutObject',
    );
    expect(
      writes.map(({ Principal }: { Principal: { Service: string } }) => Principal.Service).toSorted(),
    ).toEqual(['delivery.logs.amazonaws.com', 'logging.s3.amazonaws.com']);
    const [delivery] = writes.filter(({ Sid }: { Sid?: string }) => Sid === 'AWSLogDeliveryWrite');
    expect(JSON.stringify(delivery.Resource)).toContain('"/AWSLogs/000000000000/*"');
    expect(delivery.Condition.StringEquals['aws:SourceAccount']).toBe('000000000000');
    expect(JSON.stringify(delivery.Condition.ArnLike['aws:SourceArn'])).toContain(
      ':logs:us-east-1:000000000000:delivery-source:*',
    );
  });

  test('are deleted after 90 days; a replaced picture after as long as the table can be restored', () => {
    const ruleOf = (bucket?: Found) => bucket?.properties.LifecycleConfiguration.Rules[0];
    expect(ruleOf(logs)).toMatchObject({ ExpirationInDays: 90, Status: 'Enabled' });
    const images = buckets.find(({ id }) => id.startsWith('Images'));
    expect(ruleOf(images)).toMatchObject({ NoncurrentVersionExpiration: { NoncurrentDays: 35 } });
    expect(ruleOf(images)).not.toHaveProperty('ExpirationInDays');
    expect(images?.properties.LoggingConfiguration.DestinationBucketName).toEqual({ Ref: logs?.id });
  });

  test('every log group expires', () => {
    for (const group of assembly.ofType('AWS::Logs::LogGroup')) {
      expect(group.properties.RetentionInDays).toBeGreaterThan(0);
    }
  });
});

test('a response of the edge function has the headers of every other', () => {
  const site = new EdgeViewer(assembly, 'Site', { companyKey: 'acme', canonicalHost: 'www.acme.example' });
  const answers = [
    site.request('/', { host: 'acme.example' }),
    site.request('/api/users', { host: 'www.acme.example' }),
    site.request('/images/globex/1/a.jpg', { host: 'www.acme.example' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([301, 404, 404]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'strict-transport-security': { value: 'max-age=63072000' },
      'x-content-type-options': { value: 'nosniff' },
      'referrer-policy': { value: 'strict-origin-when-cross-origin' },
      'x-frame-options': { value: 'SAMEORIGIN' },
      'content-security-policy': { value: "default-src 'none'; frame-ancestors 'self'" },
    });
  }
});
