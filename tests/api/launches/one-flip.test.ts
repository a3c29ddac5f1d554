import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bodyOf } from '../../support/pages';
import { visit } from '../../support/visits';
import { changedPage, firstPage, launched, launchOf, newLaunch, planColor } from './launch-world';

const { cloud, acme, admin } = await startAcme();

interface Written {
  TransactItems: { Put?: { Item: { sk: { S: string } } } }[];
}
/** The number of items in each transaction that wrote a chrome, which are the flips. */
const flipsOf = (calls: readonly ObservedCall[]): number[] =>
  calls.flatMap(({ operation, input, error }) => {
    if (operation !== 'TransactWriteItems' || error) return [];
    const { TransactItems } = input as Written;
    const isFlip = TransactItems.some(({ Put }) => Put?.Item.sk.S === 'CHROME');
    return isFlip ? [TransactItems.length] : [];
  });

const times = async <T>(count: number, act: (index: number) => Promise<T>) => {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act(index));
  return results;
};

/** So many visits at least, which go on after the launch where it was faster. */
const leastVisits = 1000;

it('takes two pages and two hundred live in one flip with as many items, which readers see completely', async () => {
  const small = [await changedPage(admin, 'a'), await firstPage(admin, 'b')];
  const first = await newLaunch(admin, 'Two', small);
  await planColor(admin, first, '#112233');
  const two = await cloud.calls.during(() => launched(cloud, admin, first));
  const names = Array.from({ length: 200 }, (_, n) => `p${n}`);
  const large = [
    ...(await times(8, (n) => changedPage(admin, `p${n}`))),
    ...(await times(192, (n) => firstPage(admin, `p${n + 8}`))),
  ];
  const launchId = await newLaunch(admin, 'Two hundred', large);
  const brand = '#a83250';
  await planColor(admin, launchId, brand);

  let torn = 0;
  cloud.setTornReads(({ action, leadingKeys }) => {
    if (action !== 'dynamodb:BatchGetItem' || leadingKeys?.[0] !== 'C#acme#PATHS') return false;
    torn += 1;
    return torn % 2 === 0;
  });
  let isOver = false;
  let isLive = false;
  let visits = 0;
  const wrong: string[] = [];
  const read = async (start: number) => {
    for (let n = start; !isOver || visits < leastVisits; n += 7) {
      const name = names[n % names.length] ?? '';
      const { status, html } = await visit('acme', `/${name}`);
      visits += 1;
      const seen = new Set(html.match(/(?:old|new)-p\d/g)?.map((text) => text.slice(0, 3)));
      const isNew = seen.has('new');
      const before = n % names.length < 8 ? status === 200 && html.includes(`was-${name}.`) : status === 404;
      const isWhole = isNew ? status === 200 && html.includes(`new-${name}.`) : before;
      // Its colour is around all of its pages, and around no old one.
      if (seen.size !== 1 || !isWhole || html.includes(brand) !== isNew)
        wrong.push(`${name}: ${status} ${[...seen]}`);
      isLive ||= isNew;
      await new Promise(setImmediate);
    }
  };
  const readers = Array.from({ length: 5 }, (_, reader) => read(reader));
  const twoHundred = await cloud.calls.during(() => launched(cloud, admin, launchId));
  const during = visits;
  isOver = true;
  await Promise.all(readers);
  cloud.setTornReads(undefined);
  expect(wrong.slice(0, 5)).toEqual([]);
  console.log(`cases: ${leastVisits} visits while 200 pages are launched, and after it; ${during} during it`);
  expect(during).toBeGreaterThan(100);
  expect(isLive).toBe(true);
  for (const name of names.slice(0, 20)) {
    expect((await visit('acme', `/${name}`)).html).toContain(`new-${name}.`);
  }
  expect(await launchOf(admin, launchId)).toMatchObject({ status: 'published', pages: 200 });
  const [ofTwo, ofTwoHundred] = [flipsOf(two.calls), flipsOf(twoHundred.calls)];
  expect(ofTwo).toHaveLength(1);
  expect(ofTwoHundred).toEqual(ofTwo);
});

it('leaves the same state as a publish of each page, and no traces of its own', async () => {
  const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
  const of = (name: string) => rows.find(({ pageName }) => pageName === name);
  expect(of('new-p3')).toMatchObject({ versionStatus: 'live', hasDraft: false });
  const pages = await cloud.stored.page.all(acme.scope);
  const paths = await cloud.stored.path.all(acme.scope);
  expect([...pages, ...paths].filter((item) => item.nextRun ?? item.next)).toEqual([]);
  const pageId = of('new-p3')?.pageId ?? 0;
  const { versions } = bodyOf(await callApi('getPageComponentData', { pageId }, { session: admin }));
  expect(versions.map(({ versionId, status }) => `V${versionId} ${status}`)).toEqual([
    'V2 live',
    'V1 backup',
  ]);
  const log = bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));
  expect(log[0]).toMatchObject({ action: 'Published V2', comments: "With the launch 'Two hundred'." });
  expect(await cloud.stored.live.get(acme.scope, pageId)).toMatchObject({ versionId: 2 });
  // The bytes equal those that a job renders from what is stored.
  const before = await cloud.stored.path.get(acme.scope, '/p3');
  await (await import('@galley/functions/jobs/render-pages')).renderPages(cloud.table, acme.scope, [pageId]);
  const after = await cloud.stored.path.get(acme.scope, '/p3');
  expect(after?.renderedAt).toBeGreaterThan(0);
  expect({ ...after, renderedAt: undefined }).toEqual({ ...before, renderedAt: undefined });
});
