import {
  CloudFrontClient,
  CreateInvalidationCommand,
  CreateInvalidationForDistributionTenantCommand,
  EntityNotFound,
  GetDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront';
import { onError, onErrorThat } from '@galley/shared/on-error';
import { once } from '@galley/shared/once';
import { awsClient, callLimitsOf } from '../core/aws-client';
import type { CompanyScope } from '../core/company-scope';
import { environment } from '../core/env';
import { logger } from '../core/logger';

const cdn = once(() => awsClient(CloudFrontClient, callLimitsOf.cdn));

/**
 * Invalidates all CDN copies of a company by the tag that its pages carry. `reference` makes this idempotent.
 */
export async function invalidateSite(scope: CompanyScope, reference: string): Promise<void> {
  const tag = `#co:${scope.company}`;
  const command = new CreateInvalidationCommand({
    DistributionId: environment('SITE_DISTRIBUTION_ID'),
    InvalidationBatch: batchOf(tag, reference),
  });
  const askTenants = (error: Error) => {
    logger.warn('the distribution takes no tags; its tenants are asked', { error });
    return invalidateTenants(scope, tag, reference);
  };
  await cdn().send(command).catch(onErrorThat(isOfNoUse, askTenants));
}

/**
 * For a distribution that refuses tags because it only has tenants: invalidates the tenant of the company's
 * own domains and the shared one. Where a tenant refuses tags, too, all of its copies are invalidated, which
 * is correct but costs cache hits.
 */
async function invalidateTenants(scope: CompanyScope, tag: string, reference: string): Promise<void> {
  const stage = environment('STAGE');
  const ids = await Promise.all([`galley-${stage}-shared`, `galley-${stage}-${scope.company}`].map(tenantId));
  for (const id of ids.filter((found) => found !== undefined)) {
    const invalidate = (path: string) =>
      cdn().send(
        new CreateInvalidationForDistributionTenantCommand({
          Id: id,
          // A reference may only be used with one content.
          InvalidationBatch: batchOf(path, `${reference} ${path}`),
        }),
      );
    await invalidate(tag).catch(onErrorThat(isOfNoUse, () => invalidate('/*')));
  }
}

/** A company without a domain of its own has no tenant of its own. */
async function tenantId(name: string): Promise<string | undefined> {
  const response = await cdn()
    .send(new GetDistributionTenantCommand({ Identifier: name }))
    .catch(onError(EntityNotFound, () => undefined));
  return response?.DistributionTenant?.Id;
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
