import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { addAnnouncement, bodyOf, makeLivePage, makePage } from '../../support/pages';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';

let cloud: TestCloud;
let admin: TestSession;
let editor: TestSession;

beforeAll(async () => {
  cloud = await startTestCloud();
  const acme = await makeCompany('acme');
  admin = await sessionFor(cloud, acme, 'Admin');
  editor = await sessionFor(cloud, acme, 'Level4');
});
afterAll(() => cloud.stop());

const own = (name: string) => ({ scoTitle: name, scoMetaDescription: `All about ${name}` });

async function addLinks(pageId: number, html: string) {
  const input = {
    pageId,
    versionId: 1,
    componentName: 'Links',
    borderStyle: 'none',
    format: '4_4',
    column1: html,
  };
  return bodyOf(await callApi('createHtmlEditorColumns', input, { session: editor }));
}

const findings = async (pageId: number, versionId = 1) =>
  bodyOf(await callApi('checkVersion', { pageId, versionId }, { session: editor }));

describe('the checks of a version', () => {
  it('tell of the site as it is: its pages, addresses and redirects', async () => {
    const live = await makeLivePage(admin, 'open', { friendlyUrl: 'open', ...own('Open') });
    const draft = await makePage(admin, { name: 'Prices', friendlyUrl: 'prices', ...own('Prices') });
    const redirects = [
      { from: '/old', to: '/open' },
      { from: '/tag/*', to: '/open' },
    ];
    for (const redirect of redirects) bodyOf(await callApi('createRedirect', redirect, { session: admin }));
    const pageId = await makePage(admin, { friendlyUrl: 'here', ...own('Here') });
    const leadOn = [`/page:${live}`, '/open', '/OPEN/?a=1#b', '/old', '/tag/boats', '/here', '/sitemap.xml'];
    const links = (to: string[]) => to.map((href) => `<p><a href="${href}">x</a></p>`).join('');
    await addLinks(pageId, links(leadOn));
    expect(await findings(pageId)).toEqual([]);

    const componentId = await addLinks(pageId, links([`/page:${draft}`, '/prices', '/gone']));
    const told = await findings(pageId);
    expect(told.map(({ check, ...at }) => [check, at.componentId, at.field])).toEqual(
      Array.from({ length: 3 }, () => ['links', componentId, 'column1']),
    );
    expect(told.map(({ message }) => message.replace(/^.* leads to /, ''))).toEqual([
      'the page Prices. Publish that one too: until then visitors get no link.',
      '/prices, where there is no page. Choose another one.',
      '/gone, where there is no page. Choose another one.',
    ]);
  });

  it('tell of the page itself, and leave out what is hidden', async () => {
    const name = 'The same for two';
    await makePage(admin, { name, ...own(name) });
    const pageId = await makePage(admin, own(name));
    await addAnnouncement(editor, pageId, 1, 'Closed on Monday');
    expect((await findings(pageId)).map(({ field, componentId }) => [field, componentId])).toEqual([
      ['scoTitle', undefined],
      ['scoMetaDescription', undefined],
    ]);
    const hidden = {
      pageId,
      versionId: 1,
      componentName: 'Links',
      borderStyle: 'none',
      format: '4_4',
      column1: '<p><a href="/gone">x</a></p>',
      sectionHidden: true,
    };
    bodyOf(await callApi('createHtmlEditorColumns', hidden, { session: editor }));
    expect(await findings(pageId)).toHaveLength(2);
  });

  it('are those of a version that is there', async () => {
    const pageId = await makePage(admin);
    const answer = await callApi('checkVersion', { pageId, versionId: 9 }, { session: editor });
    expect(answer.status).toBe(404);
  });
});
