import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { conflict, notFound } from '../core/errors';
import { pathKeys, siteKeys, vendorKeys } from '../core/keys';
import type { Operation } from '../core/operation';
import type { CompanyRecord } from '../core/records/company-records';
import type { ReleaseRecord } from '../core/records/path-records';
import { releaseStateOf } from '../core/release/release-state';
import { runRelease } from '../core/release/run-release';

/**
 * Suspends a company or resumes it, with the release that takes its site down or brings it back: visitors then read
 * its name only, its people sign in and read.
 */
export const suspendCompany: Operation<Contract['suspendCompany']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { suspended } = input;
  // The caller's session came with the release of the caller's own site.
  const [company, released] = await table.batchGet([siteKeys.company(scope), pathKeys.release(scope)]);
  if (!company) throw notFound('This company');
  if (scope.company === session.company) throw conflict('The vendor does not suspend itself.');
  const release = releaseStateOf(released as ReleaseRecord | undefined);
  await runRelease(
    { table, scope, now, release },
    async () => undefined,
    ({ company }) => {
      requireOther(company, suspended);
      const { key, isSuspended, ...others } = company;
      const state = { set: { isSuspended: suspended }, condition: { equals: { isSuspended } } };
      return {
        site: { company: { key, isSuspended: suspended, ...others } },
        writes: [
          { update: siteKeys.company(scope), ...state, add: { revision: 1 } },
          { update: vendorKeys.company(scope), set: state.set, condition: { exists: true } },
          activityWrite(scope, {
            actor: session,
            action: suspended ? 'Suspended the company' : 'Resumed the company',
            at: now,
          }),
        ],
      };
    },
  );
  return 'Saved' as const;
};

/** @throws 409 where it is so already */
function requireOther({ isSuspended }: CompanyRecord, suspended: boolean): void {
  if (isSuspended !== suspended) return;
  throw conflict(suspended ? 'This company is suspended already.' : 'This company is not suspended.');
}
