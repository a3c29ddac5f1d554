import { type Actor, activityWrite } from '../activity-log';
import type { CompanyScope } from '../company-scope';
import { type CompanyRecord, companyEntity } from '../entities/company';
import { releaseEntity } from '../entities/path';
import { registryEntity } from '../entities/vendor';
import { conflict, notFound } from '../errors';
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
 * Suspends or resumes a company, with the release that takes its site down or restores it. While suspended,
 * visitors see only its name, and its staff can sign in and read.
 * @throws 404 where there is no such company, 409 for the vendor's own and where nothing would change
 */
export async function setSuspended({ table, scope, suspended, actor, now }: SuspendRequest): Promise<void> {
  const [found, released] = await table.batchGet([companyEntity.key(scope), releaseEntity.key(scope)]);
  if (!found) throw notFound('This company');
  if (found.isVendor) throw conflict("The vendor's own company cannot be suspended.");
  await runRelease(
    { table, scope, now, release: releaseStateOf(released) },
    async () => undefined,
    ({ company }) => {
      requireOther(company, suspended);
      const { key, isSuspended, ...others } = company;
      const state = { set: { isSuspended: suspended }, condition: { equals: { isSuspended } } };
      return {
        site: { company: { key, isSuspended: suspended, ...others } },
        writes: [
          { update: companyEntity.key(scope), ...state, add: { revision: 1 } },
          { update: registryEntity.key(scope), set: state.set, condition: { exists: true } },
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

/** @throws 409 where nothing would change */
function requireOther({ isSuspended }: CompanyRecord, suspended: boolean): void {
  if (isSuspended !== suspended) return;
  throw conflict(suspended ? 'This company is suspended already.' : 'This company is not suspended.');
}
