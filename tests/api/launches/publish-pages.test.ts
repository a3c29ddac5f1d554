import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { externalForm, newPage, proposeDetails } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft } from '../../support/pages';
import { visit } from '../../support/visits';
import { changedPage, firstPage, launchOf } from './launch-world';

const { cloud, admin, editor } = await startAcme();

const publish = (pageIds: number[], reason = '', session = admin) =>
  callApi('publishPages', { pageIds, reason }, { session });
const shows = async (path: string) => /(?:new|was)-\w+\./.exec((await visit('acme', path)).html)?.[0];
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };

it('publishes drafts and pending versions in one release, and names pages that cannot be published [1:161]', async () => {
  const waiting = await firstPage(admin, 'waiting');
  const draft = await makePage(editor, { name: 'new-draft', friendlyUrl: 'draft' });
  await addAnnouncement(editor, draft, 1, 'new-draft.');
  const live = await makeLivePage(admin, 'was-live.');
  const deleted = await makePage(admin);
  bodyOf(await callApi('deletePage', { pageId: deleted }, { session: admin }));
  const external = await newPage(editor, 'x', externalForm('elsewhere'));
  const rival = await makePage(admin, { name: 'Rival', friendlyUrl: 'rival' });
  bodyOf(await proposeDetails(admin, rival, { friendlyUrl: 'wanted' }));
  await makePage(admin, { friendlyUrl: 'wanted' });
  const all = [waiting, draft, live, deleted, external, rival];
  const { launchId = 0, pages } = bodyOf(await publish([...all, draft, 999_999]));
  expect(pages.map(({ pageId, versionId, problem }) => [pageId, versionId ?? problem])).toEqual([
    [waiting, 1],
    [draft, 1],
    [live, 'There is nothing to publish: the page has no draft.'],
    [deleted, 'The page is deleted. Restore it first.'],
    [external, 'An external page has no versions: saving it puts it on the site.'],
    [rival, expect.stringContaining('/wanted')],
    [999_999, 'This page was not found.'],
  ]);
  await cloud.settled();
  const launch = await launchOf(admin, launchId);
  expect([launch.status, launch.pageList.map(({ pageId }) => pageId)]).toEqual([
    'published',
    [waiting, draft],
  ]);
  expect([await shows('/waiting'), await shows('/draft')]).toEqual(['new-waiting.', 'new-draft.']);
  const log = bodyOf(await callApi('listVersionLog', { pageId: draft }, { session: admin }));
  expect(log.slice(0, 2).map(({ action }) => action)).toEqual(['Published V1', 'Submitted V1']);
  expect(bodyOf(await callApi('getPage', { pageId: rival }, { session: admin })).status).toBe('draft');
});

it('leaves every draft a draft where none can go live', async () => {
  const live = await makeLivePage(admin, 'was-alone.');
  expect(bodyOf(await publish([live]))).toEqual({ pages: [expect.objectContaining({ pageId: live })] });
});

it("asks for a reason before anything is submitted, and checks each page against the others' new state", async () => {
  const companySettings = { ...settings, blockingChecks: ['links' as const] };
  const watchers = { companySettings, adminVersionUpdateEmails: ['watch@acme.example'] };
  bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));
  const [one, two] = [await makePage(editor, { name: 'One' }), await makePage(editor, { name: 'Two' })];
  const text = { componentName: 'Text', borderStyle: 'none', format: '4_4', versionId: 1 };
  const link = async (pageId: number, href: string) =>
    bodyOf(
      await callApi(
        'createHtmlEditorColumns',
        { ...text, pageId, column1: `<p><a href="${href}">x</a></p>` },
        { session: editor },
      ),
    );
  await link(one, `/page:${two}`);
  const checked = async () =>
    bodyOf(await callApi('checkPages', { pageIds: [one, two] }, { session: admin }));
  expect(await checked()).toEqual([]);
  await link(two, '/nowhere');
  expect((await checked()).map(({ pageName }) => pageName)).toEqual(['Two']);
  const refused = await publish([one, two]);
  expect([refused.status, refused.error?.fields]).toEqual([
    409,
    { reason: 'A reason is required to continue.' },
  ]);
  expect(bodyOf(await callApi('getPage', { pageId: one }, { session: admin })).status).toBe('draft');
  bodyOf(await publish([one, two], 'It is there tomorrow'));
  await cloud.settled();
  const log = bodyOf(await callApi('listVersionLog', { pageId: two }, { session: admin }));
  expect(log.map(({ action }) => action)).toContain('Went on with V1 despite checks');
});

it('requires the permission to publish, and pages of the company [1:8] [1:208] [2:166]', async () => {
  const pageId = await changedPage(admin, 'kept');
  expect((await publish([pageId], '', editor)).status).toBe(403);
  const stranger = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
  expect(bodyOf(await publish([pageId], '', stranger)).pages).toEqual([
    { pageId, pageName: `Page ${pageId}`, problem: 'This page was not found.' },
  ]);
  await cloud.settled();
  expect(await shows('/kept')).toBe('was-kept.');
});

it('shows a problem with several pages once for all of them', async () => {
  const top = await makeLivePage(admin, 'top', { name: 'Top' });
  const below = await makeLivePage(admin, 'below', { name: 'Below', menu: top });
  const other = await makeLivePage(admin, 'other', { name: 'Other' });
  const linking = await makeLivePage(admin, 'linking', { name: 'Linking' });
  const draft = await newDraft(admin, linking, 1);
  const text = { componentName: 'Text', borderStyle: 'none', format: '4_4', versionId: draft };
  const column1 = `<p><a href="/page:${below}">x</a><a href="/page:${other}">x</a></p>`;
  bodyOf(await callApi('createHtmlEditorColumns', { ...text, column1, pageId: linking }, { session: admin }));
  bodyOf(await publish([linking], 'fine'));
  await cloud.settled();
  const links = bodyOf(await callApi('getLinksToPages', { pageIds: [top, other] }, { session: admin }));
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  expect([names(links.pages), names(links.pagesUnder)]).toEqual([['Linking'], ['Below']]);
  expect((await callApi('getLinksToPages', { pageIds: [top] }, { session: editor })).status).toBe(403);
});
