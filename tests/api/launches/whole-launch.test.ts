import { renderPages } from '@galley/functions/jobs/render-pages';
import type { InjectFault } from '@galley/infra/local/stand-ins/stand-in';
import { momentOf } from '@galley/shared/local-time';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { faultAfter } from '../../support/fault-after';
import { bodyOf } from '../../support/pages';
import { preparedKeys } from '../../support/prepared-keys';
import { isSoak } from '../../support/random-runs';
import { sweep } from '../../support/sweep';
import { visit } from '../../support/visits';
import {
  changedPage,
  firstPage,
  launchOf,
  newLaunch,
  passMinutes,
  planColor,
  rollBack,
  timeZone,
} from './launch-world';

const { cloud, acme } = await startAcme();
const minute = 60_000;
/** The times of the hour that the clocks show twice, in its first pass, and in a soak those of the hours after it. */
const times = [
  ...[5, 12, 19, 26, 33, 40, 47, 54].map((minuteOfHour) => inNightOfTwice(1, minuteOfHour)),
  ...Array.from({ length: isSoak ? 92 : 0 }, (_, n) => inNightOfTwice(3 + Math.floor(n / 8), (n % 8) * 7)),
];
const momentOfTime = (time: string) => Date.parse(momentOf(time, timeZone)?.moment ?? '');
cloud.clock.advance(momentOfTime(times[0] ?? '') - Date.now() - 60 * minute);
const admin = await sessionFor(cloud, acme, 'Admin');

const brand = '#a83250';
/** Two hundred in a soak. */
const [changedPages, firstPages] = isSoak ? [20, 180] : [6, 18];
const names = Array.from({ length: changedPages + firstPages }, (_, n) => `p${n}`);
/** The new pages that are on the menu. */
const onMenu = new Set(names.slice(-3));

const wrong: string[] = [];

/** One visit: the page, the colours and the menu must all be old, or all new. */
async function look(name: string): Promise<boolean> {
  const { status, html } = await visit('acme', `/${name}`);
  const isNew = html.includes(brand);
  const menu = [...onMenu].filter((one) => html.includes(`>new-${one}<`)).length;
  const isChanged = Number(name.slice(1)) < changedPages;
  const words = isNew ? `new-${name}.` : isChanged ? `was-${name}.` : '';
  const isWhole =
    status === (isNew || isChanged ? 200 : 404) &&
    html.includes(words) &&
    html.includes(`new-${name}.`) === isNew &&
    menu === (isNew ? onMenu.size : 0);
  if (!isWhole) wrong.push(`${name}: ${status}, ${isNew ? 'new' : 'old'} colors, ${menu} on the menu`);
  return isNew;
}

let visits = 0;
/** Lets readers visit all pages, one after the other, while something is done. */
async function whileRead(act: () => Promise<void>): Promise<void> {
  let isOver = false;
  const read = async (start: number) => {
    for (let n = start; !isOver; n += 7) {
      await look(names[n % names.length] ?? '');
      visits += 1;
      await new Promise(setImmediate);
    }
  };
  const readers = [0, 1, 2].map(read);
  await act().finally(() => {
    isOver = true;
  });
  await Promise.all(readers);
}

/** A time in the next night in which the zone's clocks go back, from two to one. */
function inNightOfTwice(hour: number, minuteOfHour: number): string {
  const year = new Date().getUTCFullYear() + 1;
  // The first Sunday of November.
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const [date, ...time] = [1 + ((7 - first) % 7), hour, minuteOfHour].map((n) => String(n).padStart(2, '0'));
  return `${year}-11-${date}T${time.join(':')}`;
}

/** Readers get responses, whatever happens to the worker. */
const ofWorker =
  (inject: InjectFault): InjectFault =>
  (call) =>
    call.action === 'dynamodb:BatchGetItem' && call.leadingKeys?.[0] === 'C#acme#PATHS'
      ? undefined
      : inject(call);

const logLines = async (pageId: number): Promise<number> => {
  const log = bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));
  return log.filter(({ comments }) => comments.includes('With the launch')).length;
};

const storedPages = async () =>
  (await cloud.stored.path.all(acme.scope)).map((item) => ({
    ...item,
    renderedAt: undefined,
  }));

/** Goes live at its time with a worker that dies after this many calls. @returns the number of calls */
async function goLive(launchId: number, publishAt: string, dies: number): Promise<number> {
  bodyOf(await callApi('scheduleLaunch', { launchId, publishAt, timeZone }, { session: admin }));
  const isNew = await look('p0');
  cloud.clock.advance(momentOfTime(publishAt) - Date.now() - 1.5 * minute);
  await passMinutes(cloud, 1);
  expect(await look('p0'), 'before its time').toBe(isNew);
  cloud.clock.advance(minute);
  const fault = faultAfter(dies, true);
  cloud.setFault(ofWorker(fault.inject));
  await whileRead(() => sweep(cloud).catch(() => undefined));
  cloud.setFault(undefined);
  for (let late = 0; late < 6 && (await launchOf(admin, launchId)).status !== 'published'; late += 1) {
    cloud.clock.advance(minute);
    await whileRead(() => sweep(cloud));
  }
  expect(await launchOf(admin, launchId), `a worker died after ${dies} calls`).toMatchObject({
    status: 'published',
    pages: names.length,
  });
  for (const name of names) expect(await look(name), name).toBe(!isNew);
  return fault.calls();
}

it(`${names.length} pages, menu and colors go live once in an hour shown twice, wherever the worker dies, and back`, async () => {
  const pageIds: number[] = [];
  for (const [n, name] of names.entries()) {
    const make =
      n < changedPages ? changedPage(admin, name) : firstPage(admin, name, { showOnMenu: onMenu.has(name) });
    pageIds.push(await make);
  }
  let launchId = await newLaunch(admin, 'Everything', pageIds);
  await planColor(admin, launchId, brand);
  const [firstTime = '', ...others] = times;
  const calls = await goLive(launchId, firstTime, Number.POSITIVE_INFINITY);
  for (const [n, time] of others.entries()) {
    launchId = await rollBack(admin, launchId);
    await goLive(launchId, time, Math.round((calls * n) / others.length));
  }
  console.log(
    `cases: ${times.length} launches of ${names.length} pages, ${visits} visits; ${calls} calls of one`,
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  for (const pageId of pageIds) expect(await logLines(pageId), `page ${pageId}`).toBe(times.length);
  // The bytes equal those that a job renders from what is stored.
  const before = await storedPages();
  await renderPages(cloud.table, acme.scope, pageIds);
  expect(await storedPages()).toEqual(before);
  expect(await preparedKeys(cloud.table, acme.scope)).toEqual([]);
});
