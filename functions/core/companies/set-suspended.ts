import { type Actor, activityWrite } from '../activity-log';
import type { CompanyScope } from '../company-scope';
import { conflict, notFound } from '../errors';
import { pathKeys } from '../keys/path-keys';
import { siteKeys } from '../keys/site-keys';
import { vendorKeys } from '../keys/vendor-keys';
import type { CompanyRecord } from '../records/company-records';
import type { ReleaseRecord } from '../records/path-records';
import { releaseStateOf } from '../release/release-state';
import { runRelease } from '../release/run-release';
import type { Table } from '../table';

interface SuspendRequest {
  table: Table;
  scope: CompanyScope;
  suspended: boolean;
  actor: Actor;
  now: Date;
}

/**
 * Suspends a company or resumes it, with the release that takes its site down or brings it back: visitors then read
 * its name only, its people sign in and read.
 * @throws 404 where there is no such company, 409 for the vendor's own and where it is so already
 */
export async function setSuspended({ table, scope, suspended, actor, now }: SuspendRequest): Promise<void> {
  const [found, released] = await table.batchGet([siteKeys.company(scope), pathKeys.release(scope)]);
  if (!found) throw notFound('This company');
  const { isVendor } = found as unknown as CompanyRecord;
  if (isVendor) throw conflict('The vendor does not suspend itself.');
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
            actor,
            action: suspended ? 'Suspended the company' : 'Resumed the company',
            at: now,
          }),
        ],
      };
    },
  );
}

/** @throws 409 where it is so already */
function requireOther({ isSuspended }: CompanyRecord, suspended: boolean): void {
  if (isSuspended !== suspended) return;
  throw conflict(suspended ? 'This company is suspended already.' : 'This company is not suspended.');
}
