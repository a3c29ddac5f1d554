import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { putImage } from '../../support/library';
import { addAnnouncement, bodyOf, makeLivePage, makePage } from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme();

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
  it('cover the site as it is: its pages, paths and redirects', async () => {
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

  it('cover the page itself, without hidden components', async () => {
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

  it('cover what the library knows of pictures: their width, and whether visitors load the full file', async () => {
    const pageId = await makePage(admin, own('Pictures'));
    const heavy = 2_000_000;
    const pictures = [
      // Variants may still be made, or exist.
      { bytes: heavy },
      { bytes: heavy, widths: [480], widthsOf: 1 },
      // None could be made of the current file; a GIF never has any.
      { bytes: heavy, widths: [], widthsOf: 2, fileNumber: 2 },
      { bytes: heavy, contentType: 'image/gif' },
      { width: 300 },
    ];
    const told: number[] = [];
    for (const [index, set] of pictures.entries()) {
      const picture = await putImage(cloud, acme, 70 + index);
      const changes = { altText: 'Boats', ...set };
      await cloud.stored.image.change(acme.scope, 70 + index, { set: changes });
      const data = { componentName: 'Boats', layout: 'split', heading: 'Boats', picture };
      bodyOf(await callApi('createHero', { pageId, versionId: 1, ...data }, { session: editor }));
      told.push((await findings(pageId)).length);
    }
    expect(told).toEqual([0, 0, 1, 2, 3]);
    const whole = expect.stringContaining('is a file of 2.0 MB that every visitor loads whole');
    const small = expect.stringContaining('is 300 pixels wide and is drawn up to 720 wide');
    expect((await findings(pageId)).map(({ message }) => message)).toEqual([whole, whole, small]);
  });

  it('can be read for an existing version', async () => {
    const pageId = await makePage(admin);
    const answer = await callApi('checkVersion', { pageId, versionId: 9 }, { session: editor });
    expect(answer.status).toBe(404);
  });
});
