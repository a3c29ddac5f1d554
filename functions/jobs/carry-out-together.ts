import { limits } from '@galley/shared/limits';
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
import { Missed, NoLongerPlanned, planOfDue } from './carry-out-plan';

/** What the flip of a release has beside what its pages need. */
const itemsOfSite = 12;
/** More never fit: a page needs at least seven items. */
const mostPages = Math.floor((limits.transactionItems - itemsOfSite) / 7);

/** Fewer than two can go. */
class NoneTogether extends Error {}
/** It has to be prepared. */
class Unfit extends Error {}

/**
 * Does what several pages have planned for one moment in one release, as far as each may go; the others are left. All of
 * it is one transaction, so there is nothing that a crash could leave half done.
 * @returns alone where fewer than two can go; prepared where it does not fit into a transaction, pages move, or it
 * failed: it can go live together when it is prepared like a launch
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

/** Nothing for a page that cannot be read: it keeps no other one from going. */
async function openVersionOf(table: Table, scope: CompanyScope, { page }: DuePlan) {
  try {
    return await readOpenVersion(table, scope, page.id);
  } catch (error) {
    if (error instanceof BrokenRecordError) return undefined;
    throw error;
  }
}

/** Paths and menus change around other pages, too. */
const movesPage = (version: VersionRecord | undefined): boolean =>
  detailFields.some((field) => detailOf(field).isPlace && version?.details?.[field]);

/** What must not be done is left: alone, it is said why. */
async function ifItMay(planning: Promise<ReleasePlan>): Promise<ReleasePlan | undefined> {
  try {
    return await planning;
  } catch (error) {
    if (error instanceof Missed || error instanceof NoLongerPlanned) return undefined;
    throw error;
  }
}

/** Releases of different pages that stay where they are, as one. */
function merged(plans: readonly ReleasePlan[]): ReleasePlan {
  const pages = plans.flatMap((plan) => plan.pages ?? []);
  const bodies = plans.flatMap((plan) => plan.bodies ?? []);
  const withdrawn = plans.flatMap((plan) => plan.withdrawn ?? []);
  const jobs = plans.flatMap((plan) => plan.jobs ?? []);
  const writes = new Map<string, Write>();
  for (const write of plans.flatMap((plan) => plan.writes ?? [])) {
    const { pk, sk } = keyOf(write);
    const same = writes.get(`${pk} ${sk}`);
    // A transaction takes one write of an item.
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
