import { limits } from '@galley/shared/limits';
import { onError } from '@galley/shared/on-error';
import { detailFields, detailOf } from '@galley/shared/page-details';
import type { CompanyScope } from '../core/company-scope';
import { readOpenVersion } from '../core/components/version-contents';
import type { Key } from '../core/entities/key';
import { releaseEntity } from '../core/entities/path';
import type { VersionRecord } from '../core/entities/version';
import { BrokenRecordError } from '../core/errors';
import { logger } from '../core/logger';
import { TooLargeFlip } from '../core/release/commit-release';
import type { ReleasePlan } from '../core/release/release-plan';
import { releaseStateOf } from '../core/release/release-state';
import { runRelease } from '../core/release/run-release';
import type { Table, Write } from '../core/table';
import type { DuePlan } from '../versions/due-plans';
import { MissedError, PlanChangedError, planOfDue } from './carry-out-plan';

/** The number of items in a flip besides those of its pages. */
const itemsOfSite = 12;
/** More never fit: each page needs at least seven items. */
const mostPages = Math.floor((limits.transactionItems - itemsOfSite) / 7);

/** Fewer than two pages can go live. */
class NoneTogether extends Error {}
/** The pages need the preparation of a launch. */
class Unfit extends Error {}

/**
 * Publishes in one release the pages that are scheduled for one moment, as far as each may go live; the
 * others are left. It is a single transaction, so a crash cannot leave it half done.
 * @returns alone where fewer than two can go live; prepared where it does not fit into a transaction, pages
 * move, or it failed: then the pages can go live together after being prepared like a launch
 */
export async function carryOutTogether(
  table: Table,
  scope: CompanyScope,
  plans: readonly DuePlan[],
  now: Date,
): Promise<'done' | 'alone' | 'prepared'> {
  if (plans.length > mostPages) return 'prepared';
  try {
    const release = releaseStateOf(await table.get(releaseEntity.key(scope)));
    await runRelease(
      { table, scope, now, release, mostItems: limits.transactionItems },
      () => Promise.all(plans.map((plan) => openVersionOf(table, scope, plan))),
      async (site, opened, release) => {
        const made: ReleasePlan[] = [];
        for (const [index, plan] of plans.entries()) {
          const open = opened[index];
          if (!open) continue;
          if (plan.what === 'publish' && movesPage(open.version)) throw new Unfit();
          const planned = await ifItMay(planOfDue({ table, scope, site, release, open, now }, plan));
          if (planned) made.push(planned);
        }
        if (made.length < 2) throw new NoneTogether();
        return merged(made);
      },
    );
    return 'done';
  } catch (error) {
    if (error instanceof NoneTogether) return 'alone';
    if (!(error instanceof Unfit || error instanceof TooLargeFlip)) {
      logger.warn('what is due at one moment has to be prepared', { error: error as Error });
    }
    return 'prepared';
  }
}

/** Undefined for a page that cannot be read, so that it does not hold up the others. */
function openVersionOf(table: Table, scope: CompanyScope, { page }: DuePlan) {
  return readOpenVersion(table, scope, page.id).catch(onError(BrokenRecordError, () => undefined));
}

/** Paths and menus also affect other pages. */
const movesPage = (version: VersionRecord | undefined): boolean =>
  detailFields.some((field) => detailOf(field).isPlace && version?.details?.[field]);

/** Pages that may not go live are left out here; publishing them alone reports the reason. */
function ifItMay(planning: Promise<ReleasePlan>): Promise<ReleasePlan | undefined> {
  return planning
    .catch(onError(MissedError, () => undefined))
    .catch(onError(PlanChangedError, () => undefined));
}

/** Merges releases of different pages that do not move. */
function merged(plans: readonly ReleasePlan[]): ReleasePlan {
  const pages = plans.flatMap((plan) => plan.pages ?? []);
  const bodies = plans.flatMap((plan) => plan.bodies ?? []);
  const withdrawn = plans.flatMap((plan) => plan.withdrawn ?? []);
  const jobs = plans.flatMap((plan) => plan.jobs ?? []);
  const writes = new Map<string, Write>();
  for (const write of plans.flatMap((plan) => plan.writes ?? [])) {
    const { pk, sk } = keyOf(write);
    const same = writes.get(`${pk} ${sk}`);
    // A transaction accepts only one write per item.
    if (same && JSON.stringify(same) !== JSON.stringify(write)) throw new Unfit();
    writes.set(`${pk} ${sk}`, write);
  }
  const items = pages.length + bodies.length + withdrawn.length + jobs.length + writes.size + itemsOfSite;
  if (items > limits.transactionItems) throw new Unfit();
  return { pages, bodies, withdrawn, jobs, writes: [...writes.values()] };
}

function keyOf(write: Write): Key {
  if ('put' in write) return write.put;
  if ('update' in write) return write.update;
  return 'delete' in write ? write.delete : write.check;
}
