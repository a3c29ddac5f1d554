import { createHash } from 'node:crypto';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { pageEntity } from '@galley/functions/core/entities/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { bodyOf } from '../support/pages';
import {
  buildProductReleases,
  marksIn,
  marksOfAPage,
  type ProductRelease,
  type ProductReleases,
  releasesIn,
  unrenderableIn,
} from '../support/renderer-releases';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { sectionId, writeSection } from './section';

/**
 * Releases of the product follow each other while visitors read through the Lambdas of the former and of the new
 * release. Each page that they get must be consistent: chrome, page and style sheet of one release.
 */
const visitsAtLeast = 2_000;
/** Pages of each company: more than a job renders at once. */
const size = 60;
const companies = ['acme', 'globex'] as const;
const scopeOf = (company: string) => openCompanyScope(company);

let cloud: TestCloud;
let products: ProductReleases;
let one: ProductRelease;
let two: ProductRelease;
let vendor: TestSession;
let admin: TestSession;
/** Called after every transaction. */
let onWrite: (() => void) | undefined;
const paths: Record<string, string[]> = {};

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
  for (const company of companies) {
    const pages = await writeSection(cloud.table, scopeOf(company), 'section', size);
    paths[company] = [...pages.values()].map((path) => `/section${path}`);
  }
  admin = await sessionFor(cloud, { key: 'acme', scope: scopeOf('acme'), adminEmail: '' }, 'Admin');
  cloud.setFault(({ action, leadingKeys, input }) => {
    if ((input as { TransactItems?: unknown }).TransactItems) onWrite?.();
    if (action === 'dynamodb:BatchGetItem' && leadingKeys?.[0]?.endsWith('#PATHS')) {
      reads += 1;
      return isWatched && reads % 3 === 0 ? 'torn-read' : undefined;
    }
    return isKilled ? 'unavailable' : undefined;
  });
  products = await buildProductReleases();
  [one, two] = await Promise.all([products.release('one'), products.release('two')]);
});
afterAll(async () => {
  await products.stop();
  await cloud.stop();
});

/** The dispatched jobs that have not run; delayed invalidations are not waited for. */
let seen = 0;
function dispatched() {
  const invoked = cloud.lambda.invocations.slice(seen) as { run?: { pk: string; sk: string }[] }[];
  seen += invoked.length;
  return invoked.flatMap(({ run = [] }) => run).filter(({ sk }) => !sk.endsWith('#invalidate'));
}

/** A minute of a release: its sweep, and all jobs that follow, until `isEnough`. */
async function run(release: ProductRelease, isEnough: () => boolean = () => false): Promise<void> {
  await release.jobs({ sweep: true });
  for (let keys = dispatched(); keys.length > 0 && !isEnough(); keys = dispatched())
    await release.jobs({ run: keys });
}

interface Seen {
  visits: number;
  releases: Set<string>;
  wrong: string[];
}

/** From then on no write succeeds, as if all Lambdas were killed. */
let isKilled = false;
let reads = 0;
/** Reads are torn only then: a single check of the state must not get a former page. */
let isWatched = false;

/** Visitors read all pages repeatedly, through either release's Lambda, until `work` is done. */
async function watching(work: () => Promise<void>, leastVisits: number): Promise<Seen> {
  const found: Seen = { visits: 0, releases: new Set(), wrong: [] };
  let isThrough = false;
  const look = async (number: number) => {
    const company = companies[number % companies.length] ?? 'acme';
    const all = paths[company] ?? [];
    const path = all[Math.floor(number / companies.length) % all.length] ?? '';
    const { status, html, headers } = await (number % 4 < 2 ? one : two).visit(company, path);
    const releases = releasesIn(html);
    found.visits += 1;
    for (const release of releases) found.releases.add(release);
    const isWhole = releases.length === 1 && marksIn(html) === marksOfAPage;
    const isAllowed = headers['content-security-policy']?.includes(hashOfSheet(html));
    if (status !== 200 || !isWhole || !isAllowed) found.wrong.push(`${status} ${path} ${releases}`);
  };
  const visitor = async (first: number) => {
    for (let number = first; !isThrough || found.visits < leastVisits; number += 7) await look(number);
  };
  isWatched = true;
  const visitors = Array.from({ length: 8 }, (_, first) => visitor(first));
  await work().finally(() => {
    isThrough = true;
  });
  await Promise.all(visitors);
  isWatched = false;
  return found;
}

function hashOfSheet(html: string): string {
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return createHash('sha256').update(sheet).digest('base64');
}

async function progress() {
  const rows = bodyOf(await callApi('listCompanies', {}, { session: vendor }));
  return new Map(rows.map(({ company, renewal }) => [company, renewal]));
}

/** The releases of a company's pages, read through the Lambda of a release. */
async function releasesOf(company: string, through = one): Promise<string[]> {
  const shown = new Set<string>();
  for (const path of paths[company] ?? []) {
    for (const release of releasesIn((await through.visit(company, path)).html)) shown.add(release);
  }
  return [...shown].sort();
}

it('re-renders all pages of all companies after a deploy, despite a kill, and again after the roll-back', async () => {
  await run(one);
  expect(await releasesOf('acme')).toEqual(['one']);

  const forward = await watching(async () => {
    let writes = 0;
    onWrite = () => {
      writes += 1;
      isKilled = writes > 60;
    };
    await run(two).catch(() => undefined);
    expect(isKilled).toBe(true);
    [onWrite, isKilled] = [undefined, false];
    const underWay = await progress();
    expect(companies.map((company) => underWay.get(company)?.isDone)).toEqual([false, false]);
    // They are not dispatched again: a sweep finds them once their leases have expired.
    cloud.clock.advance(60_000);
    await run(two);
  }, visitsAtLeast);
  expect(forward.wrong.slice(0, 10)).toEqual([]);
  expect([...forward.releases].sort()).toEqual(['one', 'two']);
  expect([await releasesOf('acme'), await releasesOf('globex')]).toEqual([['two'], ['two']]);
  expect((await progress()).get('acme')).toEqual({ isDone: true, done: size, total: size, faults: [] });

  const back = await watching(() => run(one), visitsAtLeast / 2);
  expect(back.wrong.slice(0, 10)).toEqual([]);
  expect([await releasesOf('acme', two), await releasesOf('globex', two)]).toEqual([['one'], ['one']]);
});

it('keeps a page that cannot be rendered, notifies vendor and Admins, and continues with all others', async () => {
  const [first = ''] = paths.acme ?? [];
  await cloud.table.commit([
    { update: pageEntity.key(scopeOf('acme'), sectionId), set: { name: unrenderableIn('two') } },
  ]);
  await run(two);
  const { status, html } = await two.visit('acme', first);
  expect([status, releasesIn(html), marksIn(html)]).toEqual([200, ['one'], marksOfAPage]);
  expect(await releasesOf('acme')).toEqual(['one', 'two']);
  expect(await releasesOf('globex')).toEqual(['two']);
  const fault = `${unrenderableIn('two')}: no renderer for this`;
  expect((await progress()).get('acme')).toEqual({ isDone: true, done: size, total: size, faults: [fault] });
  const given = bodyOf(await callApi('getDeadJobs', {}, { session: admin }));
  expect(given).toMatchObject([{ id: 'renewal', why: expect.stringContaining('no renderer for this') }]);

  // The next release can.
  await run(one);
  expect(await releasesOf('acme')).toEqual(['one']);
  expect(bodyOf(await callApi('getDeadJobs', {}, { session: admin }))).toEqual([]);
});

it('starts with a company as soon as its site is changed; pages that are not rendered yet stay complete', async () => {
  const [path = ''] = paths.acme ?? [];
  const { revision } = bodyOf(await callApi('getFooter', {}, { session: admin }));
  const footer = {
    contentColumn1: '<p>the new footer</p>',
    contentColumn2: '',
    contentColumn3: '',
    contentColumn4: '',
  };
  bodyOf(await callApi('updateFooter', { ...footer, revision }, { session: admin }));
  // By the release of this process, whose pages have no mark.
  const before = (await one.visit('acme', path)).html;
  expect([releasesIn(before), marksIn(before)]).toEqual([['one'], marksOfAPage]);
  const { handler } = await import('@galley/functions/jobs/handler');
  for (let keys = dispatched(); keys.length > 0; keys = dispatched()) await handler({ run: keys });
  for (const release of [one, two]) {
    const { status, html } = await release.visit('acme', path);
    expect([status, marksIn(html), html.includes('the new footer')]).toEqual([200, 0, true]);
  }
});
