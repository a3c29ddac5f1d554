import { renderPages } from '@galley/functions/jobs/render-pages';
import { storedMoment } from '@galley/shared/chosen-moment';
import { localTimeAt } from '@galley/shared/local-time';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { faultAfter } from '../../support/fault-after';
import { changePage } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makePage, newDraft, publish, submit } from '../../support/pages';
import { isSoak } from '../../support/random-runs';
import { sweep } from '../../support/sweep';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';
import { newLaunch, publishLaunch } from '../launches/launch-world';

const { cloud, acme, admin } = await startAcme();
const session = admin;
const minute = 60_000;
const timeZone = 'America/New_York';

/** The start of a minute, this many from now. */
const inMinutes = (minutes: number) =>
  new Date((Math.floor(Date.now() / minute) + minutes) * minute).toISOString();
const stored = (at: string) => storedMoment({ at, timeZone });

interface Times {
  from?: string;
  until?: string;
}

const settingsOf = ({ from, until }: Times) => ({
  ...(from !== undefined && { sectionShownFrom: from && stored(from) }),
  ...(until !== undefined && { sectionShownUntil: until && stored(until) }),
});

/** A draft with a permanent section and a timed offer. */
async function pageWithOffer(name: string, times: Times): Promise<number> {
  const pageId = await makePage(admin, { name, friendlyUrl: name, showOnMenu: false });
  await addAnnouncement(admin, pageId, 1, 'always.');
  await addOffer(pageId, 1, times);
  return pageId;
}

async function addOffer(pageId: number, versionId: number, times: Times): Promise<number> {
  const fields = { componentName: 'Offer', announcementText: 'offer.', ...settingsOf(times) };
  return bodyOf(await callApi('createAnnouncement', { pageId, versionId, ...fields }, { session }));
}

async function livePage(name: string, times: Times): Promise<number> {
  const pageId = await pageWithOffer(name, times);
  await publish(admin, pageId);
  await cloud.settled();
  return pageId;
}

/** Publishes the page's next version, whose offer has other times. */
async function publishOffer(pageId: number, times: Times): Promise<void> {
  const versionId = await newDraft(admin, pageId, 1);
  const { components } = bodyOf(await callApi('getPageComponentData', { pageId }, { session }));
  const at = { pageId, versionId, componentName: 'Offer', announcementText: 'offer.' };
  const { componentId: id = 0, revision = 0 } = components[1] ?? {};
  bodyOf(await callApi('updateAnnouncement', { ...at, ...settingsOf(times), id, revision }, { session }));
  await publish(admin, pageId);
}

/** Early in a minute, so that nothing crosses the end of one. */
async function beginMinute(): Promise<void> {
  cloud.clock.advance(minute - (Date.now() % minute) + 100);
  await cloud.settled();
}

/** Advances the clock by minutes, with a sweep after each. */
async function pass(minutes: number): Promise<void> {
  for (let done = 0; done < minutes; done += 1) {
    await beginMinute();
    await sweep(cloud);
  }
}

const shows = async (name: string) => {
  const { status, html } = await visit('acme', `/${name}`);
  expect([status, html.includes('always.')]).toEqual([200, true]);
  return html.includes('offer.');
};

/** The calendar entries of a page, in minutes from now. */
async function calendarOf(pageId: number): Promise<string[]> {
  const month = localTimeAt(Date.now(), timeZone).slice(0, 7);
  const { entries } = bodyOf(await callApi('getCalendar', { month }, { session }));
  return entries
    .filter((entry) => entry.pageId === pageId && entry.section !== undefined)
    .map(({ state, what, section }) => `${state} ${what} ${section}`);
}

it('appears and disappears at its times, and staff see it at all times', async () => {
  await beginMinute();
  const pageId = await livePage('summer', { from: inMinutes(2), until: inMinutes(4) });
  const preview = bodyOf(await callApi('getPagePreview', { pageId, versionId: 1 }, { session }));
  expect(preview.html).toContain('offer.');
  expect(await calendarOf(pageId)).toEqual(['coming appear Offer', 'coming go Offer']);
  const ofBrowsers = async () => {
    const asked = { friendlyUrl: 'summer' };
    const { components } = bodyOf(await callApi('getPageByMenuAndName', asked, { site: 'acme' }));
    return components.length;
  };
  const seen: [boolean, number][] = [];
  for (let passed = 0; passed < 5; passed += 1) {
    seen.push([await shows('summer'), await ofBrowsers()]);
    await pass(1);
  }
  expect(seen).toEqual([
    [false, 1],
    [false, 1],
    [true, 2],
    [true, 2],
    [false, 1],
  ]);
  expect(await calendarOf(pageId)).toEqual(['done appear Offer', 'done go Offer']);
  expect(await waitingJobs(cloud.table, 'keep-schedule')).toEqual([]);
});

it('has times in order and in a time zone, and keeps those that a save omits', async () => {
  const pageId = await pageWithOffer('order', { from: '2027-05-01T08:00:00.000Z' });
  const at = { pageId, versionId: 1, componentName: 'Offer', announcementText: 'offer.' };
  const refusedWith = async (fields: object) =>
    (await callApi('createAnnouncement', { ...at, ...fields } as never, { session })).error.fields;
  const wrongOrder = { sectionShownUntil: 'Shown until must be later than Shown from.' };
  const [may, june] = ['2027-05-01T08:00:00.000Z', '2027-06-01T08:00:00.000Z'];
  expect(await refusedWith(settingsOf({ from: june, until: may }))).toEqual(wrongOrder);
  expect(await refusedWith(settingsOf({ from: may, until: may }))).toEqual(wrongOrder);
  for (const moment of ['2027-05-01T08:00', `${may}[Atlantis/Center]`, 7]) {
    const refused = await refusedWith({ sectionShownFrom: moment });
    expect(Object.keys(refused ?? {}), String(moment)).toEqual(['sectionShownFrom']);
  }
  const { components } = bodyOf(await callApi('getPageComponentData', { pageId }, { session }));
  const id = components[1]?.componentId ?? 0;
  const update = (revision: number, times: Times) =>
    callApi('updateAnnouncement', { ...at, ...settingsOf(times), id, revision }, { session });
  expect((await update(1, { until: '2027-04-01T08:00:00.000Z' })).error.fields).toEqual(wrongOrder);
  bodyOf(await update(1, { until: june }));
  const { componentName: _, ...kept } = bodyOf(
    await callApi('getAnnouncement', { componentId: id }, { session }),
  );
  expect(kept).toMatchObject(settingsOf({ from: may, until: june }));
  bodyOf(await update(2, { from: '' }));
});

it('follows the live version: a later publish, an unpublish or a deletion cancels its times', async () => {
  await beginMinute();
  const replaced = await livePage('replaced', { from: inMinutes(2) });
  await publishOffer(replaced, { from: inMinutes(4) });
  const plain = await livePage('plain', { from: inMinutes(2) });
  await publishOffer(plain, { from: '' });
  const down = await livePage('down', { from: inMinutes(2) });
  bodyOf(await callApi('unpublish', { pageId: down, comments: '' }, { session }));
  const binned = await livePage('binned', { from: inMinutes(2) });
  bodyOf(await callApi('deletePage', { pageId: binned }, { session }));
  for (const pageId of [plain, down, binned]) expect(await calendarOf(pageId)).toEqual([]);
  await pass(3);
  expect([await shows('replaced'), await shows('plain')]).toEqual([false, true]);
  expect((await visit('acme', '/down')).status).toBe(404);
  expect((await visit('acme', '/binned')).status).toBe(404);
  bodyOf(await callApi('restorePage', { pageId: binned }, { session }));
  expect(await shows('binned')).toBe(true);
  await pass(2);
  expect(await shows('replaced')).toBe(true);
});

it('is correct for the current time after an outage and for a company that was suspended', async () => {
  const vendorWords = async (suspended: boolean) => {
    const { setSuspended } = await import('@galley/functions/core/companies/set-suspended');
    const { operator } = await import('@galley/functions/core/activity-log');
    await setSuspended({
      table: cloud.table,
      scope: acme.scope,
      suspended,
      actor: operator,
      now: new Date(),
    });
  };
  await beginMinute();
  const over = await livePage('over', { from: inMinutes(2), until: inMinutes(4) });
  await livePage('begun', { from: inMinutes(2), until: inMinutes(9) });
  for (let passed = 0; passed < 5; passed += 1) await beginMinute();
  expect(await shows('begun')).toBe(false);
  await sweep(cloud);
  expect([await shows('begun'), await shows('over')]).toEqual([true, false]);
  // It was never visible.
  expect(await calendarOf(over)).toEqual([]);
  await vendorWords(true);
  await pass(5);
  expect((await visit('acme', '/begun')).html).not.toContain('always.');
  await vendorWords(false);
  expect(await shows('begun')).toBe(false);
});

it('changes once, whichever call of its worker fails', async () => {
  const turns: string[][] = [];
  let most = 12;
  for (let call = 0; call <= most; call += isSoak ? 1 : 6) {
    const name = `fails-${call}`;
    await beginMinute();
    const pageId = await livePage(name, { from: inMinutes(2), until: inMinutes(50) });
    await beginMinute();
    await beginMinute();
    const fault = faultAfter(call, call % 2 === 0);
    cloud.setFault(fault.inject);
    await sweep(cloud).catch(() => undefined);
    cloud.setFault(undefined);
    most = Math.max(most, fault.calls());
    await pass(2);
    expect(await shows(name), `after ${call} calls`).toBe(true);
    turns.push(await calendarOf(pageId));
    bodyOf(await callApi('deletePage', { pageId }, { session }));
  }
  for (const turn of turns) expect(turn).toEqual(['done appear Offer', 'coming go Offer']);
});

it('keeps its times on pages that a launch published, also those during the launch', async () => {
  await beginMinute();
  const later = await pageWithOffer('launched', { from: inMinutes(3) });
  const due = await pageWithOffer('launched-late', { until: inMinutes(1) });
  for (const pageId of [later, due]) await submit(admin, pageId);
  const launchId = await newLaunch(admin, 'Season', [later, due]);
  bodyOf(await publishLaunch(admin, launchId));
  await cloud.settled();
  expect([await shows('launched'), await shows('launched-late')]).toEqual([false, true]);
  await pass(2);
  expect([await shows('launched'), await shows('launched-late')]).toEqual([false, false]);
  await pass(2);
  expect(await shows('launched')).toBe(true);
});

it('is not undone by a page that was rendered for an earlier time and is written later', async () => {
  const turn = async () => {
    for (const _ of [1, 2]) await beginMinute();
    await sweep(cloud);
  };
  await beginMinute();
  const rendered = await livePage('rendered', { from: inMinutes(2) });
  await withBetween(() => renderPages(cloud.table, acme.scope, [rendered]), turn);
  expect(await shows('rendered')).toBe(true);

  const saved = await livePage('saved', { from: inMinutes(2) });
  await withBetween(() => changePage(admin, saved, { name: 'Saved meanwhile' }), turn);
  await cloud.settled();
  expect(await shows('saved')).toBe(true);
});
