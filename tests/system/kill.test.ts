import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { jobKeys, pageKeys, siteKeys } from '@galley/functions/core/keys';
import type { VersionRecord } from '@galley/functions/core/records';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import type { Message } from '@galley/infra/local/stand-ins/ses/inbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionFor, type TestCompany, type TestSession } from '../support/companies';
import type { Death } from './product';
import { bundleProduct, ProductProcess } from './product-process';
import { checkSite } from './site-checks';
import { startTraffic } from './site-traffic';
import { StaffClient } from './staff-client';
import { type Staff, WrittenPage } from './written-page';

const kills = 100;
/** A job's lease lasts 30 s; whoever ran it when the product died keeps it that long. */
const jobsSeconds = 50;

const acme: TestCompany = { key: 'acme', scope: openCompanyScope('acme'), adminEmail: 'admin@acme.example' };
const directory = mkdtempSync(join(tmpdir(), 'galley-kill-'));
const data = join(directory, 'data');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let product: ProductProcess | undefined;
let start: () => Promise<ProductProcess>;

beforeAll(async () => {
  mkdirSync(data);
  const [assembly, bundle] = await Promise.all([
    process.env.DEV_ASM ?? prepareAssembly(),
    bundleProduct(directory),
  ]);
  start = async () => {
    product = await ProductProcess.start(bundle, assembly, data);
    return product;
  };
});
afterAll(async () => {
  await product?.kill();
  rmSync(directory, { recursive: true });
});

it(`shows every page old or new and finishes every job after ${kills} kills`, async () => {
  const first = await start();
  const sessions = [await sessionFor(first, acme, 'Level4'), await sessionFor(first, acme, 'Admin')];
  const pages: WrittenPage[] = [];
  const { admin } = staffOf(first, sessions);
  for (const key of ['one', 'two', 'three', 'four']) pages.push(await WrittenPage.create(admin, key));
  await first.kill();

  let cutOff = 0;
  let visits = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const running = await start();
    const staff = staffOf(running, sessions);
    await checkSite(running.addresses.siteUrl, staff.admin, pages);
    running.order('sweep');
    running.order(someDeath());
    const traffic = startTraffic(running, staff, pages);
    await traffic.ended;
    await running.kill();
    if (traffic.isChanging()) cutOff += 1;
    visits += traffic.visits();
    if (kill % 10 === 0) console.log(`${kill} kills, ${cutOff} within a publish or a save, ${visits} visits`);
  }
  // Otherwise the test would say nothing.
  expect(cutOff).toBeGreaterThan(kills / 3);

  const last = await start();
  await checkSite(last.addresses.siteUrl, staffOf(last, sessions).admin, pages);
  await finishJobs(last);
  expect(await last.table.queryAll(siteKeys.partition(acme.scope), { prefix: 'DEADJOB#' })).toEqual([]);
  await expectMails(last, sessions, pages);
});

/**
 * Half of the deaths come near a release, the others near any transaction of a person's call or a job: just before
 * it, within it, before its answer or somewhat later.
 */
function someDeath(): Death {
  const near = Math.random() < 0.5 ? 'release' : 'write';
  const number = 1 + Math.floor(Math.random() * (near === 'release' ? 2 : 8));
  return { near, number, delayMs: Math.floor(Math.random() * 12) };
}

function staffOf({ addresses }: ProductProcess, [editor, admin]: TestSession[]): Staff {
  return {
    editor: new StaffClient(addresses.adminUrl, editor?.cookie ?? ''),
    admin: new StaffClient(addresses.adminUrl, admin?.cookie ?? ''),
  };
}

/** @throws where jobs are left when every lease has long ended */
async function finishJobs(running: ProductProcess): Promise<void> {
  const begun = Date.now();
  for (;;) {
    running.order('sweep');
    await pause(1_000);
    const left = (await Promise.all(jobKeys.shards.map((shard) => running.table.queryAll(shard)))).flat();
    if (left.length === 0) break;
    if (Date.now() - begun > jobsSeconds * 1_000) throw new Error(`Jobs are left: ${JSON.stringify(left)}`);
  }
  console.log(`no job is left after ${Math.round((Date.now() - begun) / 1_000)} s`);
}

/** Whoever submitted a version that was published got a mail about it: at least one, and rarely a second. */
async function expectMails(running: ProductProcess, [editor]: TestSession[], pages: readonly WrittenPage[]) {
  const answer = await fetch(`${running.addresses.mailboxUrl}/api/messages`);
  const messages = (await answer.json()) as Message[];
  const mailsAbout = (page: WrittenPage, versionId: number) =>
    messages.filter(
      ({ to, subject, text }) =>
        to.includes(editor?.email ?? '') &&
        subject.includes('was published') &&
        text.includes(`/UpdatePageComponent/${page.id}?version=${versionId}`),
    ).length;
  const missing: string[] = [];
  let [published, mails] = [0, 0];
  for (const page of pages) {
    const versions = await running.table.queryAll<VersionRecord>(pageKeys.partition(acme.scope, page.id), {
      prefix: pageKeys.versionPrefix,
    });
    const submitted = versions.filter(
      ({ status, submittedBy }) => ['live', 'backup'].includes(status) && submittedBy === editor?.email,
    );
    for (const { versionId } of submitted) {
      const count = mailsAbout(page, versionId);
      if (count === 0) missing.push(`V${versionId} of ${page.address}`);
      published += 1;
      mails += count;
    }
  }
  console.log(`${published} versions were published, ${mails} mails tell of them`);
  expect(missing).toEqual([]);
  expect(published).toBeGreaterThan(kills / 3);
  expect(mails - published, 'mails that came twice').toBeLessThanOrEqual(kills / 10);
}
