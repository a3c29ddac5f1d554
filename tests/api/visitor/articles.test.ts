import { describe, expect, it } from 'vitest';
import { searchErrorsIn } from '../../../public-web/src/testing/search-data';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { feedFaults } from '../../support/feed-faults';
import { putImage } from '../../support/library';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makeLivePage, makePage, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const picture = await putImage(cloud, acme, 1);
const otherPicture = await putImage(cloud, acme, 2);
const list = async (pageId: number, fields: object) =>
  callApi(
    'createPageList',
    { pageId, versionId: 1, componentName: 'List', ...fields },
    { session: admin },
  ).then(bodyOf);
const news = await makePage(admin, { name: 'News & views', friendlyUrl: 'news', hasArticles: true });
await list(news, { source: 'below' });
await publish(admin, news);
const home = await makePage(admin, { friendlyUrl: 'start' });
await list(home, { source: 'tag', tag: 'boats', look: 'cards' });
await publish(admin, home);
const first = await makeLivePage(admin, 'the text', {
  name: 'Petrel <afloat>',
  friendlyUrl: 'petrel',
  menu: news,
  summary: 'Sixteen years & a day',
  picture,
  date: '2026-09-14',
  author: 'Tom "T" Alder',
  tags: 'Boats, wood',
});
await makeLivePage(admin, 'more', { friendlyUrl: 'alice', menu: news, date: '2026-10-02' });
await cloud.settled();

async function change(pageId: number, fields: object): Promise<void> {
  const { body: page } = await callApi('getPage', { pageId }, { session: admin });
  bodyOf(await callApi('updatePage', { ...page, ...fields }, { session: admin }));
  await cloud.settled();
}

const origin = 'https://acme.sites.galley-sites.example';
const htmlOf = async (path: string) => (await visit('acme', path)).html;
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('an article', () => {
  it('shows author and date, and has metadata for search engines and networks', async () => {
    const html = await htmlOf('/news/petrel');
    expect(html).toContain('<p class="byline"><span>Tom &quot;T&quot; Alder</span>');
    expect(html).toContain('<time datetime="2026-09-14">September 14, 2026</time>');
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta property="og:description" content="Sixteen years &amp; a day">');
    expect(html).toContain(`<meta property="og:image" content="${origin}/images/acme/1/picture.jpg">`);
    expect(html).toContain('type="application/rss+xml" title="News &amp; views" href="/news/feed.xml"');
    const article = dataOf(html).find((data) => data['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: 'Petrel <afloat>',
      description: 'Sixteen years & a day',
      image: [`${origin}/images/acme/1/picture.jpg`],
      datePublished: '2026-09-14',
      author: { '@type': 'Person', name: 'Tom "T" Alder' },
      keywords: 'Boats, wood',
      mainEntityOfPage: `${origin}/news/petrel`,
    });
    expect(searchErrorsIn(html)).toEqual([]);
  });

  it('stops being one as soon as its parent page stops declaring articles', async () => {
    await change(news, { hasArticles: false });
    const html = await htmlOf('/news/petrel');
    expect(html).not.toContain('byline');
    expect(html).not.toContain('"Article"');
    expect((await visit('acme', '/news/feed.xml')).status).toBe(404);
    await change(news, { hasArticles: true });
    expect(await htmlOf('/news/petrel')).toContain('byline');
  });

  it('has the SEO description where it has no summary', async () => {
    expect(await htmlOf('/news/alice')).toContain('<meta property="og:description" content="A description">');
  });
});

describe('a feed', () => {
  it('lists the newest articles with absolute URLs, and is cached and invalidated like a page', async () => {
    const { status, headers, html } = await visit('acme', '/news/feed.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(headers['cache-control']).toContain('s-maxage=300');
    expect(headers['x-amz-meta-cache-tag']).toBe('co:acme');
    expect([...html.matchAll(/<link>([^<]*)<\/link>/g)].map(([, link]) => link)).toEqual([
      `${origin}/news`,
      `${origin}/news/alice`,
      `${origin}/news/petrel`,
    ]);
    expect(html).toContain('<title>Petrel &lt;afloat&gt;</title>');
    expect(html).toContain('<pubDate>Mon, 14 Sep 2026 00:00:00 GMT</pubDate>');
    expect(html).toContain('<dc:creator>Tom &quot;T&quot; Alder</dc:creator>');
    expect(html).toContain(`<guid isPermaLink="false">acme:${first}</guid>`);
    expect(html).toContain(`<atom:link href="${origin}/news/feed.xml" rel="self"`);
    expect(html).toContain('<category>Boats</category><category>wood</category>');
    expect(feedFaults(html)).toEqual([]);
  });

  it.each<[string, [string | RegExp, string], string | RegExp]>([
    ['a title', [/<title>News.*?<\/title>/, ''], 'It has no title.'],
    ['an absolute URL', [`<link>${origin}/news/alice`, '<link>/news/alice'], /^The link of an item/],
    ['a guid of each item', [/<guid.*?<\/guid>/, ''], 'The guid of an item is none.'],
    ['a date of RFC 822', ['Fri, 02 Oct 2026', '2026-10-02'], /is no date of RFC 822/],
    ['its own URL', ['rel="self"', 'rel="alternate"'], 'It does not name its own URL.'],
    ['known elements only', ['</item>', '<summary>x</summary></item>'], /which RSS does not know/],
  ])('is recognised as no feed without %s', async (_what, [part, without], fault) => {
    const { html } = await visit('acme', '/news/feed.xml');
    const changed = html.replace(part, without);
    expect(changed).not.toBe(html);
    expect(feedFaults(changed)).toContainEqual(expect.stringMatching(fault));
  });

  it('does not exist for pages without articles, nor for paths without a page', async () => {
    expect((await visit('acme', '/start/feed.xml')).status).toBe(404);
    expect((await visit('acme', '/nowhere/feed.xml')).status).toBe(404);
  });

  it('moves with its page, and the old path redirects to it [2:61]', async () => {
    await change(news, { friendlyUrl: 'stories' });
    expect((await visit('acme', '/stories/feed.xml')).html).toContain(
      `<link>${origin}/stories/petrel</link>`,
    );
    const { status, headers } = await visit('acme', '/news/feed.xml');
    expect([status, headers.location]).toEqual([301, '/stories/feed.xml']);
    await change(news, { friendlyUrl: 'news' });
  });
});

describe('a list of pages', () => {
  const linksOf = (html: string) => [...html.matchAll(/<h[23]><a href="([^"]*)"/g)].map(([, href]) => href);

  it('shows pages that were published after it, without a publish of its own', async () => {
    expect(linksOf(await htmlOf('/news'))).toEqual(['/news/alice', '/news/petrel']);
    expect(linksOf(await htmlOf('/start'))).toEqual(['/news/petrel']);
    expect(await htmlOf('/start')).toContain('width="1600"');
  });

  it('shows the picture of a page with the focal point that it has in lists', async () => {
    await change(first, { pictureFocus: '80 0' });
    expect(await htmlOf('/start')).toContain('class="focus-x8 focus-y0"');
    const { body: page } = await callApi('getPage', { pageId: first }, { session: admin });
    const { pictureFocus: _, ...other } = { ...page, picture: otherPicture };
    bodyOf(await callApi('updatePage', other, { session: admin }));
    await cloud.settled();
    expect(await htmlOf('/start')).not.toContain('class="focus-');
  });

  it('follows changes, moves, tags, deletions and restores', async () => {
    const pageId = await makeLivePage(admin, 'text', { friendlyUrl: 'late', tags: 'boats' });
    await cloud.settled();
    expect(linksOf(await htmlOf('/start'))).toEqual(['/late', '/news/petrel']);
    await change(pageId, { menu: news, friendlyUrl: 'later', tags: '' });
    expect(linksOf(await htmlOf('/start'))).toEqual(['/news/petrel']);
    expect(linksOf(await htmlOf('/news'))).toContain('/news/later');
    bodyOf(await callApi('deletePage', { pageId }, { session: admin }));
    await cloud.settled();
    expect(linksOf(await htmlOf('/news'))).not.toContain('/news/later');
    expect((await visit('acme', '/news/feed.xml')).html).not.toContain('later');
    bodyOf(await callApi('restorePage', { pageId }, { session: admin }));
    await cloud.settled();
    expect(linksOf(await htmlOf('/news'))).toContain('/news/later');
    await change(pageId, { date: '2020-01-01', summary: 'An <b>old</b> one' });
    expect(linksOf(await htmlOf('/news')).at(-1)).toBe('/news/later');
    expect(await htmlOf('/news')).toContain('An &lt;b&gt;old&lt;/b&gt; one');
  });
});

describe('details of a page', () => {
  it('are kept where a save omits them', async () => {
    const { body: page } = await callApi('getPage', { pageId: first }, { session: admin });
    const { summary: _s, picture: _p, date: _d, author: _a, tags: _t, hasArticles: _h, ...rest } = page;
    bodyOf(await callApi('updatePage', rest, { session: admin }));
    const { body: after } = await callApi('getPage', { pageId: first }, { session: admin });
    expect(after).toMatchObject({ summary: 'Sixteen years & a day', date: '2026-09-14', tags: 'Boats,wood' });
  });

  it.each([
    ['date', { date: '14.9.2026' }, 'Date must be a day'],
    ['date', { date: '2026-02-30' }, 'Date must be a day'],
    ['summary', { summary: 'x'.repeat(301) }, 'at most 300'],
    ['pictureFocus', { pictureFocus: 'left' }, 'two numbers from 0 to 100'],
    ['author', { author: 'x'.repeat(101) }, 'at most 100'],
    ['tags', { tags: 'One,one' }, 'already'],
    ['tags', { tags: 'x'.repeat(61) }, 'at most 60'],
    ['hasArticles', { hasArticles: 'perhaps' }, 'true or false'],
  ])('%s is rejected by name where it is invalid', async (field, wrong, words) => {
    const { body: page } = await callApi('getPage', { pageId: home }, { session: admin });
    const { status, error } = await callApi('updatePage', { ...page, ...wrong } as never, {
      session: admin,
    });
    expect(status).toBe(400);
    expect(error.fields?.[field as string]).toContain(words);
  });
});
