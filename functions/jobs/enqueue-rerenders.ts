import { limits } from '@galley/shared/limits';
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
import { chunk, type Table, type Write } from '../core/table';
import { checksOfBefore } from './checks-of-before';

/** So many sites are rendered again at a time: the jobs that people wait for come through beside them. */
const sitesAtOnce = 10;
/** A site of which nothing was heard for so long holds no one up; its job is tried again like every other. */
const silentMs = 2 * 60 * 1000;

/** So many of those that wait are looked at in one go. */
const lookedAtOnce = 50;

/**
 * After a deploy or a roll-back, all sites are brought to this release's renderer, some at a time: whenever one is
 * done, and every minute. Reads one small item where there is nothing to do. What it leaves is a job, so it may stop
 * anywhere.
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
  // A site with nothing to render may hold what an earlier release stored all the same.
  const known = renewed.filter(({ key }) => of.has(key));
  const checks = await Promise.all(known.map(({ key }) => checksOfBefore(table, openCompanyScope(key))));
  const writes = [...checks.flat().map(({ write }) => write), ...done];
  for (const part of chunk(writes, limits.prepareItems)) await table.commit(part);
  const silentSince = new Date(now.getTime() - silentMs).toISOString();
  const busy = begun.filter((record) => !isOver(record) && record.touchedAt > silentSince);
  const left = await Promise.all(
    outdated
      .slice(0, Math.max(0, sitesAtOnce - busy.length))
      .map(({ key }) => enqueueRerender(table, key, of.get(key), now)),
  );
  // Each in an invocation of its own: rendering takes the processor.
  await Promise.all(left.flat().map((job) => dispatchJobs([job])));
}

/** Sites that were made by this renderer, or are all its own by now, need no job; nor does an empty one. */
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
  // Where another sweep was faster, the job is its own.
  return (await conflictOf(table.commit([begun, job.write]))) ? [] : [job];
}
