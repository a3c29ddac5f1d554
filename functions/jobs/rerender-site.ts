import type { CompanyScope } from '../core/company-scope';
import { deadJobEntity } from '../core/entities/job';
import type { Key } from '../core/entities/key';
import { pageEntity } from '../core/entities/page';
import { pathEntity } from '../core/entities/path';
import { type CompanyRerenderRecord, companyRerenderEntity } from '../core/entities/vendor';
import type { JobRecord, JobWork, SiteRerender } from '../core/jobs';
import { currentRendererId } from '../core/release/own-renderer';
import { readOwnRelease } from '../core/release/rerender';
import { runRelease } from '../core/release/run-release';
import type { Table, Write } from '../core/table';
import { renderPages } from './render-pages';
import { pagesAfter } from './render-site';

type Work = JobWork<'renew-site'>;

const mostErrorsKept = 20;

/** The result of a step: the next step, if any, and the writes for the transaction that ends this one. */
interface Step {
  next: Work | undefined;
  writes: Write[];
}

/**
 * Re-renders the pages of a site with the current renderer, as many as one job does. Every step may run
 * twice. A page that cannot be rendered is kept and reported: to the vendor, and to the company's Admins, who
 * can retry it.
 */
export async function rerenderSite(table: Table, scope: CompanyScope, { run }: Work): Promise<Step> {
  const isOurs = run?.renderer === currentRendererId;
  // A re-render that another release began starts over.
  const begun: SiteRerender = isOurs ? run : newRun(new Date());
  try {
    const state = await readOwnRelease(table, scope, false);
    const before = isOurs ? begun : { ...begun, total: await countLivePages(table, scope) };
    return state.earlier.length === 0 ? finished(scope, before) : await renewSome(table, scope, before);
  } catch (error) {
    const { name, message } = error as Error;
    await table.commit([noted(scope, begun, { lastError: `${name}: ${message}`.slice(0, 300) })]);
    throw error;
  }
}

function newRun(now: Date): SiteRerender {
  const startedAt = now.toISOString();
  return { renderer: currentRendererId, after: '', done: 0, total: 0, faults: [], startedAt };
}

async function renewSome(table: Table, scope: CompanyScope, before: SiteRerender): Promise<Step> {
  const { pages, after: lookedTo } = await pagesAfter(table, scope, before.after);
  const others = pages.filter(({ renderer }) => renderer !== currentRendererId);
  const errors = await renderPages(
    table,
    scope,
    others.map(({ pageId }) => pageId),
  );
  const after: SiteRerender = {
    ...before,
    done: Math.min(before.total, before.done + pages.length),
    faults: [...before.faults, ...errors].slice(0, mostErrorsKept),
  };
  if (lookedTo !== undefined) {
    const run = { ...after, after: lookedTo };
    return { next: { kind: 'renew-site', run }, writes: [noted(scope, run)] };
  }
  await forgetEarlierChromes(table, scope);
  return finished(scope, after);
}

/** Drops the chromes of earlier renderers that no page belongs to any more. */
async function forgetEarlierChromes(table: Table, scope: CompanyScope): Promise<void> {
  await runRelease(
    { table, scope, now: new Date(), release: await readOwnRelease(table, scope) },
    () => table.queryAll(pathEntity.range(scope), { attributes: ['kind', 'renderer'] }),
    (_site, items) => ({
      renderersInUse: items.flatMap(({ kind, renderer }) => (kind === 'page' ? [renderer ?? ''] : [])),
    }),
  );
}

async function countLivePages(table: Table, scope: CompanyScope): Promise<number> {
  const pages = await table.queryAll(pageEntity.range(scope), { attributes: ['liveVersionId'] });
  return pages.filter(({ liveVersionId }) => liveVersionId !== null).length;
}

function noted(
  scope: CompanyScope,
  { after: _, ...run }: SiteRerender,
  outcome: Pick<Partial<CompanyRerenderRecord>, 'finishedAt' | 'lastError'> = {},
): Write {
  const key = companyRerenderEntity.key(scope);
  const touchedAt = new Date().toISOString();
  const record: CompanyRerenderRecord = { ...key, ...run, company: scope.company, touchedAt, ...outcome };
  return { put: { ...record } };
}

/** A fixed id, so that the next re-render replaces the errors of the last one. */
const errorsId = 'renewal';

function finished(scope: CompanyScope, run: SiteRerender): Step {
  const now = new Date();
  const dead = deadJobEntity.key(scope, errorsId);
  const errorsWrite: Write =
    run.faults.length === 0 ? { delete: dead } : { put: { ...dead, ...unrendered(scope, run, now) } };
  const record = noted(scope, { ...run, done: run.total }, { finishedAt: now.toISOString() });
  return { next: undefined, writes: [record, errorsWrite] };
}

/** The entry that a company's Admins see among dead jobs. */
function unrendered(
  scope: CompanyScope,
  { faults: errors }: SiteRerender,
  now: Date,
): Omit<JobRecord, keyof Key> {
  const pageIds = errors.map(({ pageId }) => pageId);
  const whys = errors.map(({ name, why }) => `${name} (${why})`).join('; ');
  return {
    company: scope.company,
    jobId: errorsId,
    work: { kind: 'render-pages', pageIds },
    state: 'dead',
    attempts: 1,
    leaseUntil: '',
    lastError: `Visitors see these pages as they were: ${whys}`.slice(0, 500),
    createdAt: now.toISOString(),
  };
}
