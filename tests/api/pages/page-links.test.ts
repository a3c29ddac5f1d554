import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { changePage, createPage, externalForm, newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const editor = await sessionFor(cloud, acme, 'Level4');

const linksOf = async (pageId: number) =>
  bodyOf(await callApi('getPageLinks', { pageId }, { session: admin }));

async function pageWith(friendlyUrl: string, column1: string) {
  const pageId = await newPage(admin, friendlyUrl);
  const text = { componentName: 'Text', borderStyle: 'none', format: '4_4', column1 };
  bodyOf(await callApi('createHtmlEditorColumns', { pageId, versionId: 1, ...text }, { session: admin }));
  return pageId;
}

describe('the links to a page', () => {
  it('are found in published content, menus, footer and old paths, also for its descendants', async () => {
    const section = await newPage(admin, 'boats', { showOnMenu: true });
    const under = await newPage(admin, 'rowing', { menu: section, showOnMenu: true });
    const hidden = await newPage(admin, 'sunk', { menu: section });
    await callApi('deletePage', { pageId: hidden }, { session: admin });
    const direct = await pageWith('direct', '<p><a href="/boats/?x=1#top">Boats</a></p>');
    const absolute = await pageWith(
      'absolute',
      '<p><a href="https://acme.sites.galley-sites.example/Boats/Rowing">Rowing</a></p>',
    );
    const draft = await pageWith('draft-only', '<p><a href="/boats">not published</a></p>');
    const elsewhere = await pageWith('elsewhere', '<p><a href="/boats-and-more">/boats</a></p>');
    for (const pageId of [direct, absolute, elsewhere]) await publish(admin, pageId);
    await callApi('createRedirect', { from: '/ships', to: '/boats' }, { session: admin });
    await callApi(
      'createFooter',
      {
        contentColumn1: '<p><a href="/boats">Boats</a></p>',
        contentColumn2: '',
        contentColumn3: '',
        contentColumn4: '',
      },
      { session: admin },
    );
    expect(await linksOf(section)).toEqual({
      pages: [
        { id: direct, name: 'Direct' },
        { id: absolute, name: 'Absolute' },
      ],
      menus: [
        { id: section, name: 'Boats' },
        { id: under, name: 'Rowing' },
      ],
      pagesUnder: [{ id: under, name: 'Rowing' }],
      tabs: [],
      isInFooter: true,
      redirects: ['/ships'],
    });
    expect((await linksOf(under)).pages).toEqual([{ id: absolute, name: 'Absolute' }]);
    expect(await linksOf(draft)).toEqual({
      pages: [],
      menus: [],
      pagesUnder: [],
      tabs: [],
      isInFooter: false,
      redirects: [],
    });
  });

  it('include those through an old path', async () => {
    const page = await newPage(admin, 'before');
    await publish(admin, page);
    const linking = await pageWith('linking', '<p><a href="/before">before</a></p>');
    await publish(admin, linking);
    await changePage(admin, page, { friendlyUrl: 'after' });
    await runJobs();
    expect(await linksOf(page)).toMatchObject({
      pages: [{ id: linking, name: 'Linking' }],
      redirects: ['/before'],
    });
  });

  it('can be read by Admins, for an existing page', async () => {
    expect((await callApi('getPageLinks', { pageId: 1 }, { session: editor })).status).toBe(403);
    expect((await callApi('getPageLinks', { pageId: 987_654 }, { session: admin })).status).toBe(404);
    const malformed = await callApi('getPageLinks', { pageId: 'x' }, { session: admin });
    expect(malformed).toMatchObject({ status: 400, error: { fields: { pageId: expect.any(String) } } });
  });
});

it('include, for an external page with descendants, the segment that it contributes to paths [1:182] [1:248]', async () => {
  const shop = await createPage(admin, externalForm('shop', { name: 'Our Shop' }));
  const read = async () => bodyOf(await callApi('getPage', { pageId: shop }, { session: admin }));
  expect(await read()).not.toHaveProperty('slug');
  const child = await newPage(admin, 'tools', { menu: shop });
  await changePage(admin, shop, { name: 'Renamed' });
  expect(await read()).toMatchObject({ name: 'Renamed', slug: 'ourshop' });
  const options = bodyOf(await callApi('listMainMenuOptions', {}, { session: admin }));
  expect(options.find(({ id }) => id === shop)).toMatchObject({ slug: 'ourshop' });
  const page = bodyOf(await callApi('getPage', { pageId: child }, { session: admin }));
  expect(page.fullUrl).toBe('/ourshop/tools');
});
