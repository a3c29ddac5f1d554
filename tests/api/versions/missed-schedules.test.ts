import { localTimeAt } from '@galley/shared/local-time';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { faultAfter } from '../../support/fault-after';
import { addAnnouncement, bodyOf, makePage, submit } from '../../support/pages';
import { sweep } from '../../support/sweep';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';

const { cloud, admin } = await startAcme();
const timeZone = 'Europe/Berlin';
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100', timeZone };
const watchers = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example'] };
bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));
const vendor = await sessionFor(cloud, await makeCompany('vendor', { isVendor: true }), 'Admin');

const minute = 60_000;
/** A page that goes live in two minutes. */
async function scheduled(name: string): Promise<number> {
  const pageId = await makePage(admin, { name, friendlyUrl: name.toLowerCase() });
  await addAnnouncement(admin, pageId, 1, `${name} says something`);
  await submit(admin, pageId);
  const publishAt = localTimeAt(Date.now() + 2 * minute, timeZone);
  const input = { pageId, versionId: 1, timeZone, publishAt, comments: '' };
  bodyOf(await callApi('scheduleVersion', input, { session: admin }));
  return pageId;
}
const suspend = async (suspended: boolean) =>
  bodyOf(await callApi('suspendCompany', { company: 'acme', suspended }, { session: vendor }));
const newest = async (pageId: number) =>
  bodyOf(await callApi('getPageComponentData', { pageId }, { session: admin })).versions[0];
const logOf = async (pageId: number) =>
  bodyOf(await callApi('listVersionLog', { pageId }, { session: admin })).map(
    ({ action, comments }) => `${action}: ${comments}`,
  );
const missed = async () => {
  const state = bodyOf(await callApi('getScheduleState', {}, { session: admin }));
  return state.missed.map(({ pageName, reason }) => `${pageName}: ${reason}`);
};
const isLate = async () => bodyOf(await callApi('getScheduleState', {}, { session: admin })).isLate;
const later = (minutes: number) => cloud.clock.advance(minutes * minute);
const mailsAbout = (words: string) => cloud.ses.messages().filter(({ subject }) => subject.includes(words));

it('is overdue with its reason where the company is suspended, reported once, and continues when a user decides', async () => {
  const pageId = await scheduled('Suspended');
  await suspend(true);
  later(2);
  await sweep(cloud);
  await suspend(false);
  later(1);
  await sweep(cloud);
  const reason = 'The company was suspended at that time.';
  expect(await missed()).toEqual([`Suspended: ${reason}`]);
  expect(await newest(pageId)).toMatchObject({ status: 'pending', planned: { missed: reason } });
  expect((await visit('acme', '/suspended')).status).toBe(404);
  const mails = mailsAbout('V1 of Suspended missed its time');
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([admin.email, 'watch@acme.example'].toSorted());
  expect(mails[0]?.text).toContain(`Reason: ${reason}`);
  const month = localTimeAt(Date.now(), timeZone).slice(0, 7);
  const { entries } = bodyOf(await callApi('getCalendar', { month }, { session: admin }));
  expect(entries.filter((entry) => entry.pageId === pageId)).toMatchObject([{ state: 'missed', reason }]);
  const waiting = bodyOf(await callApi('listWaitingVersions', {}, { session: admin }));
  expect(waiting.map((version) => version.pageId)).toContain(pageId);
  bodyOf(await callApi('publishDraft', { pageId, comments: '' }, { session: admin }));
  expect(await missed()).toEqual([]);
});

it('is overdue where its page was deleted in between', async () => {
  const pageId = await scheduled('Deleted');
  bodyOf(await callApi('deletePage', { pageId }, { session: admin }));
  later(2);
  await sweep(cloud);
  expect(await missed()).toEqual(['Deleted: This page is deleted. Restore it first.']);
  bodyOf(await callApi('restorePage', { pageId }, { session: admin }));
  bodyOf(await callApi('cancelSchedule', { pageId, versionId: 1 }, { session: admin }));
});

it('is overdue twice where one version of a page was to leave the site and the next to go live', async () => {
  const pageId = await scheduled('Both');
  later(2);
  await sweep(cloud);
  bodyOf(await callApi('createDraft', { pageId }, { session: admin, method: 'POST' }));
  await submit(admin, pageId);
  const at = localTimeAt(Date.now() + 2 * minute, timeZone);
  const plan = (versionId: number, times: object) =>
    callApi('scheduleVersion', { pageId, versionId, timeZone, ...times }, { session: admin });
  bodyOf(await plan(1, { takeDownAt: at }));
  bodyOf(await plan(2, { publishAt: at }));
  await suspend(true);
  later(2);
  await sweep(cloud);
  await suspend(false);
  const reason = 'The company was suspended at that time.';
  expect(await missed()).toEqual([`Both: ${reason}`, `Both: ${reason}`]);
  for (const versionId of [1, 2]) {
    bodyOf(await callApi('cancelSchedule', { pageId, versionId }, { session: admin }));
  }
});

it('is published late with a note after a short outage, and not at all after more than an hour', async () => {
  const short = await scheduled('Short');
  later(9);
  await sweep(cloud);
  expect((await newest(short))?.status).toBe('live');
  expect((await logOf(short))[0]).toMatch(/^Published V1: Scheduled for .* This was [78] minutes late\.$/);
  const long = await scheduled('Long');
  later(70);
  await sweep(cloud);
  expect((await newest(long))?.status).toBe('pending');
  expect(await missed()).toEqual(['Long: It was not processed for more than an hour.']);
  bodyOf(await callApi('cancelSchedule', { pageId: long, versionId: 1 }, { session: admin }));
});

it('happens once where the table fails, or a worker dies, at any of its calls', async () => {
  for (let call = 0; call < 24; call += 5) {
    const pageId = await scheduled(`Fault-${call}`);
    later(2);
    cloud.setFault(faultAfter(call, call % 2 === 0).inject);
    await sweep(cloud).catch(() => undefined);
    cloud.setFault(undefined);
    for (let round = 0; round < 3; round += 1) {
      later(1);
      await sweep(cloud);
    }
    const published = (await logOf(pageId)).filter((line) => line.startsWith('Published V1'));
    expect(published, `call ${call}`).toHaveLength(1);
    expect((await newest(pageId))?.status).toBe('live');
  }
  expect(await waitingJobs(cloud.table, 'keep-schedule')).toEqual([]);
});

it('reports after two minutes that due schedules are not processed', async () => {
  await sweep(cloud);
  later(1.9);
  expect(await isLate()).toBe(false);
  later(1);
  expect(await isLate()).toBe(true);
  await sweep(cloud);
  expect(await isLate()).toBe(false);
  expect(await cloud.stored.sweep.get()).toBeDefined();
});
