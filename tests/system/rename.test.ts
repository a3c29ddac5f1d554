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
 * A section of 300 pages is renamed, back and forth, by processes that die. The call of the rename dies before and
 * after each of its AWS calls; the job that ends it dies after each of its first thirty writes, then after every
 * sixth (the rest are the same two writes for other pages). After every single transaction, the one who made it and
 * whether or not he died of it, the pages whose addresses it touched are visited at the old and the new address,
 * after a release all 300: one of the two answers the page. In the end each stands at the new address, the old one
 * leads there in one step, and what was prepared for a rename that never came is gone.
 */
const size = 300;
const scope = openCompanyScope('acme');
const [old, fresh] = ['/section', '/chapter'];

let cloud: KillableCloud;
let table: Table;
let admin: TestSession;
let pages: Map<number, string>;
let visits = 0;
/** What visitors missed, with after which write. */
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

/** What a visitor of an address gets, redirects followed as a browser does. */
async function read(address: string, redirects = 0): Promise<{ html: string; redirects: number }> {
  visits += 1;
  const answer = await visit('acme', address);
  if (answer.status === 301 && redirects < 5) return read(answer.headers.location ?? '', redirects + 1);
  return { html: answer.status === 200 ? answer.html : '', redirects };
}

const shows = (html: string, pageId: number) => new RegExp(`words of page ${pageId}\\b`).test(html);

/** States that were looked at: a process that dies later leaves the same ones behind. */
const seen = new Set<string>();

/** Watches what people do next: every page that a transaction concerns answers at one of its addresses. */
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

/** Every page stands at the one address; the other leads there, or nothing is left of it. Some are visited too. */
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

/** Runs what is due as the rule of every minute does; late enough for every lease and put-off job to be over. */
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
      // What was prepared and given up is gone: an address that led here before leads here again.
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
    // Writes that are work; those before them take the leases of the jobs that are due.
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
  // Each page but the section itself, which the flip moves, is accepted at its new address and leaves a redirect, once.
  expect(written).toBe(2 * (size - 1));
  expect(deaths).toBeGreaterThan(everyOne);
  expect(missing).toEqual([]);
  await expectSettled(to, from, true);
  const redirects = await table.queryAll(redirectEntity.range(scope));
  expect(redirects.map(({ sk, to: target }) => [sk, target]).sort()).toEqual(
    [...pages.values()].map((under) => [from + under, to + under]).sort(),
  );
});
