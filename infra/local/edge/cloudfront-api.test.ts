import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessDenied } from '../stand-ins/stand-in';
import { type CloudFrontStandIn, startCloudFront } from './cloudfront-api';

let cloudFront: CloudFrontStandIn;
const invalidate = (reference: string, paths: string[], distribution = 'tagged', accessKeyId = 'jobs-role') =>
  new CloudFrontClient({
    region: 'us-east-1',
    endpoint: cloudFront.endpoint,
    credentials: { accessKeyId, secretAccessKey: 'local' },
    maxAttempts: 1,
  }).send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: { CallerReference: reference, Paths: { Quantity: paths.length, Items: paths } },
    }),
  );

beforeAll(async () => {
  cloudFront = await startCloudFront({
    distributions: [{ id: 'tagged', cacheTagHeader: 'x-amz-meta-cache-tag' }, { id: 'plain' }],
    authorize(call) {
      if (call.accessKeyId !== 'jobs-role') throw new AccessDenied(call);
    },
  });
});
afterAll(() => cloudFront.stop());

describe('CreateInvalidation', () => {
  it('records paths and tags once for each caller reference', async () => {
    const first = await invalidate('one', ['/a & b', '/c/*']);
    const again = await invalidate('one', ['/a & b', '/c/*']);
    await invalidate('two', ['#co:acme']);
    expect(first.Invalidation?.Status).toBe('Completed');
    expect(again.Invalidation?.Id).toBe(first.Invalidation?.Id);
    expect(cloudFront.invalidations().map(({ of, paths }) => [of, paths])).toEqual([
      ['tagged', ['/a & b', '/c/*']],
      ['tagged', ['#co:acme']],
    ]);
  });

  it('rejects tags where the distribution supports none, bad paths, and an unknown distribution', async () => {
    await expect(invalidate('3', ['#co:acme'], 'plain')).rejects.toMatchObject({ name: 'InvalidArgument' });
    await expect(invalidate('4', ['a'])).rejects.toMatchObject({ name: 'InvalidArgument' });
    await expect(invalidate('5', ['/*/a'])).rejects.toMatchObject({ name: 'InvalidArgument' });
    await expect(invalidate('6', ['/'], 'other')).rejects.toMatchObject({ name: 'NoSuchDistribution' });
  });

  it('rejects a caller without the grant', async () => {
    await expect(invalidate('7', ['/'], 'tagged', 'stranger')).rejects.toMatchObject({
      name: 'AccessDenied',
    });
  });
});
