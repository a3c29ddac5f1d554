import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { changePage, newPage } from '../../support/page-forms';
import {
  acme,
  admin,
  cloud,
  create,
  list,
  livePage,
  load,
  remove,
  rowOf,
  runJobs,
  seen,
  startRedirects,
  target,
} from '../../support/redirects';

startRedirects();

describe('a manual redirect', () => {
  it('leads to a page or another site with 301 and is listed with author and time', async () => {
    expect(await create('/Old/Flyer.html/', '/target?from=flyer')).toMatchObject({
      status: 200,
      body: 'Saved',
    });
    expect(await create('/shop', 'https://shop.example/start')).toMatchObject({ status: 200 });
    expect(await seen('/old/flyer.html')).toBe('/target?from=flyer');
    expect(await seen('/OLD/flyer.html/')).toBe('/target?from=flyer');
    expect(await seen('/shop')).toBe('https://shop.example/start');
    expect(await rowOf('/old/flyer.html')).toMatchObject({
      to: '/target?from=flyer',
      pageId: target,
      pageName: 'Target',
      isPageDeleted: false,
      isAutomatic: false,
      email: admin.email,
      createdAt: expect.stringMatching(/^20\d\d-/),
    });
    expect(await rowOf('/shop')).toMatchObject({ pageId: null, pageName: '' });
  });

  it('is rejected with its reason at the field', async () => {
    for (const [from, to, field, words] of [
      ['/target', '/', 'from', "/target is the address of the page 'Target'."],
      ['/', '/target', 'from', '/ is the address of'],
      ['/shop', '/target', 'from', '/shop leads to https://shop.example/start already.'],
      ['/circle', '/circle', 'to', 'This would lead back to /circle.'],
      ['/circle', '/nowhere', 'to', 'There is no page at /nowhere.'],
    ] as const) {
      const answer = await create(from, to);
      expect(answer.status, `${from} to ${to}`).toBe(409);
      expect(answer.error.fields?.[field]).toContain(words);
    }
    for (const input of [{ from: '', to: '/target' }, { from: '/x' }, { from: 7, to: '/target' }]) {
      const answer = await callApi('createRedirect', input, { session: admin });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.error.fields ?? {})).toHaveLength(1);
    }
  });

  it('follows its page when that moves, and is 404 while that is deleted [2:61]', async () => {
    const page = await livePage('wanderer');
    await create('/to-wanderer', '/wanderer#part');
    await changePage(admin, page, { friendlyUrl: 'settler' });
    await runJobs();
    expect(await seen('/to-wanderer')).toBe('/settler#part');
    expect(await rowOf('/to-wanderer')).toMatchObject({ to: '/settler#part', isAutomatic: false });
    expect(await rowOf('/wanderer')).toMatchObject({ to: '/settler', isAutomatic: true, email: admin.email });
    await callApi('deletePage', { pageId: page }, { session: admin });
    expect([await seen('/to-wanderer'), await seen('/wanderer'), await seen('/settler')]).toEqual([
      404, 404, 404,
    ]);
    expect(await rowOf('/to-wanderer')).toMatchObject({ isPageDeleted: true });
    await callApi('restorePage', { pageId: page }, { session: admin, method: 'POST' });
    expect([await seen('/to-wanderer'), await seen('/wanderer')]).toEqual(['/settler#part', '/settler']);
  });

  it('is replaced by a page that takes its path, and is no longer listed [2:61]', async () => {
    await create('/soon', '/target');
    await create('/later', '/target');
    const made = await livePage('soon');
    expect(await seen('/soon')).toBe(200);
    await changePage(admin, made, { friendlyUrl: 'later' });
    await runJobs();
    expect([await seen('/later'), await seen('/soon')]).toEqual([200, '/later']);
    expect([await rowOf('/later'), (await rowOf('/soon'))?.isAutomatic]).toEqual([undefined, true]);
  });

  it('and a page created at its path at once leave the path to the page', async () => {
    const [redirected, made] = await Promise.all([create('/both', '/target'), newPage(admin, 'both')]);
    const item = await cloud.stored.path.get(acme.scope, '/both');
    expect(item).toMatchObject({ kind: 'claim', pageId: made });
    expect([200, 409]).toContain(redirected.status);
    expect(await rowOf('/both')).toBeUndefined();
  });

  it('of two that are created at one path at once is the first one; the other is told', async () => {
    const late = await withBetween(
      () => create('/raced', 'https://late.example/'),
      async () => expect((await create('/raced', '/target')).status).toBe(200),
    );
    const message = '/raced was changed a moment ago. Reload the list.';
    expect(late).toMatchObject({ status: 409, error: { message, fields: { from: message } } });
    expect(await rowOf('/raced')).toMatchObject({ to: '/target' });
  });

  it('can be removed: its path is then 404, even where a page was published recently', async () => {
    const page = await livePage('short');
    await changePage(admin, page, { friendlyUrl: 'long' });
    await runJobs();
    expect(await seen('/short')).toBe('/long');
    for (const from of ['/shop', '/short']) {
      expect(await remove(from)).toMatchObject({ status: 200, body: 'Deleted' });
      expect([await seen(from), await rowOf(from)]).toEqual([404, undefined]);
      expect((await remove(from)).status).toBe(404);
    }
    expect((await remove('/target')).status, 'a page is no redirect').toBe(404);
    expect((await remove('ü'.repeat(900))).status).toBe(404);
    expect(await seen('/target')).toBe(200);
  });

  it('clears the cached copies of its path', async () => {
    await runJobs();
    const before = cloud.lambda.invocations.length;
    await create('/fresh', '/target');
    await remove('/fresh');
    expect(cloud.lambda.invocations.length).toBe(before + 2);
  });
});

describe('importing redirects', () => {
  it('reports every line and writes nothing while it only checks', async () => {
    const csv = 'from,to\n"/i-one",/target\n/i-two,/i-one\n/target,/\n/i-three\n/i-one,/target';
    const { body } = await load(csv, true);
    expect(body.written).toBe(0);
    expect(body.lines.map(({ line, state }) => [line, state])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
    ]);
    expect(body.lines[1]).toMatchObject({ from: '/i-two', to: '/target' });
    expect(body.lines[2]?.message).toContain("the page 'Target'");
    const refused = await load(csv);
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: { csv: expect.stringContaining('Line 4:') } },
    });
    expect([await seen('/i-one'), await rowOf('/i-one')]).toEqual([404, undefined]);
  });

  it.each([
    ['a third column', '/a,/target,/b', 'A line has two columns: from and to.'],
    ['one column', '/a,', 'A line has two columns: from and to. One of them is empty.'],
    ['an open quotation mark', '"/a,/target', 'A quotation mark is opened here and never closed.'],
    ['a long address', `/${'a'.repeat(1_000)},/target`, 'One of the addresses is too long.'],
    ['an address for the second time', '/first,/', '/first is already in an earlier line.'],
  ])('names a line with %s', async (_what, line, words) => {
    const csv = `Line 2: ${words}`;
    expect(await load(`/first,/target\n${line}`)).toMatchObject({
      status: 400,
      error: { message: csv, fields: { csv } },
    });
  });

  it('accepts a thousand lines, and the same file again changes nothing', async () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `/import-${index}.html;/target?n=${index}`);
    const csv = `From;To\r\n${lines.join('\r\n')}\r\n`;
    expect((await load(csv)).body.written).toBe(1_000);
    expect(await seen('/import-999.html')).toBe('/target?n=999');
    const again = await load(csv);
    expect(again.body.written).toBe(0);
    expect(again.body.lines.every(({ state }) => state === 'same')).toBe(true);
    expect((await load(`${csv}/one-more;/target`)).error.fields?.csv).toContain('1001 lines');
  });

  it('names the file as the field where it is unusable', async () => {
    for (const csv of ['', '   ', undefined, 7]) {
      const answer = await callApi('importRedirects', { csv }, { session: admin });
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toHaveProperty('csv');
    }
    expect(await load('from,to')).toMatchObject({
      status: 400,
      error: { fields: { csv: 'The file has no line with two addresses.' } },
    });
    expect((await load(`/a,/target\n${'x'.repeat(1_100_000)}`)).status).toBe(413);
  });

  it('that was interrupted between two parts is finished by the same file', async () => {
    const csv = Array.from({ length: 100 }, (_, index) => `/half-${index},/target`).join('\n');
    await runJobs();
    let commits = 0;
    cloud.setFault((call) => {
      const isCommit = (call.input as { TransactItems?: unknown }).TransactItems !== undefined;
      if (isCommit) commits += 1;
      return isCommit && commits > 1 ? 'unavailable' : undefined;
    });
    expect((await load(csv)).status).toBe(500);
    cloud.setFault(undefined);
    const again = (await load(csv)).body;
    expect(again.lines.filter(({ state }) => state === 'same')).toHaveLength(45);
    expect(again.written).toBe(55);
  });
});

it('are listed without reading a rendered page', async () => {
  const { calls } = await cloud.calls.during(list);
  const read = calls
    .filter(({ operation }) => operation === 'Query')
    .flatMap(({ leadingKeys }) => leadingKeys);
  expect(read.sort()).toEqual(['C#acme#PAGES', 'C#acme#REDIRECTS']);
});
