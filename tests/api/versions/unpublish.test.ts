import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { bodyOf, makeLivePage, makePage, newDraft, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();

const unpublish = (pageId: unknown, session = admin, comments = '') =>
  callApi('unpublish', { pageId, comments }, { session });

async function versionsOf(pageId: number) {
  const records = await cloud.stored.version.all(acme.scope, pageId);
  return records.map(({ versionId, status }) => `V${versionId} ${status}`);
}

const logOf = async (pageId: number) =>
  bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));

async function homePageId() {
  const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
  return rows.find(({ pageUrl }) => pageUrl === '/')?.pageId;
}

describe('unpublishing', () => {
  it('answers 404 at the page’s path at once, keeps the version as a backup and logs it once [1:134] [1:156] [1:274] [2:61]', async () => {
    const pageId = await makeLivePage(admin, 'soon gone', { friendlyUrl: 'soon-gone', name: 'Soon gone' });
    expect((await visit('acme', '/soon-gone')).status).toBe(200);
    expect(await unpublish(pageId, admin, 'out of season')).toMatchObject({ status: 200, body: 1 });
    const page = await visit('acme', '/soon-gone');
    expect(page.status).toBe(404);
    expect(page.html).not.toContain('soon gone');
    expect(page.html).not.toContain('>Soon gone<');
    expect(await versionsOf(pageId)).toEqual(['V1 backup']);
    const [entry, ...older] = await logOf(pageId);
    expect(entry).toMatchObject({
      email: admin.email,
      action: 'Unpublished V1',
      comments: 'out of season',
    });
    expect(older.map(({ action }) => action)).toEqual(['Published V1', 'Submitted V1', 'Created draft V1']);
  });

  it('keeps a page with public descendants on the menu, as text [2:63]', async () => {
    const parent = await makeLivePage(admin, 'above', { friendlyUrl: 'above', name: 'Above all' });
    await makeLivePage(admin, 'below', { friendlyUrl: 'below', name: 'Below it', menu: parent });
    expect((await visit('acme', '/above/below')).html).toMatch(/<a[^>]*href="\/above"[^>]*>Above all</);
    bodyOf(await unpublish(parent));
    const { status, html } = await visit('acme', '/above/below');
    expect(status).toBe(200);
    expect(html).toContain('Above all');
    expect(html).not.toContain('href="/above"');
    expect((await visit('acme', '/above')).status).toBe(404);
  });

  it('keeps an open draft, which goes live at the same path later [1:156] [1:161] [1:271]', async () => {
    const pageId = await makeLivePage(admin, 'kept', { friendlyUrl: 'kept' });
    await newDraft(admin, pageId, 1);
    bodyOf(await unpublish(pageId));
    expect(await versionsOf(pageId)).toEqual(['V1 backup', 'V2 draft']);
    await publish(admin, pageId);
    expect((await visit('acme', '/kept')).status).toBe(200);
    expect(await versionsOf(pageId)).toEqual(['V1 backup', 'V2 live']);
  });

  it('stays in effect when the page is moved afterwards; its old path redirects to the new one [2:61]', async () => {
    const pageId = await makeLivePage(admin, 'moved later', { friendlyUrl: 'before-move' });
    bodyOf(await unpublish(pageId));
    const page = bodyOf(await callApi('getPage', { pageId }, { session: admin }));
    bodyOf(await callApi('updatePage', { ...page, friendlyUrl: 'after-move' }, { session: admin }));
    await cloud.settled();
    expect((await visit('acme', '/after-move')).status).toBe(404);
    expect(await visit('acme', '/before-move')).toMatchObject({
      status: 301,
      headers: { location: '/after-move' },
    });
    await newDraft(admin, pageId, 1);
    await publish(admin, pageId);
    expect((await visit('acme', '/after-move')).status).toBe(200);
  });
});

describe('unpublishing is rejected', () => {
  it('for everybody but an Admin [1:208]', async () => {
    const pageId = await makeLivePage(admin);
    expect((await unpublish(pageId, editor)).status).toBe(403);
    expect(await versionsOf(pageId)).toEqual(['V1 live']);
  });

  it('for a page of another company, which is not found [1:8]', async () => {
    const pageId = await makeLivePage(admin);
    const stranger = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
    const foreign = await unpublish(pageId, stranger);
    const missing = await unpublish(999_999);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.error.message).toBe(missing.error.message);
  });

  it('where it is malformed, naming the field', async () => {
    expect((await unpublish('seven')).error.fields).toHaveProperty('pageId');
    const tooLong = await unpublish(1, admin, 'x'.repeat(1_001));
    expect(tooLong.status).toBe(400);
    expect(tooLong.error.fields).toHaveProperty('comments');
  });

  it('where nothing is live, for the home page, an external page and deleted pages', async () => {
    const draft = await makePage(admin);
    const external = await makePage(admin, {
      isExternal: true,
      friendlyUrl: 'https://example.com/',
      openType: 'NewTab',
    });
    const deleted = await makeLivePage(admin, 'deleted', { name: 'Deleted' });
    const under = await makeLivePage(admin, 'under', { menu: deleted });
    bodyOf(await callApi('deletePage', { pageId: deleted }, { session: admin }));
    const home = await homePageId();
    for (const [pageId, message] of [
      [draft, 'This page is not live. Reload the page.'],
      [external, 'An external page has no versions.'],
      [deleted, 'This page is deleted: visitors do not see it.'],
      [under, "'Deleted' above this page is deleted: visitors do not see either."],
      [home, 'The home page cannot be unpublished.'],
    ] as const) {
      expect(await unpublish(pageId)).toMatchObject({ status: 409, error: { message } });
    }
    expect(await versionsOf(under)).toEqual(['V1 live']);
  });

  it('the second time, without a write', async () => {
    const pageId = await makeLivePage(admin);
    const answers = await Promise.all(Array.from({ length: 6 }, () => unpublish(pageId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await logOf(pageId)).filter(({ action }) => action === 'Unpublished V1')).toHaveLength(1);
  });
});
