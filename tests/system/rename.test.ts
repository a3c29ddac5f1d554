import { openCompanyScope } from '@galley/functions/core/company-scope';
import { redirectEntity } from '@galley/functions/core/entities/page';
import { pathEntity } from '@galley/functions/core/entities/path';
import { logger } from '@galley/functions/core/logger';
import { Table } from '@galley/functions/core/table';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from '../support/api-caller';
import { sessionFor, type TestSession } from '../support/companies';
import { createTable } from '../support/create-table';
import { bodyOf } from '../support/pages';
import { testClock } from '../support/test-clock';
import { testEnvironment } from '../support/test-environment';
import { visit } from '../support/visits';
import { waitingJobs } from '../support/waiting-jobs';
import { type Death, KillableCloud } from './killable-process';
import { sectionId, writeSection } from './section';

/**
 * Renames a section of 300 pages back and forth with processes that die. The renaming call dies before and after each
 * of its AWS calls; the job that completes it dies after each of its first thirty writes, then after every sixth (the
 * rest are the same two writes for other pages). After every single transaction, of whichever process and whether or
 * not it died of it, the pages whose paths it touched are visited at the old and the new path, after a release all
 * 300: one of the two must show the page. In the end each page is at the new path, the old one redirects there in one
 * step, and reservations of abandoned renames are gone.
 */
const size = 300;
const scope = openCompanyScope('acme');
const [old, fresh] = ['/section', '/chapter'];

let cloud: KillableCloud;
let table: Table;
let admin: TestSession;
let pages: Map<number, string>;
let visits = 0;
/** Visits that found no page, with the preceding write. */
const missing: string[] = [];

beforeAll(async () => {
  Object.assign(process.env, testEnvironment);
  logger.setLogLevel('SILENT');
  cloud = await KillableCloud.start();
  await createTable();
  table = new Table(testEnvironment.TABLE_NAME);
  pages = await writeSection(table, scope, old.slice(1), size);
  admin = await sessionFor({ table }, { key: 'acme', scope, adminEmail: 'first@acme.example' }, 'Admin');
});

/** What a visitor of a URL gets, with redirects followed as by a browser. */
async function read(path: string, redirects = 0): Promise<{ html: string; redirects: number }> {
  visits += 1;
  const answer = await visit('acme', path);
  if (answer.status === 301 && redirects < 5) return read(answer.headers.location ?? '', redirects + 1);
  return { html: answer.status === 200 ? answer.html : '', redirects };
}

const shows = (html: string, pageId: number) => new RegExp(`words of page ${pageId}\\b`).test(html);

/** States that were checked: a process that dies later leaves the same ones behind. */
const seen = new Set<string>();

/** Watches the next transactions: every page that one concerns must be found at one of its paths. */
function watch(phase: string) {
  cloud.onWrite = async (touched) => {
    const state = `${phase}: ${touched.join()}`;
    if (!seen.has(state)) await seePages(touched);
    seen.add(state);
  };
}

async function seePages(touched: readonly string[]) {
  const isRelease = touched.includes('RELEASE');
  const paths = new Set(touched.filter((key) => key.startsWith('/')));
  for (const [pageId, under] of pages) {
    if (!isRelease && !paths.has(old + under) && !paths.has(fresh + under)) continue;
    const isThere = async (path: string) => shows((await read(path + under)).html, pageId);
    if (!(await isThere(old)) && !(await isThere(fresh))) missing.push(`page ${pageId} after ${touched[0]}`);
  }
}

/** Every page is at the one path; the other redirects there, or is gone. Some are visited too. */
async function expectSettled(at: string, from: string, isRedirected: boolean) {
  const items = await table.queryAll(pathEntity.range(scope), {
    attributes: ['kind', 'pageId', 'to', 'claimedAt'],
  });
  const found = new Map(
    items.map(({ sk, kind, pageId, to, claimedAt }) => [sk, { kind, pageId, to, claimedAt }]),
  );
  const expected = [...pages].flatMap(([pageId, under]) => [
    [at + under, { kind: 'page', pageId }],
    [from + under, isRedirected ? { kind: 'redirect', pageId, to: at + under } : undefined],
  ]) as [string, object | undefined][];
  for (const [path, item] of expected) expect(found.get(path), path).toEqual(item);
  for (const [pageId, under] of [...pages].filter((_, index) => index % 30 === 0)) {
    expect(shows((await read(at + under)).html, pageId)).toBe(true);
    expect(shows((await read(from + under)).html, pageId)).toBe(isRedirected);
  }
}

const rename = (to: string) => async () => {
  const page = bodyOf(await callApi('getPage', { pageId: sectionId }, { session: admin }));
  await callApi('updatePage', { ...page, friendlyUrl: to.slice(1) }, { session: admin });
};
const isRenamed = async (to: string) =>
  bodyOf(await callApi('getPage', { pageId: sectionId }, { session: admin })).fullUrl === to;

/** Runs due jobs as the scheduled rule does; late enough for every lease and delay to be over. */
async function sweep(death?: Death) {
  testClock.advance(10 * 60_000);
  const { handler } = await import('@galley/functions/jobs/handler');
  return cloud.live(() => handler({ sweep: true }), death);
}
const jobsLeft = () => waitingJobs(table);
async function finishJobs(phase: string) {
  watch(phase);
  for (let round = 0; round < 5 && (await jobsLeft()).length > 0; round += 1) await sweep();
  expect(await jobsLeft()).toEqual([]);
}

it(`the call that renames ${size} pages recovers from a crash before and after each of its requests`, async () => {
  let [at, to] = [old, fresh];
  let [deaths, releases, hasRedirects] = [0, 0, false];
  for (let number = 3, calls = Number.POSITIVE_INFINITY; number <= calls; number += 1) {
    for (const when of ['before', 'after'] as const) {
      watch(`rename to ${to}`);
      const ended = await cloud.live(rename(to), { at: (call) => call.number === number, when });
      if (!ended.died) calls = ended.calls;
      else deaths += 1;
      const wentThrough = await isRenamed(to);
      await finishJobs(`${wentThrough ? 'finish' : 'give back'} ${to}`);
      if (wentThrough) {
        [at, to] = [to, at];
        hasRedirects = true;
        releases += 1;
      }
      // Abandoned reservations are gone: a path that redirected here before does so again.
      await expectSettled(at, to, hasRedirects);
    }
  }
  console.log(`${deaths} deaths of the call, ${releases} renames went through, ${visits} visits`);
  expect(deaths).toBeGreaterThan(20);
  expect(releases).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

it(`the job that ends the rename of ${size} pages recovers from a crash after its writes`, async () => {
  const [from, to] = (await isRenamed(old)) ? [old, fresh] : [fresh, old];
  cloud.onWrite = undefined;
  const begun = performance.now();
  await cloud.live(rename(to));
  console.log(`renamed in ${Math.round(performance.now() - begun)} ms`);
  watch('finish while dying');
  expect(await isRenamed(to)).toBe(true);
  const everyOne = 30;
  let [deaths, written] = [0, 0];
  for (let isOver = false; !isOver; ) {
    // Writes that do the work; those before them take the leases of due jobs.
    let left = deaths < everyOne ? 1 : 6;
    const at: Death['at'] = (call) => {
      if (!call.written.some((key) => key.startsWith('/'))) return false;
      written += 1;
      left -= 1;
      return left === 0;
    };
    const ended = await sweep({ at, when: 'after' });
    isOver = !ended.died;
    if (!isOver) deaths += 1;
  }
  await finishJobs('finish while dying');
  console.log(`${deaths} deaths of the job in ${written} writes, ${visits} visits`);
  // Each page except the section itself, which the flip moves, is moved to its new path and leaves a redirect, once.
  expect(written).toBe(2 * (size - 1));
  expect(deaths).toBeGreaterThan(everyOne);
  expect(missing).toEqual([]);
  await expectSettled(to, from, true);
  const redirects = await table.queryAll(redirectEntity.range(scope));
  expect(redirects.map(({ sk, to: target }) => [sk, target]).sort()).toEqual(
    [...pages.values()].map((under) => [from + under, to + under]).sort(),
  );
});
