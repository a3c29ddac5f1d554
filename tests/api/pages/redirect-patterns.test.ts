import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import {
  admin,
  cloud,
  create,
  livePage,
  remove,
  rowOf,
  seen,
  startRedirects,
  target,
} from '../../support/redirects';

startRedirects();

describe('a redirect of a URL with a query', () => {
  it('takes precedence over the page at its path, in any order and beside irrelevant parameters', async () => {
    await livePage('with-query');
    expect(await create('https://old.example/with-query?page_id=7&p=358', '/target')).toMatchObject({
      status: 200,
    });
    expect(await rowOf('/with-query?p=358&page_id=7')).toMatchObject({ to: '/target', pageId: target });
    expect(await seen('/with-query?p=358&page_id=7')).toBe('/target');
    expect(await seen('/with-query?utm_source=x&page_id=7&p=358')).toBe('/target');
    for (const other of ['', '?p=358', '?p=359&page_id=7', '?p=', '?%ff', '?p=%00&page_id=%'])
      expect(await seen(`/with-query${other}`), other).toBe(200);
    expect(await remove('/with-query?p=358&page_id=7')).toMatchObject({ status: 200 });
    expect(await seen('/with-query?p=358&page_id=7')).toBe(200);
  });

  it('costs a visit no additional read', async () => {
    await cloud.settled();
    const { calls } = await cloud.calls.during(() => seen('/target?p=1'));
    expect(calls.map(({ operation }) => operation)).toEqual(['BatchGetItem']);
  });
});

describe('a redirect of a whole branch', () => {
  it('applies at any depth, after pages and exact redirects, the longest first', async () => {
    await create('/tag/*', '/target');
    await create('/tag/boats/*', 'https://boats.example/');
    await create('/tag/exact', 'https://exact.example/');
    expect(await seen('/tag/a')).toBe('/target');
    expect(await seen('/TAG/a/b/c/')).toBe('/target');
    expect(await seen('/tag/boats/x')).toBe('https://boats.example/');
    expect(await seen('/tag/exact')).toBe('https://exact.example/');
    expect(await seen('/tag')).toBe(404);
    expect(await seen('/tags/a')).toBe(404);
    const parent = await livePage('tag');
    const page = await livePage('page', { menu: parent });
    expect(await seen('/tag/page')).toBe(200);
    // A hidden page keeps its path: visitors are not redirected elsewhere while it is hidden.
    await callApi('deletePage', { pageId: page }, { session: admin });
    expect(await seen('/tag/page')).toBe(404);
  });

  it('may keep what the star matched, and leads to no other host than the one entered', async () => {
    await create('/blog/*', '/news/*');
    expect(await seen('/blog/2019/hello')).toBe('/news/2019/hello');
    expect(await seen('/blog//evil.example')).toBe('/news/evil.example');
    expect(await seen('/blog/%2F%2Fevil.example/..')).toBe('/news/evil.example');
    expect(await seen('/blog/%0d%0aset-cookie:a')).toBe('/news/%0D%0Aset-cookie%3Aa');
    expect(await create('/news/*', '/blog/*')).toMatchObject({ status: 409 });
    expect(await rowOf('/news/*')).toBeUndefined();
  });

  it('costs a visit of a page no additional read', async () => {
    await cloud.settled();
    const { calls } = await cloud.calls.during(() => seen('/target'));
    expect(calls.map(({ operation }) => operation)).toEqual(['BatchGetItem']);
  });
});

const notAnAddress = 'From must be an address, beginning with / or https://, of at most 1000 characters.';
const notATarget =
  'To must be an address of this site, beginning with /, or a full one, like https://example.com/page.';
const counted =
  'After a ? only these names count: p, page_id, attachment_id, cat, tag, author, m, id, view, q.';

it.each([
  ['old', '/target', 'from', notAnAddress],
  [`/a?p=${'ü'.repeat(400)}`, '/target', 'from', 'From may have at most 1000 characters.'],
  ['/a#b', '/target', 'from', 'From may not have a #: browsers do not send what follows it.'],
  ['/a?b=1', '/target', 'from', `${counted} 'b' is none of them.`],
  ['/a?p=', '/target', 'from', `${counted} One of them needs a value.`],
  ['/a/*?p=1', '/target', 'from', 'An address with a * may not have a ?.'],
  [
    '/a*',
    '/target',
    'from',
    'A * matches everything under an address, so it may only be the last part, like /tag/*.',
  ],
  ['/*', '/target', 'from', 'Name at least one part before the *, like /tag/*: /* would take every address.'],
  [`/${'a/'.repeat(11)}*`, '/target', 'from', 'An address with a * may have at most 10 parts before it.'],
  ['/api/old', '/target', 'from', 'This address is used by the site itself.'],
  ['/target', '/', 'from', "/target is the address of the page 'Target'. Choose another one."],
  ['/news/2020/*', '/target', 'from', '/blog/* leads to /news/*. Nothing under it can lead elsewhere again.'],
  ['/tag/*', '/', 'from', '/tag/* leads to /target already. Remove that redirect first.'],
  ['/a', '/b/*', 'to', 'To may end with /* only where From does, like /blog/* and /news/*.'],
  [
    '/a/*',
    '/blog/b/*',
    'to',
    'What is under /blog/b/* would be redirected by /blog/*. Choose another address.',
  ],
  ['/a', 'mailto:a@b.example', 'to', notATarget],
  ['/a', '/a', 'to', 'This would lead back to /a. Choose another address.'],
  [
    '/a',
    '/nowhere',
    'to',
    'There is no page at /nowhere. Enter the address of a page, or a full one like https://example.com/page.',
  ],
])('a redirect from %s to %s is refused at the field', async (from, to, field, message) => {
  expect(await create(from, to)).toMatchObject({
    status: 409,
    error: { message, fields: { [field]: message } },
  });
});
