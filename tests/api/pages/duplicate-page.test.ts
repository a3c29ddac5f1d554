import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { externalForm, newPage, proposeDetails } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();

const duplicate = (pageId: number, friendlyUrl: string, withPagesUnder = true, session = editor) =>
  callApi('duplicatePage', { pageId, name: 'Copy', friendlyUrl, withPagesUnder }, { session });
const pageOf = async (pageId: number) => bodyOf(await callApi('getPage', { pageId }, { session: admin }));

async function addText(pageId: number, column1: string) {
  const text = { componentName: 'Text', borderStyle: 'none', format: '4_4', pageId, versionId: 1 };
  bodyOf(await callApi('createHtmlEditorColumns', { ...text, column1 }, { session: editor }));
}
const dataOf = async (pageId: number) =>
  (await cloud.stored.component.all(acme.scope, pageId, 1)).map(({ data }) => data);

/** Creates /branch with two pages under it, one of them with a page of its own. */
async function branch(friendlyUrl: string) {
  const top = await makePage(editor, { name: 'Top', friendlyUrl });
  const first = await makePage(editor, { name: 'First', friendlyUrl: 'first', menu: top });
  const below = await makePage(editor, { name: 'Below', friendlyUrl: 'below', menu: top, childMenu: first });
  const second = await makePage(editor, {
    name: 'Second',
    friendlyUrl: 'second',
    menu: top,
    summary: 'In short',
  });
  return { top, first, below, second };
}

describe('a page with its descendants', () => {
  it('is copied as drafts at paths of their own, whose links lead to one another', async () => {
    const outside = await makeLivePage(admin, 'outside');
    const { top, first, below, second } = await branch('branch');
    const link = (id: number, rest = '') => `<p><a href="/page:${id}${rest}">x</a></p>`;
    await addText(top, link(below, '#prices') + link(outside));
    await addText(second, link(top));
    const list = {
      componentName: 'L',
      heading: 'Below',
      source: 'page',
      parent: top,
      pageId: second,
      versionId: 1,
    };
    bodyOf(await callApi('createPageList', list as never, { session: editor }));
    const told = bodyOf(await duplicate(top, 'branch-copy'));
    expect(told.map(({ name, path, problem }) => [name, path, problem])).toEqual([
      ['Copy', '/branch-copy', undefined],
      ['First', '/branch-copy/first', undefined],
      ['Below', '/branch-copy/first/below', undefined],
      ['Second', '/branch-copy/second', undefined],
    ]);
    const [copy = 0, firstCopy = 0, belowCopy = 0, secondCopy = 0] = told.map(({ pageId }) => pageId);
    expect(JSON.stringify(await dataOf(copy))).toContain(
      JSON.stringify(link(belowCopy, '#prices') + link(outside)).slice(1, -1),
    );
    const copied = JSON.stringify(await dataOf(secondCopy));
    expect(copied).toContain(`/page:${copy}`);
    expect(copied).toContain(`"parent":${copy}`);
    expect(JSON.stringify(await dataOf(second))).toContain(`/page:${top}`);
    expect(await pageOf(belowCopy)).toMatchObject({ menu: copy, childMenu: firstCopy, status: 'draft' });
    expect(await pageOf(secondCopy)).toMatchObject({ summary: 'In short', showOnMenu: true });
    expect((await visit('acme', '/branch-copy')).status).toBe(404);
    expect([first, below].includes(firstCopy)).toBe(false);
  });

  it('is copied alone on request, with the details that its draft proposes', async () => {
    const { top } = await branch('alone');
    bodyOf(await proposeDetails(editor, top, { scoTitle: 'Better title' }));
    const told = bodyOf(await duplicate(top, 'alone-copy', false));
    expect(told).toHaveLength(1);
    expect(await pageOf(told[0]?.pageId ?? 0)).toMatchObject({ name: 'Copy', scoTitle: 'Better title' });
  });

  it('is copied as visitors see it where it is live, not its open draft, and the copy is logged [1:152]', async () => {
    const source = await makeLivePage(admin, 'read by visitors');
    await addAnnouncement(admin, source, await newDraft(admin, source, 1), 'not live yet');
    const [copy] = bodyOf(await duplicate(source, 'live-copy'));
    expect((await dataOf(copy?.pageId ?? 0)).map(({ announcementText }) => announcementText)).toEqual([
      'read by visitors',
    ]);
    const log = bodyOf(await callApi('listVersionLog', { pageId: copy?.pageId ?? 0 }, { session: admin }));
    expect(log.map(({ email, action }) => [email, action])).toEqual([[editor.email, 'Created draft V1']]);
  });

  it('omits deleted pages, and includes an external page that waits for an Admin', async () => {
    const { top, first, second } = await branch('mixed');
    bodyOf(await callApi('deletePage', { pageId: second }, { session: admin }));
    const shop = await newPage(admin, 'shop', { ...externalForm('shop'), menu: top });
    const told = bodyOf(await duplicate(top, 'mixed-copy', true, admin));
    expect(told.map(({ name }) => name)).toEqual(['Copy', 'First', 'Below', (await pageOf(shop)).name]);
    expect(await pageOf(told[3]?.pageId ?? 0)).toMatchObject({ isExternal: true, status: 'draft' });
    expect((await pageOf(first)).status).toBe('draft');
  });

  it('reports a page that has no room, continues with the others and omits its descendants', async () => {
    const { top, first } = await branch('full');
    const text = { componentName: 'T', announcementText: 'x', versionId: 1 };
    for (let at = 0; at < 98; at += 1) {
      bodyOf(await callApi('createAnnouncement', { ...text, pageId: first }, { session: editor }));
    }
    const told = bodyOf(await duplicate(top, 'full-copy'));
    expect(told.map(({ name, problem }) => [name, problem])).toEqual([
      ['Copy', undefined],
      ['First', 'This page has too many components to be copied at once.'],
      ['Below', 'The page above it was not copied.'],
      ['Second', undefined],
    ]);
  });

  it('is rejected with more pages under it than are duplicated at once', async () => {
    const { top, first } = await branch('wide');
    const page = await cloud.stored.page.get(acme.scope, first);
    const under = Array.from({ length: 98 }, (_, index) => 5_000 + index);
    await cloud.table.commitInParts(
      under.map((id) => ({
        put: cloud.stored.page.item(acme.scope, id, { ...page, id, friendlyUrl: `wide-${id}` }),
      })),
    );
    expect(await duplicate(top, 'wide-copy')).toMatchObject({
      status: 409,
      error: {
        message:
          "'Top' has 101 pages under it, and 100 are duplicated at once. Duplicate it alone, or the pages under it one by one.",
      },
    });
  });

  it('is rejected where its path is taken, the page is deleted, external or another company’s [1:190]', async () => {
    const pageId = await makePage(editor, { friendlyUrl: 'taken' });
    const taken = await duplicate(pageId, 'taken');
    expect([taken.status, taken.error?.message]).toEqual([409, expect.stringContaining('/taken')]);
    expect((await duplicate(pageId, 'Not A Path')).error?.fields).toEqual({
      friendlyUrl: 'Friendly URL may have lowercase letters, digits and hyphens only.',
    });
    const external = await newPage(admin, 'x', externalForm('elsewhere'));
    expect((await duplicate(external, 'external-copy')).status).toBe(409);
    bodyOf(await callApi('deletePage', { pageId }, { session: admin }));
    expect((await duplicate(pageId, 'deleted-copy')).status).toBe(409);
    const stranger = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
    expect((await duplicate(await makePage(editor), 'stolen', true, stranger)).status).toBe(404);
  });
});
