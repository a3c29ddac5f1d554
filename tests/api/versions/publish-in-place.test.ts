import { pageLink } from '@galley/shared/page-links';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { changePage, proposeDetails } from '../../support/page-forms';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  publish,
  submit,
} from '../../support/pages';
import { sweep } from '../../support/sweep';
import { visit } from '../../support/visits';
import { expectWholeSite as expectWhole, readsAllPages } from '../../support/whole-site';

const cloud = await openCloud();

afterEach(() => cloud.clock.reset());

const expectWholeSite = (company: TestCompany) => expectWhole(cloud, company);

/** Prepares a draft of a page with one more announcement; the returned publish is what is observed. */
async function publishAgain(admin: TestSession, pageId: number, text: string) {
  const versionId = await newDraft(admin, pageId);
  await addAnnouncement(admin, pageId, versionId, text);
  await submit(admin, pageId);
  const { result, calls } = await cloud.calls.during(() =>
    callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' }),
  );
  expect(bodyOf(result)).toBe(versionId);
  return calls;
}

describe('a live page that is published again', () => {
  let acme: TestCompany;
  let admin: TestSession;
  beforeAll(async () => {
    acme = await makeCompany('acme');
    admin = await sessionFor(cloud, acme, 'Admin');
  });

  it('is rendered with the pages around it and no others, at any place', async () => {
    await publish(admin, 1);
    const section = await makeLivePage(admin, 'section', { name: 'Section', friendlyUrl: 'section' });
    const news = await makeLivePage(admin, 'news', { friendlyUrl: 'news', hasArticles: true });
    const under = await makeLivePage(admin, 'under', { friendlyUrl: 'under', menu: section });
    const second = await makeLivePage(admin, 'second', { friendlyUrl: 'second', menu: section });
    const deep = { menu: section, childMenu: under, friendlyUrl: 'deep', showOnMenu: false };
    const pages = [
      section,
      second,
      await makeLivePage(admin, 'deep', deep),
      await makeLivePage(admin, 'article', { friendlyUrl: 'article', menu: news, date: '2026-10-02' }),
      1,
    ];
    for (const pageId of pages) {
      const calls = await publishAgain(admin, pageId, `Again <a href="${pageLink(under)}">there</a>`);
      expect(readsAllPages(acme, calls), String(pageId)).toBe(false);
    }
    await expectWholeSite(acme);
    expect((await visit('acme', '/section/second')).html).toContain('Again');
  });

  it("is a release of the whole site where more changes, or where it shows other pages' content", async () => {
    const moved = await makeLivePage(admin, 'moved', { name: 'Moved', friendlyUrl: 'moved' });
    await makeLivePage(admin, 'under', { friendlyUrl: 'under', menu: moved });
    await newDraft(admin, moved);
    await proposeDetails(admin, moved, { friendlyUrl: 'renamed' });
    const moving = await cloud.calls.during(() => publish(admin, moved));
    expect(readsAllPages(acme, moving.calls)).toBe(true);
    const lists = await makePage(admin, { friendlyUrl: 'lists' });
    const list = { componentName: 'List', source: 'below', pageId: lists, versionId: 1 };
    bodyOf(await callApi('createPageList', list, { session: admin }));
    await publish(admin, lists);
    expect(readsAllPages(acme, await publishAgain(admin, lists, 'more'))).toBe(true);
    await expectWholeSite(acme);
  });

  it('waits for concurrent changes of the pages around it, and then includes them', async () => {
    const above = await makeLivePage(admin, 'above', { name: 'Above', friendlyUrl: 'above' });
    const linked = await makeLivePage(admin, 'linked', { friendlyUrl: 'linked' });
    const pageId = await makeLivePage(admin, 'met', { friendlyUrl: 'met', menu: above });
    for (let round = 1; round <= 8; round += 1) {
      const versionId = await newDraft(admin, pageId);
      await addAnnouncement(
        admin,
        pageId,
        versionId,
        `Round ${round} <a href="${pageLink(linked)}">there</a>`,
      );
      await submit(admin, pageId);
      const again = () =>
        callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' });
      const others = [
        () => changePage(admin, above, { friendlyUrl: `above-${round}` }),
        () => changePage(admin, linked, { friendlyUrl: `linked-${round}` }),
        () => changePage(admin, pageId, { scoTitle: `Round ${round}` }),
        again,
      ];
      const other = others[round % others.length] ?? again;
      // Jobs commit, too.
      await cloud.settled();
      let between: { status: number } | undefined;
      const published = await withBetween(again, async () => {
        between = await other();
      });
      expect([published.status, between?.status]).toEqual([other === again ? 409 : 200, 200]);
      await expectWholeSite(acme);
    }
  });

  it('is reported to search engines as changed on that day, within two minutes', async () => {
    const pageId = await makeLivePage(admin, 'dated', { friendlyUrl: 'dated' });
    await cloud.settled();
    cloud.clock.advance(26 * 3_600_000);
    await publishAgain(await sessionFor(cloud, acme, 'Admin'), pageId, 'tomorrow');
    const day = new Date().toISOString().slice(0, 10);
    cloud.clock.advance(120_000);
    await sweep(cloud);
    const { html } = await visit('acme', '/sitemap.xml');
    expect(html).toMatch(new RegExp(`/dated</loc>\\s*<lastmod>${day}`));
  });
});
