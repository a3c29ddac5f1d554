import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { deadJobEntity } from '@galley/functions/core/entities/job';
import { type VersionRecord, versionEntity } from '@galley/functions/core/entities/version';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import type { Message } from '@galley/infra/local/stand-ins/ses/inbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionFor, type TestCompany, type TestSession } from '../support/companies';
import { chanceOf, runs, sayCases, seedOfRun } from '../support/random-runs';
import { waitingJobs } from '../support/waiting-jobs';
import type { Death } from './product';
import { bundleProduct, ProductProcess } from './product-process';
import { checkSite } from './site-checks';
import { startTraffic } from './site-traffic';
import { StaffClient } from './staff-client';
import { type Staff, WrittenPage } from './written-page';

/** Each kill takes seconds, so a soak has four times as many and not fifty. */
const kills = runs(100) === 100 ? 100 : 25;
const chance = chanceOf(seedOfRun);
/** A job's lease lasts 30 s; the runner keeps it that long when the product dies. */
const longestWithoutProgressMs = 120_000;

const acme: TestCompany = { key: 'acme', scope: openCompanyScope('acme'), adminEmail: 'admin@acme.example' };
const directory = mkdtempSync(join(tmpdir(), 'galley-kill-'));
const data = join(directory, 'data');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let product: ProductProcess | undefined;
let start: () => Promise<ProductProcess>;
/** The start of each life of the product, in milliseconds since 1970. */
const lives: number[] = [];

beforeAll(async () => {
  mkdirSync(data);
  const [assembly, bundle] = await Promise.all([prepareAssembly(), bundleProduct(directory)]);
  start = async () => {
    lives.push(Date.now());
    product = await ProductProcess.start(bundle, assembly, data);
    return product;
  };
});
afterAll(async () => {
  await product?.kill();
  rmSync(directory, { recursive: true });
});

it(`shows every page in its old or new state and finishes every job after ${kills} kills`, async () => {
  const first = await start();
  const sessions = [await sessionFor(first, acme, 'Level4'), await sessionFor(first, acme, 'Admin')];
  const pages: WrittenPage[] = [];
  const { admin } = staffOf(first, sessions);
  for (const key of ['one', 'two', 'three']) pages.push(await WrittenPage.create(admin, key));
  await first.kill();

  const cutOff = { publishes: 0, saves: 0 };
  let visits = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const running = await start();
    const staff = staffOf(running, sessions);
    await checkSite(running.urls.siteUrl, staff.admin, pages);
    running.order('sweep');
    running.order(deathOf(kill));
    const traffic = startTraffic(running, staff, pages);
    await traffic.ended;
    await running.kill();
    cutOff.publishes += pages.filter(({ text }) => text.isUnderWay).length;
    cutOff.saves += pages.filter(({ name }) => name.isUnderWay).length;
    visits += traffic.visits();
    if (kill % 5 === 0) {
      console.log(
        `${kill} kills within ${cutOff.publishes} publishes, ${cutOff.saves} saves; ${visits} visits`,
      );
    }
  }
  sayCases(kills, 'kills at random moments');
  // Otherwise the test would prove nothing.
  expect(Math.min(cutOff.publishes, cutOff.saves)).toBeGreaterThan(kills / 10);

  const last = await start();
  await checkSite(last.urls.siteUrl, staffOf(last, sessions).admin, pages);
  await finishJobs(last);
  expect(await last.table.queryAll(deadJobEntity.range(acme.scope))).toEqual([]);
  await expectMails(last, sessions, pages);
});

/**
 * A third of the kills happen near a publish, a third near a save, the others near any transaction of a call or of a
 * job: just before it, during it, before its response or somewhat later.
 */
function deathOf(kill: number): Death {
  const [near, among] = (
    [
      ['a publish', 1],
      ['a save', 2],
      ['any write', 8],
    ] as const
  )[kill % 3] ?? ['any write', 8];
  return { near, number: 1 + chance(among), delayMs: chance(12) };
}

function staffOf({ urls }: ProductProcess, [editor, admin]: TestSession[]): Staff {
  return {
    editor: new StaffClient(urls.adminUrl, editor?.cookie ?? ''),
    admin: new StaffClient(urls.adminUrl, admin?.cookie ?? ''),
  };
}

/**
 * A digest mail waits for its time, minutes away; nothing else here does. It is left alone until everything else is
 * done: a line written while the mail is being sent would be removed with the lines that it reports.
 */
async function hastenDigests({ table }: ProductProcess): Promise<void> {
  const now = new Date().toISOString();
  const left = await waitingJobs(table);
  if (left.some(({ work }) => work.kind !== 'mail-version-digest')) return;
  for (const job of left) {
    const { pk, sk } = job;
    if (sk <= now) continue;
    const [due = ''] = sk.split('#');
    await table.commit([{ delete: { pk, sk } }, { put: { ...job, sk: sk.replace(due, now) } }]);
  }
}

/** @throws where jobs are left and none of them changed while every lease expired, however slow the machine is */
async function finishJobs(running: ProductProcess): Promise<void> {
  const begun = Date.now();
  let before = '';
  let changedAt = begun;
  for (;;) {
    await hastenDigests(running);
    running.order('sweep');
    await pause(1_000);
    const left = await waitingJobs(running.table);
    if (left.length === 0) break;
    const state = JSON.stringify(left);
    if (state !== before) changedAt = Date.now();
    before = state;
    if (Date.now() - changedAt > longestWithoutProgressMs) throw new Error(`Jobs are left: ${state}`);
  }
  console.log(`no job is left after ${Math.round((Date.now() - begun) / 1_000)} s`);
}

/**
 * The submitter of a published version got a mail. A kill between sending it and recording that causes a second one;
 * while the product lives no one gets the same mail twice.
 */
async function expectMails(running: ProductProcess, [editor]: TestSession[], pages: readonly WrittenPage[]) {
  const answer = await fetch(`${running.urls.mailboxUrl}/api/messages`);
  const messages = ((await answer.json()) as Message[]).filter(({ to }) => to.includes(editor?.email ?? ''));
  const lifeOf = ({ timestamp }: Message) => lives.filter((begun) => begun <= Date.parse(timestamp)).length;
  const missing: string[] = [];
  const twice: string[] = [];
  let published = 0;
  for (const page of pages) {
    for (const { versionId } of await versionsPublishedBy(running, editor?.email ?? '', page)) {
      const link = `/UpdatePageComponent/${page.id}?version=${versionId}`;
      const mails = messages.filter((message) => tellsOf(message, link));
      if (mails.length === 0) missing.push(link);
      if (new Set(mails.map(lifeOf)).size < mails.length) twice.push(link);
      published += 1;
    }
  }
  console.log(`${published} versions were published, ${messages.length} mails tell of them`);
  expect(published).toBeGreaterThan(kills / 10);
  expect({ missing, twice }).toEqual({ missing: [], twice: [] });
}

/** A mail of its own, or a line of a digest. */
function tellsOf({ subject, text }: Message, link: string): boolean {
  const isLinked = (words: string) => words.split(/\s/).some((word) => word.endsWith(link));
  if (subject.includes('was published')) return isLinked(text);
  return text.split('\n').some((line) => line.includes('was published') && isLinked(line));
}

async function versionsPublishedBy(
  { table }: ProductProcess,
  email: string,
  page: WrittenPage,
): Promise<VersionRecord[]> {
  const versions = await table.queryAll(versionEntity.range(acme.scope, page.id));
  return versions.filter(
    ({ status, submittedBy }) => ['live', 'backup'].includes(status) && submittedBy === email,
  );
}
