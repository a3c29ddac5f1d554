import { describe, expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { changePage, detailsOf, newPage, proposeDetails } from '../../../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, newDraft, publish, submit } from '../../../support/pages';
import { visit } from '../../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();

const getPage = async (pageId: number) => bodyOf(await callApi('getPage', { pageId }, { session: admin }));
const pathItem = (path: string) => cloud.stored.path.get(acme.scope, path);
const menuNames = async () => {
  const { body } = await callApi('listMenuSiblings', {}, { session: admin });
  return body.map(({ name }) => name);
};
const publishOnly = (pageId: number) =>
  callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' });

/** A live page with a draft. */
async function withDraft(friendlyUrl: string, changes = {}): Promise<number> {
  const pageId = await makeLivePage(admin, `text of ${friendlyUrl}`, { friendlyUrl, ...changes });
  await newDraft(editor, pageId, 1);
  return pageId;
}

describe('details that an editor proposes in a draft', () => {
  it('change nothing before the draft is published, and everything in the same flip [1:94] [1:271] [2:61] [2:62]', async () => {
    const pageId = await withDraft('tours', { name: 'Tours', showOnMenu: true });
    const wanted = {
      name: 'Journeys',
      friendlyUrl: 'journeys',
      scoTitle: 'Journeys by boat',
      summary: 'Out to sea.',
      author: 'Ann',
      tags: 'sea, boats',
      date: '2026-11-23',
    };
    bodyOf(await proposeDetails(editor, pageId, wanted));
    expect(await getPage(pageId)).toMatchObject({ name: 'Tours', friendlyUrl: 'tours', summary: '' });
    expect(await pathItem('/journeys')).toBeUndefined();
    expect((await visit('acme', '/tours')).html).toContain('<title>A title');

    await publish(admin, pageId);
    expect(await getPage(pageId)).toMatchObject({ ...wanted, tags: 'sea,boats', fullUrl: '/journeys' });
    const { html } = await visit('acme', '/journeys');
    expect(html).toContain('<title>Journeys by boat');
    expect(html).toContain('text of tours');
    expect(await visit('acme', '/tours')).toMatchObject({ status: 301 });
    expect(await menuNames()).toContain('Journeys');
  });

  it('are read with the draft, in the format of the page form, and only they are the draft’s', async () => {
    const pageId = await withDraft('read', { name: 'Read' });
    expect(await detailsOf(editor, pageId)).toMatchObject({ changed: [], conflicts: [], isKnown: true });
    bodyOf(await proposeDetails(editor, pageId, { name: 'Other' }));
    const { page, changed } = await detailsOf(editor, pageId);
    expect(page).toMatchObject({ id: pageId, name: 'Other', friendlyUrl: 'read' });
    expect(changed).toEqual(['name']);
    expect((await detailsOf(editor, pageId, 1)).page.name).toBe('Read');
    bodyOf(await proposeDetails(editor, pageId, { name: 'Read' }));
    expect((await detailsOf(editor, pageId)).changed).toEqual([]);
  });

  it('are deleted with the draft [1:272]', async () => {
    const pageId = await withDraft('given-up', { name: 'Given up' });
    bodyOf(await proposeDetails(editor, pageId, { name: 'Never' }));
    bodyOf(await callApi('deleteDraft', { pageId }, { session: editor }));
    await newDraft(editor, pageId, 1);
    await publish(admin, pageId);
    expect((await getPage(pageId)).name).toBe('Given up');
  });

  it('move the pages below, and leave redirects behind [2:61]', async () => {
    const pageId = await withDraft('harbour', { name: 'Harbour' });
    await makeLivePage(admin, 'the berths', { friendlyUrl: 'berths', menu: pageId });
    bodyOf(await proposeDetails(editor, pageId, { friendlyUrl: 'marina' }));
    await publish(admin, pageId);
    expect((await visit('acme', '/marina/berths')).html).toContain('the berths');
    await cloud.settled();
    for (const path of ['/harbour', '/harbour/berths']) {
      expect(await pathItem(path)).toMatchObject({ kind: 'redirect' });
    }
    expect((await visit('acme', '/marina')).html).toContain('text of harbour');
  });

  it('give a page that was never live its path with its first publish [2:61]', async () => {
    const pageId = await newPage(editor, 'first-path');
    await addAnnouncement(editor, pageId, 1, 'first words');
    bodyOf(await proposeDetails(editor, pageId, { friendlyUrl: 'better-path' }));
    await publish(admin, pageId);
    await cloud.settled();
    expect((await visit('acme', '/better-path')).html).toContain('first words');
    expect((await visit('acme', '/first-path')).status).toBe(404);
    expect(await pathItem('/first-path')).toBeUndefined();
  });

  it('move the page under another one, to the chosen position [1:94]', async () => {
    const above = await makeLivePage(admin, 'above', { friendlyUrl: 'above', name: 'Above' });
    const first = await makeLivePage(admin, 'one', { friendlyUrl: 'one', menu: above });
    const last = await makeLivePage(admin, 'two', { friendlyUrl: 'two', menu: above });
    const pageId = await withDraft('nomad');
    bodyOf(await proposeDetails(editor, pageId, { menu: above, after: first }));
    expect((await detailsOf(editor, pageId)).after).toBe(first);
    await publish(admin, pageId);
    expect(await getPage(pageId)).toMatchObject({ fullUrl: '/above/nomad', menu: above, order: 2 });
    expect(await getPage(last)).toMatchObject({ order: 3 });
  });

  it('are placed after the chosen entry in the current order, whatever changed in between [1:94] [1:251]', async () => {
    const above = await makeLivePage(admin, 'list', { friendlyUrl: 'list', name: 'List' });
    const [a, b] = [
      await makeLivePage(admin, 'a', { friendlyUrl: 'a', menu: above }),
      await makeLivePage(admin, 'b', { friendlyUrl: 'b', menu: above }),
    ];
    const pageId = await withDraft('c', { menu: above });
    bodyOf(await proposeDetails(editor, pageId, { after: a }));
    bodyOf(await callApi('updatePageOrder', { orderedPageIds: [b, a, pageId] }, { session: admin }));
    const newcomer = await makeLivePage(admin, 'd', { friendlyUrl: 'd', menu: above });
    await publish(admin, pageId);
    const orders = await Promise.all([b, a, pageId, newcomer].map(async (id) => (await getPage(id)).order));
    expect(orders).toEqual([1, 2, 3, 4]);
  });

  it('fit into one flip with everything that a publish can contain [1:94] [2:61]', async () => {
    const tops = await makeLivePage(admin, 't', { friendlyUrl: 'top', name: 'Top' });
    const middle = await makeLivePage(admin, 'm', { friendlyUrl: 'middle', menu: tops });
    const low = await makeLivePage(admin, 'l', { friendlyUrl: 'low', menu: tops, childMenu: middle });
    const pageId = await withDraft('everything', { name: 'Everything', tags: 'x' });
    const place = { menu: tops, childMenu: middle, subMenu: low };
    bodyOf(await proposeDetails(editor, pageId, { ...place, name: 'All', friendlyUrl: 'all', tags: 'y' }));
    await publish(admin, pageId);
    expect((await getPage(pageId)).fullUrl).toBe('/top/middle/low/all');
  });
});

describe('a proposal is rejected', () => {
  it('by its field where the page form would reject it [1:94] [1:190] [1:191] [1:193]', async () => {
    const pageId = await withDraft('strict', { name: 'Strict' });
    for (const [field, changes] of Object.entries({
      name: { name: '' },
      friendlyUrl: { friendlyUrl: 'Not a path' },
      menu: { menu: pageId },
      scoTitle: { scoTitle: ' ' },
      scoMetaDescription: { scoMetaDescription: '' },
      scoMetaKeywords: { scoMetaKeywords: 'boats, Boats' },
      picture: { picture: 'globex/1/x.png' },
      tags: { tags: 'a, A' },
      after: { after: -1 },
    })) {
      const answer = await proposeDetails(editor, pageId, changes);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(answer.error.fields).toHaveProperty(field);
    }
    await newPage(admin, 'occupied-by');
    const taken = await proposeDetails(editor, pageId, { friendlyUrl: 'occupied-by' });
    expect(taken.status).toBe(409);
    expect(taken.error.message).toContain("'Occupied-by'");
    expect((await detailsOf(editor, pageId)).changed).toEqual([]);
  });

  it('on a version that is not a draft [1:12] [1:162]', async () => {
    const pageId = await withDraft('closed');
    const { page, after, revision } = await detailsOf(editor, pageId);
    await submit(editor, pageId);
    for (const versionId of [1, 2]) {
      const input = { ...page, after, pageId, versionId, revision, name: 'Late' };
      expect((await callApi('updateDraftDetails', input, { session: admin })).status).toBe(409);
    }
    const input = { ...page, after, pageId, versionId: 7, revision };
    expect((await callApi('updateDraftDetails', input, { session: admin })).status).toBe(404);
  });

  it('where someone else changed the draft’s details, or the page, since they were read', async () => {
    const pageId = await withDraft('duel', { name: 'Duel' });
    const { page, after, revision, versionId } = await detailsOf(editor, pageId);
    const send = (name: string, session = editor) =>
      callApi('updateDraftDetails', { ...page, after, pageId, versionId, revision, name }, { session });
    const answers = await Promise.all([send('One'), send('Two', admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await send('Three');
    expect(stale.error).toMatchObject({ revision: revision + 1, current: { page: { id: pageId } } });
    const again = await detailsOf(editor, pageId);
    bodyOf(await changePage(admin, pageId, { scoTitle: 'By the Admin' }));
    const over = { ...page, after, pageId, versionId, revision: again.revision, name: 'Four' };
    expect((await callApi('updateDraftDetails', over, { session: editor })).status).toBe(409);
  });

  it('not where someone changes a component of the draft at the same moment', async () => {
    const pageId = await withDraft('both');
    const answers = await Promise.all([
      proposeDetails(editor, pageId, { name: 'Both' }),
      addAnnouncement(admin, pageId, 2, 'more').then(() => ({ status: 200 })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await detailsOf(editor, pageId)).page.name).toBe('Both');
  });
});

describe('a path that was taken in between', () => {
  it('stops the publish with the name of the page that has it, and goes to one of two [1:94] [1:271]', async () => {
    const pageId = await withDraft('late-comer', { name: 'Late comer' });
    bodyOf(await proposeDetails(editor, pageId, { friendlyUrl: 'wanted' }));
    await newPage(admin, 'wanted');
    await submit(editor, pageId);
    const answer = await publishOnly(pageId);
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain("'Wanted'");
    expect((await visit('acme', '/late-comer')).status).toBe(200);

    const rivals = [await withDraft('rival-a'), await withDraft('rival-b')];
    for (const rival of rivals) {
      bodyOf(await proposeDetails(editor, rival, { friendlyUrl: 'prize' }));
      await submit(editor, rival);
    }
    const answers = await Promise.all(rivals.map(publishOnly));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await visit('acme', '/prize')).status).toBe(200);
  });
});
