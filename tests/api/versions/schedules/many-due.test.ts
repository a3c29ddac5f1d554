import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { type CompanyScope, openCompanyScope } from '@galley/functions/core/company-scope';
import { scheduleJobId, sharedJob } from '@galley/functions/core/jobs';
import { localTimeAt } from '@galley/shared/local-time';
import { expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { copyCompany } from '../../../support/copied-company';
import { addAnnouncement, bodyOf, makeLivePage, newDraft, submit } from '../../../support/pages';
import { isSoak, runs } from '../../../support/random-runs';
import { sweep } from '../../../support/sweep';
import { waitingJobs } from '../../../support/waiting-jobs';

const minute = 60_000;
/** In a soak a thousand companies with ten pages each within ten minutes; otherwise twenty with four within one. */
const companies = runs(1_000);
const [pagesDue, mostMinutes] = isSoak ? [10, 10] : [4, 1];
/**
 * The units for a company, with the sweep and the mails; with a release for each page it was 253 for four and 522 for
 * ten.
 */
const mostUnits = 105 + 30 * pagesDue;

const { cloud, acme, admin } = await startAcme();
const words = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };
const companySettings = { ...words, timeZone: 'UTC' };
const watchers = { companySettings, adminVersionUpdateEmails: ['watch@acme.example'] };
bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));

/** The time at which everything is due: a minute that leaves enough time to write it. */
const dueAt = new Date(Math.ceil(Date.now() / minute) * minute + 30 * minute);

async function schedulePages(): Promise<number[]> {
  const pageIds: number[] = [];
  const publishAt = localTimeAt(dueAt.getTime(), 'UTC');
  for (let n = 0; n < pagesDue; n += 1) {
    const pageId = await makeLivePage(admin, 'before');
    pageIds.push(pageId);
    await newDraft(admin, pageId, 1);
    await addAnnouncement(admin, pageId, 2, 'after');
    await submit(admin, pageId);
    const times = { pageId, versionId: 2, timeZone: 'UTC', publishAt };
    bodyOf(await callApi('scheduleVersion', times, { session: admin }));
  }
  return pageIds;
}

/** Runs the scheduled rule from that moment until no job is left. @returns the time that took, and its units */
async function keepAll(scopes: readonly CompanyScope[], due: Date, pageIds?: readonly number[]) {
  const now = new Date();
  for (const scope of scopes) {
    // The job of a former release has another id and names no pages.
    const jobId = pageIds ? scheduleJobId : 'schedule';
    const job = sharedJob(scope, { kind: 'keep-schedule' }, { dueAt: due, jobId, now, pageIds });
    await cloud.table.commit([job.write]);
  }
  cloud.clock.advance(due.getTime() - Date.now());
  forgetLeases();
  const { calls } = await cloud.calls.during(async () => {
    for (;;) {
      const next = Math.ceil((Date.now() + 1) / minute) * minute;
      await sweep(cloud);
      if ((await waitingJobs(cloud.table, 'keep-schedule')).length === 0) return;
      cloud.clock.advance(Math.max(0, next - Date.now()));
    }
  });
  return { tookMs: Date.now() - due.getTime(), units: calls.reduce((sum, call) => sum + call.units, 0) };
}

/** The due pages in the order in which they went live, with the numbers of their releases. */
async function published(scope: CompanyScope) {
  const [pages, paths] = await Promise.all([cloud.stored.page.all(scope), cloud.stored.path.all(scope)]);
  return pages
    .filter(({ lastVersionId }) => lastVersionId === 2)
    .map(({ id, liveVersionId, schedule }) => {
      const release = paths.find((path) => path.kind === 'page' && path.pageId === id)?.release ?? 0;
      return { id, liveVersionId, isPlanned: schedule !== undefined && schedule !== null, release };
    })
    .sort((a, b) => a.release - b.release);
}
const releaseOf = async (scope: CompanyScope) => (await cloud.stored.release.get(scope))?.release ?? 0;

it(`publishes ${pagesDue} pages of each of ${companies} companies in one minute: in order, in one flip, for the cost of one company`, async () => {
  const planned = await schedulePages();
  // Jobs of the preparation are not measured here.
  for (const { pk, sk } of await waitingJobs(cloud.table)) await cloud.table.commit([{ delete: { pk, sk } }]);
  const before = await releaseOf(acme.scope);
  const [alone, ...others] = Array.from({ length: companies + 1 }, (_, n) => openCompanyScope(`due-${n}`));
  await copyCompany(acme.scope, [alone, ...others] as CompanyScope[]);

  const one = await keepAll([alone as CompanyScope], dueAt);
  expect(await published(alone as CompanyScope)).toHaveLength(pagesDue);
  const all = await keepAll(others, new Date(Math.ceil(Date.now() / minute) * minute), planned);
  console.log(
    `${companies} companies took ${Math.round(all.tookMs / 1_000)} s; units ${all.units} for ${one.units} of one`,
  );
  for (const scope of others) {
    const pages = await published(scope);
    expect(pages.map(({ liveVersionId, isPlanned }) => [liveVersionId, isPlanned])).toEqual(
      Array.from({ length: pagesDue }, () => [2, false]),
    );
    // In one flip.
    expect(pages.map(({ release }) => release - before)).toEqual(pages.map(() => 1));
    expect(await releaseOf(scope)).toBe(before + 1);
  }
  // On a slow machine a job continues in further jobs.
  expect(all.units / companies).toBeLessThanOrEqual(one.units * 1.1);
  expect(one.units).toBeLessThanOrEqual(mostUnits);
  expect(all.tookMs).toBeLessThanOrEqual(mostMinutes * minute);
});

it('continues until all of a minute is processed, without waiting for the next', async () => {
  const due = new Date(Math.ceil(Date.now() / minute) * minute);
  const now = new Date();
  const jobs = Array.from({ length: 130 }, (_, n) =>
    sharedJob(
      openCompanyScope(`empty-${n}`),
      { kind: 'keep-schedule' },
      { dueAt: due, jobId: scheduleJobId, now },
    ),
  );
  for (const { write } of jobs) await cloud.table.commit([write]);
  cloud.clock.advance(due.getTime() - Date.now());
  await sweep(cloud);
  expect(await waitingJobs(cloud.table, 'keep-schedule')).toEqual([]);
});

it('finds due schedules behind more jobs of another kind than a sweep reads', async () => {
  const due = new Date(Date.now() + minute);
  const jobOf = (company: string, jobId: string, dueAt: Date) =>
    sharedJob(openCompanyScope(company), { kind: 'keep-schedule' }, { dueAt, jobId, now: new Date() });
  const late = jobOf('late', scheduleJobId, new Date(due.getTime() + 1));
  const full = companyOfShard(late.key.pk);
  const others = Array.from({ length: 550 }, (_, n) => jobOf(full, `other-${n}`, due).write);
  for (let from = 0; from < others.length; from += 50)
    await cloud.table.commit(others.slice(from, from + 50));
  await cloud.table.commit([late.write]);
  cloud.clock.advance(due.getTime() + minute - Date.now());
  await sweep(cloud);
  const waiting = await waitingJobs(cloud.table, 'keep-schedule');
  expect(waiting.length).toBeGreaterThan(500);
  expect(waiting.filter(({ jobId }) => jobId === scheduleJobId)).toEqual([]);
});

/** A company whose jobs are in the partition. */
function companyOfShard(pk: string): string {
  const names = Array.from({ length: 100 }, (_, n) => `full-${n}`);
  return (
    names.find((name) => {
      const scope = openCompanyScope(name);
      return cloud.stored.job.item(scope, '', scope, '', {}).pk === pk;
    }) ?? ''
  );
}
