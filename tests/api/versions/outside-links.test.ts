import { spendBudget } from '@galley/functions/core/budgets/spend-budget';
import { weeklyLinkCheck } from '@galley/functions/core/outside-links/link-check-jobs';
import { theInternet } from '@galley/functions/core/outside-links/the-internet';
import { budgets } from '@galley/shared/budgets';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { noInternet } from '../../support/outside/no-internet';
import { startOutsideSites } from '../../support/outside/outside-sites';
import { bodyOf, makePage, newDraft, publish } from '../../support/pages';
import { sweep } from '../../support/sweep';
import { waitingJobs } from '../../support/waiting-jobs';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const { cloud } = await startAcme();
const sites = await startOutsideSites();
afterAll(() => sites.stop());
let company: TestCompany;
let companies = 0;

// Each test has a company of its own, so that nothing of others is due.
beforeEach(async () => {
  Object.assign(sites, { answers: {}, names: {}, asked: [], headers: [], resolved: [], connected: [] });
  Object.assign(theInternet, sites.internet);
  const others = await waitingJobs(cloud.table);
  for (const { pk, sk } of others) await cloud.table.commit([{ delete: { pk, sk } }]);
  companies += 1;
  company = await makeCompany(`linking-${companies}`);
  // The weekly check is seven days from now, whatever day this runs.
  const weekly = Date.parse(weeklyLinkCheck(company.scope, new Date()).key.sk.slice(0, 24));
  cloud.clock.advance(weekly - Date.now() + 1_000);
});

/** Sessions expire sooner than weeks. */
const admin = () => sessionFor(cloud, company, 'Admin');

async function publishLinks(session: TestSession, urls: string[]): Promise<number> {
  const pageId = await makePage(session);
  await addLinks(session, pageId, 1, urls);
  await publish(session, pageId);
  return pageId;
}

async function addLinks(session: TestSession, pageId: number, versionId: number, urls: string[]) {
  const column1 = urls.map((href) => `<p><a href="${href.replaceAll('&', '&amp;')}">x</a></p>`).join('');
  const input = { pageId, versionId, componentName: 'Links', borderStyle: 'none', format: '4_4', column1 };
  bodyOf(await callApi('createHtmlEditorColumns', input, { session }));
}

async function later(ms: number) {
  await cloud.settled();
  cloud.clock.advance(ms);
  await sweep(cloud);
}

const records = () => cloud.stored.outsideUrl.all(company.scope);
const asked = async () =>
  Object.fromEntries((await records()).map(({ address, answer, failures }) => [address, [answer, failures]]));

const listed = async () => bodyOf(await callApi('listBrokenLinks', {}, { session: await admin() }));

async function findingsOf(pageId: number, versionId = 1) {
  const session = await admin();
  const findings = bodyOf(await callApi('checkVersion', { pageId, versionId }, { session }));
  return findings.filter(({ check }) => check === 'outsideLinks').map(({ message }) => message);
}

describe('links to other sites', () => {
  it('are checked minutes after they are published, a day later where they seem dead, and every week', async () => {
    sites.answers = { 'http://shop.example/gone?a=1&b=2': 404, 'http://shop.example/busy': 503 };
    sites.names['closed.example'] = [[]];
    const dead = ['http://shop.example/gone?a=1&b=2', 'https://closed.example/'];
    const well = ['https://shop.example/', 'http://shop.example/busy', 'http://192.168.1.1/', 'mailto:a@b.c'];
    const pageId = await publishLinks(await admin(), [...dead, ...well, 'https://shop.example/#twice']);
    await later(4 * minute);
    expect(sites.asked).toEqual([]);
    await later(12 * minute);
    expect(await asked()).toEqual({
      'http://shop.example/gone?a=1&b=2': ['404', 1],
      'https://closed.example/': ['noName', 1],
      'https://shop.example/': ['200', 0],
      'http://shop.example/busy': ['503', 0],
      'http://192.168.1.1/': ['none', 0],
    });
    expect(await findingsOf(pageId)).toEqual([]);
    const [first] = (await listed()).links;
    expect(first).toMatchObject({
      pageId,
      words: 'x',
      place: 'Column 1 in Text Editor Links',
      isUncertain: true,
    });

    sites.asked.length = 0;
    await later(day + minute);
    expect(sites.asked).toEqual([
      'HEAD http://shop.example/gone?a=1&b=2',
      'GET http://shop.example/gone?a=1&b=2',
    ]);
    // When only this name is looked up, the resolver itself cannot be tested.
    expect((await asked())['https://closed.example/']).toEqual(['noName', 1]);
    expect(await findingsOf(pageId)).toEqual([
      'A link in Column 1 in Text Editor Links leads to http://shop.example/gone?a=1&b=2: there is no such page (404). Choose another one.',
    ]);

    expect(await listed()).toMatchObject({ addresses: 5, waiting: 0, left: 0 });
    expect((await listed()).links.map(({ isUncertain, problem }) => [isUncertain, problem])).toEqual([
      [undefined, 'there is no such page (404)'],
      [true, 'its domain no longer exists'],
    ]);
    const row = async () =>
      bodyOf(await callApi('listPages', {}, { session: await admin() })).find(
        (each) => each.pageId === pageId,
      );
    expect((await row())?.brokenLinks).toEqual(['http://shop.example/gone?a=1&b=2']);

    sites.answers = {};
    await later(7 * day);
    expect((await row())?.brokenLinks).toEqual(['https://closed.example/']);
    expect(await findingsOf(pageId)).toEqual([
      'A link in Column 1 in Text Editor Links leads to https://closed.example/: its domain no longer exists. Choose another one.',
    ]);
  });

  it('block a version where the company requires that check', async () => {
    const session = await admin();
    const pageId = await publishLinks(session, ['http://shop.example/gone', 'https://shop.example/']);
    await later(16 * minute);
    await cloud.stored.outsideUrl.change(company.scope, 'http://shop.example/gone', {
      set: { failures: 2, answer: '404' },
    });
    const fresh = await admin();
    const { companySettings } = bodyOf(await callApi('getCompanySettings', {}, { session: fresh }));
    const words = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };
    const blockingChecks = ['outsideLinks' as const];
    const settings = { ...companySettings, ...words, timeZone: 'UTC', blockingChecks };
    const input = { companySettings: settings, adminVersionUpdateEmails: ['a@linking.example'] };
    bodyOf(await callApi('updateCompanySettings', input, { session: fresh }));
    await newDraft(fresh, pageId, 1);
    const answer = await callApi('submitDraft', { pageId, comments: '' }, { session: fresh, method: 'POST' });
    expect(answer.status).toBe(409);
    expect(answer.error?.message).toContain('http://shop.example/gone: there is no such page (404)');
  });

  it('are not reported as dead without internet access, or behind a proxy that answers for all hosts', async () => {
    Object.assign(theInternet, noInternet);
    await publishLinks(await admin(), ['http://shop.example/gone', 'https://closed.example/']);
    await later(16 * minute);
    expect(Object.values(await asked())).toEqual([
      ['none', 0],
      ['none', 0],
    ]);
    // A name server that resolves nothing: even the product's own name is unknown.
    const unknown: string[][] = [[]];
    sites.names = { 'shop.example': unknown, 'closed.example': unknown, 'admin.galley.example': unknown };
    Object.assign(theInternet, sites.internet);
    await later(7 * day);
    expect(sites.resolved).toContain('admin.galley.example');
    expect(Object.values(await asked())).toEqual([
      ['none', 0],
      ['none', 0],
    ]);
  });

  it('are dropped with the last page that has them, and so is the weekly check', async () => {
    const session = await admin();
    const pageId = await publishLinks(session, ['https://shop.example/']);
    await later(16 * minute);
    expect(await records()).toHaveLength(1);
    bodyOf(await callApi('unpublish', { pageId }, { session: await admin(), method: 'POST' }));
    await later(7 * day);
    expect(await records()).toEqual([]);
    const ours = (await waitingJobs(cloud.table)).filter((job) => job.company === company.scope.company);
    expect(ours.filter(({ work }) => work.kind === 'find-outside-links')).toEqual([]);
  });

  it('are limited to ten of a site in a minute, and the rest in the next', async () => {
    const urls = Array.from({ length: 14 }, (_, n) => `http://shop.example/${n}`);
    await publishLinks(await admin(), [...urls, 'https://shop.example/']);
    await later(16 * minute);
    expect(sites.asked).toHaveLength(10);
    await sweep(cloud);
    expect(sites.asked).toHaveLength(10);
    await later(62_000);
    expect(new Set(sites.asked)).toHaveLength(15);
    expect(sites.asked).toHaveLength(15);
  });

  it("are checked at once on an Admin's request, and dropped soon after the link is removed", async () => {
    sites.answers = { 'http://shop.example/gone': 404 };
    const pageId = await publishLinks(await admin(), ['http://shop.example/gone']);
    await later(16 * minute);
    await cloud.stored.outsideUrl.change(company.scope, 'http://shop.example/gone', {
      set: { failures: 2 },
    });
    sites.answers = {};
    const session = await admin();
    bodyOf(await callApi('checkOutsideLinks', {}, { session, method: 'POST' }));
    await cloud.settled();
    expect(await asked()).toEqual({ 'http://shop.example/gone': ['200', 0] });
    const editor = await sessionFor(cloud, company, 'Level4');
    expect((await callApi('checkOutsideLinks', {}, { session: editor, method: 'POST' })).status).toBe(403);
    expect((await listed()).links).toEqual([]);

    bodyOf(await callApi('unpublish', { pageId }, { session, method: 'POST' }));
    const other = await publishLinks(session, ['/page:999', 'https://shop.example/there']);
    const partner = { name: 'Partner', friendlyUrl: 'https://shop.example/partner', isExternal: true };
    await makePage(session, { ...partner, openType: 'NewTab' });
    await later(16 * minute);
    expect(Object.keys(await asked()).sort()).toEqual([
      'https://shop.example/partner',
      'https://shop.example/there',
    ]);
    const wrong = 'leads to a page that is gone. Choose another one.';
    expect((await listed()).links).toMatchObject([{ pageId: other, address: '', problem: wrong }]);
  });

  it('wait where the budget of the company is used up', async () => {
    await publishLinks(await admin(), ['https://shop.example/']);
    cloud.clock.advance(16 * minute);
    await spendBudget(cloud.table, company.scope, 'outsideLinks', budgets.outsideLinks.perHour, new Date());
    await sweep(cloud);
    expect(sites.asked).toEqual([]);
    const refused = await callApi('checkOutsideLinks', {}, { session: await admin(), method: 'POST' });
    expect(refused.status).toBe(429);
    await later(70 * minute);
    expect(sites.asked).toHaveLength(1);
  });
});
