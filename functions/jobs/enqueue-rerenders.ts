import { openCompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { releaseEntity } from '../core/entities/path';
import {
  type CompanyRerenderRecord,
  companyRerenderEntity,
  installationRerenderEntity,
  type RegistryRecord,
  registryEntity,
} from '../core/entities/vendor';
import { dispatchJobs, type NewJob, newJob } from '../core/jobs';
import { currentRendererId } from '../core/release/own-renderer';
import { releaseStateOf } from '../core/release/release-state';
import type { Table, Write } from '../core/table';

/** The number of sites that are re-rendered at a time, so that jobs which users wait for are not delayed. */
const sitesAtOnce = 10;
/** A site without progress for this long does not hold up the others; its job is retried like any other. */
const silentMs = 2 * 60 * 1000;

/** The number of waiting sites that are checked in one go. */
const lookedAtOnce = 50;

/**
 * After a deploy or a roll-back, moves all sites to this release's renderer, some at a time: whenever one is
 * done, and every minute. Reads one small item where there is nothing to do. Its progress is in jobs, so it
 * may stop anywhere.
 */
export async function enqueueRerenders(table: Table, now: Date): Promise<void> {
  const installation = await table.get(installationRerenderEntity.key());
  const isCurrent = installation?.renderer === currentRendererId;
  if (isCurrent && installation.finishedAt) return;
  const [companies, records] = await Promise.all([
    table.queryAll(registryEntity.range(), { attributes: ['key'] }),
    table.queryAll(companyRerenderEntity.range()),
  ]);
  const startedAt = isCurrent ? installation.startedAt : now.toISOString();
  const of = new Map(records.map((record) => [record.company, record]));
  const isOurs = ({ key }: RegistryRecord) => of.get(key)?.renderer === currentRendererId;
  const begun = companies.filter(isOurs).flatMap(({ key }) => of.get(key) ?? []);
  const waiting = companies.filter((company) => !isOurs(company));
  const isOver = ({ finishedAt, lastError }: CompanyRerenderRecord) => Boolean(finishedAt ?? lastError);
  const looked = await lookAt(table, waiting.slice(0, lookedAtOnce));
  const renewed = looked.filter(({ isRenewed }) => isRenewed);
  const finishedAt = now.toISOString();
  const done = renewed.map(({ key }): Write => ({ put: { ...recordOf(key, now), finishedAt } }));
  const outdated = looked.filter(({ isRenewed }) => !isRenewed);
  const isDone = waiting.length === looked.length && outdated.length === 0 && begun.every(isOver);
  if (!isCurrent || isDone) {
    const state = { renderer: currentRendererId, startedAt, ...(isDone && { finishedAt }) };
    done.push({ put: { ...installationRerenderEntity.key(), ...state } });
  }
  // A site without pages to render may still hold data of an earlier release.
  const known = renewed.filter(({ key }) => of.has(key));
  const writes = [...(await checksOf(table, known)).map(({ write }) => write), ...done];
  await table.commitInParts(writes);
  const silentSince = new Date(now.getTime() - silentMs).toISOString();
  const busy = begun.filter((record) => !isOver(record) && record.touchedAt > silentSince);
  const left = await Promise.all(
    outdated
      .slice(0, Math.max(0, sitesAtOnce - busy.length))
      .map(({ key }) => enqueueRerender(table, key, of.get(key), now)),
  );
  // Each in an invocation of its own, because rendering is CPU-bound.
  await Promise.all(left.flat().map((job) => dispatchJobs([job])));
}

async function checksOf(table: Table, companies: readonly { key: string }[]): Promise<NewJob[]> {
  if (companies.length === 0) return [];
  // Loaded on first use: most sweeps find nothing to check and start faster without it.
  const { upgradeChecks } = await import('./upgrade-checks');
  const checks = await Promise.all(companies.map(({ key }) => upgradeChecks(table, openCompanyScope(key))));
  return checks.flat();
}

/** Sites that were created by this renderer, or already belong to it, need no job; neither do empty ones. */
async function lookAt(table: Table, companies: readonly RegistryRecord[]) {
  const states = await table.batchGet(
    companies.map(({ key }) => releaseEntity.key(openCompanyScope(key))),
    { skipBroken: true },
  );
  return companies.map(({ key }, index) => {
    const { renderer, earlier, release } = releaseStateOf(states[index]);
    const isOwn = renderer === currentRendererId || (renderer === '' && release === 0);
    return { key, isRenewed: isOwn && earlier.length === 0 };
  });
}

function recordOf(company: string, now: Date): CompanyRerenderRecord {
  const at = now.toISOString();
  const counts = { done: 0, total: 0, faults: [] };
  const key = companyRerenderEntity.key(openCompanyScope(company));
  return { ...key, company, renderer: currentRendererId, ...counts, startedAt: at, touchedAt: at };
}

async function enqueueRerender(
  table: Table,
  company: string,
  before: CompanyRerenderRecord | undefined,
  now: Date,
): Promise<NewJob[]> {
  const begun: Write = {
    put: { ...recordOf(company, now) },
    condition: before ? { equals: { touchedAt: before.touchedAt } } : { absent: true },
    refused: writeConflict,
  };
  const job = newJob(openCompanyScope(company), { kind: 'renew-site' }, now);
  // On a conflict, another sweep has already enqueued the job.
  return (await conflictOf(table.commit([begun, job.write]))) ? [] : [job];
}
