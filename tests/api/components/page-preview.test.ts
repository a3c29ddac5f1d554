import { pageLink } from '@galley/shared/page-links';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { putForm, putImage } from '../../support/library';
import { createPage, externalForm, proposeDetails } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, publish } from '../../support/pages';
import { countRoundTrips } from '../../support/round-trips';
import { visit } from '../../support/visits';

const { cloud, acme, admin, editor } = await startAcme({ runJobs: false });
await putImage(cloud, acme, 1);
await putForm(cloud, acme, 1, 'Your boat');

const preview = (pageId: number, versionId: number) =>
  callApi('getPagePreview', { PageId: pageId, VersionId: versionId }, { session: editor });
const htmlOf = async (pageId: number, versionId: number) => bodyOf(await preview(pageId, versionId)).html;

/** Creates a page with a banner of two slides and a form beside a picture; returns its ids. */
async function makeRichPage(friendlyUrl: string) {
  const pageId = await makePage(editor, { friendlyUrl, scoTitle: 'A & B', scoMetaDescription: 'Words' });
  const call = async (name: Parameters<typeof callApi>[0], input: Record<string, unknown>) =>
    bodyOf(await callApi(name, { pageId, versionId: 1, ...input }, { session: editor })) as number;
  const container = await call('createBannerContainer', { componentName: 'Top', sliderDuration: 7000 });
  const backgroundImage = 'acme/1/picture.jpg';
  const button = { buttonText: 'Book', buttonLink: encodeURIComponent('/book?a=1&b=2') };
  await call('createBanner', {
    bannerContainerId: container,
    componentName: 'One',
    backgroundImage,
    actionText: 'Warm <b>water</b>',
    ...button,
    buttonPosition: 'UpperRight',
  });
  await call('createBanner', {
    bannerContainerId: container,
    componentName: 'Two',
    backgroundImage,
    sliderDuration: 2000,
  });
  const form = await call('createImageForm', {
    componentName: 'Ask',
    title: 'Ask us',
    description: 'Anything',
    formId: 1,
    imageLink: backgroundImage,
  });
  return { pageId, container, form };
}

function expectRichPage(html: string) {
  expect(html).toContain('class="slide at-UpperRight"');
  expect(html).toContain('Warm &lt;b&gt;water&lt;/b&gt;');
  expect(html).toContain('href="/book?a=1&amp;b=2"');
  expect(html).toContain('src="/images/acme/1/picture.jpg"');
  // A slide without a duration of its own has its container's.
  expect(html.match(/data-duration="\d+"/g)).toEqual(['data-duration="7000"', 'data-duration="2000"']);
  expect(html).toContain('Ask us');
  expect(html).toContain('Your boat');
}

describe('a preview [2:79] [2:220]', () => {
  it('has the HTML of a visitor and the position of each component [2:79] [2:220] [1:106] [1:108] [1:186] [1:196] [2:27] [2:62] [2:82] [2:83] [2:84] [2:120]', async () => {
    const { pageId, container, form } = await makeRichPage('rich');
    const { page, pageComponents, html } = bodyOf(await preview(pageId, 1));
    expect(page).toEqual({
      id: pageId,
      scoTitle: 'A & B',
      scoMetaDescription: 'Words',
      scoMetaKeywords: 'keyword',
    });
    expect(pageComponents).toEqual([
      { type: 'Navbar', componentId: 1 },
      { type: 'BannerContainer', componentId: container },
      { type: 'ImageForm', componentId: form },
      { type: 'SocialIcons', componentId: 1 },
      { type: 'Footer', componentId: 1 },
    ]);
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expectRichPage(html);
    // It is visible to no one else.
    expect((await visit('acme', '/rich')).status).toBe(404);
  });

  it('has the menu of all drafts until the first page is published, and then that of visitors [2:63]', async () => {
    const company = await makeCompany('newcomer');
    const session = await sessionFor(cloud, company, 'Admin');
    const [about, other] = [
      await makePage(session, { name: 'About us', friendlyUrl: 'about', showOnMenu: true }),
      await makePage(session, { name: 'Our prices', friendlyUrl: 'prices', showOnMenu: true }),
    ];
    const shown = async () =>
      bodyOf(await callApi('getPagePreview', { pageId: about, versionId: 1 }, { session })).html;
    expect(await shown()).toMatch(/<nav.*href="\/about".*href="\/prices"/s);
    await publish(session, about);
    expect(await shown()).toMatch(/<nav.*href="\/about"/s);
    expect(await shown()).not.toContain('/prices');
    await publish(session, other);
    expect(await shown()).toMatch(/<nav.*href="\/about".*href="\/prices"/s);
  });

  it('shows the requested version in any status, with its details [2:79] [2:220] [2:124] [2:27] [1:156]', async () => {
    const pageId = await makeLivePage(admin, 'live words');
    const draft = await newDraft(editor, pageId, 1);
    await addAnnouncement(editor, pageId, draft, 'draft words');
    expect(await htmlOf(pageId, 1)).not.toContain('draft words');
    expect(await htmlOf(pageId, draft)).toMatch(/live words.*draft words/s);
    const metas = { scoTitle: 'New', scoMetaDescription: 'New words', scoMetaKeywords: 'new' };
    bodyOf(await proposeDetails(editor, pageId, metas));
    expect(bodyOf(await preview(pageId, draft)).page).toEqual({ id: pageId, ...metas });
    expect(bodyOf(await preview(pageId, 1)).page).toMatchObject({ scoTitle: 'A title' });
    // While it waits for review, and once it is live and the other one a backup.
    for (const call of ['submitDraft', 'publishDraft'] as const) {
      bodyOf(await callApi(call, { pageId, versionId: draft, comments: '' }, { session: admin }));
      expect(await htmlOf(pageId, draft), call).toMatch(/live words.*draft words/s);
      expect(bodyOf(await preview(pageId, draft)).page).toEqual({ id: pageId, ...metas });
    }
    expect(await htmlOf(pageId, 1)).not.toContain('draft words');
  });

  it('is not found for an unknown page or version [2:220]', async () => {
    const pageId = await makePage(editor);
    expect((await preview(pageId, 2)).status).toBe(404);
    expect((await preview(9_999_999, 1)).status).toBe(404);
    const external = await createPage(admin, externalForm('partner'));
    expect((await preview(external, 1)).status).toBe(404);
    const malformed = await callApi('getPagePreview', { pageId }, { session: editor });
    expect(malformed.status).toBe(400);
    expect(malformed.error.fields).toHaveProperty('versionId');
  });

  it('is the same whether it is made from the surrounding pages or from all pages', async () => {
    await publish(admin, 1);
    const section = await makeLivePage(admin, 'section', { friendlyUrl: 'part' });
    const under = await makeLivePage(admin, 'under', { friendlyUrl: 'under', menu: section });
    const draft = await newDraft(editor, under, 1);
    await addAnnouncement(editor, under, draft, `<a href="${pageLink(section)}">there</a>`);
    const ofAll = async (pageId: number, versionId: number) =>
      bodyOf(await callApi('getPagePreview', { pageId, versionId, withPages: true }, { session: editor }));
    for (const [pageId, versionId] of [
      [section, 1],
      [under, 1],
      [under, draft],
    ] as const) {
      const [some, all] = [bodyOf(await preview(pageId, versionId)), await ofAll(pageId, versionId)];
      expect(some.html).toBe(all.html);
      expect([some.surroundings.pages.length, all.surroundings.pages.length > 2]).toEqual([0, true]);
    }
    expect(await htmlOf(under, draft)).toContain('href="/part"');
    bodyOf(await proposeDetails(editor, under, { name: 'Another name' }));
    expect(await htmlOf(under, draft)).toBe((await ofAll(under, draft)).html);
    expect(await htmlOf(under, draft)).toContain('Another name');
  });

  it('takes at most two round trips after the session and writes nothing', async () => {
    const { pageId } = await makeRichPage('trips');
    const { roundTrips, operations } = await countRoundTrips(() => htmlOf(pageId, 1));
    expect(roundTrips).toBe(3);
    expect(operations.filter((operation) => !/Get|Query/.test(operation))).toEqual([]);
  });
});

describe('a published page', () => {
  it('shows its banner and its form to visitors [2:8] [1:84] [1:106] [1:108] [1:186] [1:196] [2:83] [2:84] [2:120]', async () => {
    const { pageId } = await makeRichPage('shown');
    await publish(admin, pageId);
    const { status, html } = await visit('acme', '/shown');
    expect(status).toBe(200);
    expectRichPage(html);
    expect(html).not.toContain('noindex');
  });
});
