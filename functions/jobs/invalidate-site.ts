import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import type { CompanyScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';

let cloudFront: CloudFrontClient | undefined;

/** Drops everything of one company from the CDN, by the tag that its pages carry. `reference` makes it once. */
export async function invalidateSite(scope: CompanyScope, reference: string): Promise<void> {
  cloudFront ??= new CloudFrontClient({});
  const { SITE_DISTRIBUTION_ID } = readEnvironment(['SITE_DISTRIBUTION_ID']);
  await cloudFront.send(
    new CreateInvalidationCommand({
      DistributionId: SITE_DISTRIBUTION_ID,
      InvalidationBatch: {
        CallerReference: reference,
        Paths: { Quantity: 1, Items: [`#co:${scope.company}`] },
      },
    }),
  );
}
