import {
  CloudFrontClient,
  CreateInvalidationCommand,
  CreateInvalidationForDistributionTenantCommand,
  EntityNotFound,
  GetDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront';
import { awsClient, callLimitsOf } from '../core/aws-client';
import type { CompanyScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { logger } from '../core/logger';

let cloudFront: CloudFrontClient | undefined;
const cdn = () => {
  cloudFront ??= awsClient(CloudFrontClient, callLimitsOf.cdn);
  return cloudFront;
};

/**
 * Invalidates all CDN copies of a company by the tag that its pages carry. `reference` makes this idempotent.
 */
export async function invalidateSite(scope: CompanyScope, reference: string): Promise<void> {
  const tag = `#co:${scope.company}`;
  try {
    const { SITE_DISTRIBUTION_ID } = readEnvironment(['SITE_DISTRIBUTION_ID']);
    await cdn().send(
      new CreateInvalidationCommand({
        DistributionId: SITE_DISTRIBUTION_ID,
        InvalidationBatch: batchOf(tag, reference),
      }),
    );
  } catch (error) {
    if (!isOfNoUse(error)) throw error;
    logger.warn('the distribution takes no tags; its tenants are asked', { error: error as Error });
    await invalidateTenants(scope, tag, reference);
  }
}

/**
 * For a distribution that refuses tags because it only has tenants: invalidates the tenant of the company's
 * own domains and the shared one. Where a tenant refuses tags, too, all of its copies are invalidated, which
 * is correct but costs cache hits.
 */
async function invalidateTenants(scope: CompanyScope, tag: string, reference: string): Promise<void> {
  const { STAGE } = readEnvironment(['STAGE']);
  const ids = await Promise.all([`galley-${STAGE}-shared`, `galley-${STAGE}-${scope.company}`].map(tenantId));
  for (const id of ids.filter((found) => found !== undefined)) {
    const invalidate = (path: string) =>
      cdn().send(
        new CreateInvalidationForDistributionTenantCommand({
          Id: id,
          // A reference may only be used with one content.
          InvalidationBatch: batchOf(path, `${reference} ${path}`),
        }),
      );
    try {
      await invalidate(tag);
    } catch (error) {
      if (!isOfNoUse(error)) throw error;
      await invalidate('/*');
    }
  }
}

/** A company without a domain of its own has no tenant of its own. */
async function tenantId(name: string): Promise<string | undefined> {
  try {
    const answer = await cdn().send(new GetDistributionTenantCommand({ Identifier: name }));
    return answer.DistributionTenant?.Id;
  } catch (error) {
    if (error instanceof EntityNotFound) return undefined;
    throw error;
  }
}

/**
 * The request itself is invalid, so a retry is useless. Missing rights, limits and failures can be temporary.
 */
function isOfNoUse(error: unknown): boolean {
  return error instanceof Error && ['InvalidArgument', 'UnsupportedOperation'].includes(error.name);
}

function batchOf(path: string, reference: string) {
  return { CallerReference: reference, Paths: { Quantity: 1, Items: [path] } };
}
