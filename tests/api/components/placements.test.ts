import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, submit } from '../../support/pages';

const { admin, editor } = await startAcme({ runJobs: false });

const call = (name: CallName, input: Record<string, unknown>) => callApi(name, input, { session: editor });
const at = (pageId: number, versionId = 1) => ({ pageId, versionId });
const type = 'Announcement';

async function editorOf(pageId: number, versionId?: number) {
  return bodyOf(await callApi('getPageComponentData', { pageId, versionId }, { session: editor }));
}
const placedOn = async (pageId: number, versionId?: number) =>
  (await editorOf(pageId, versionId)).pageComponents.map(({ id }) => id);

describe('placing an existing component [1:169] [1:255]', () => {
  it('from another page adds an independent copy [1:169] [1:255]', async () => {
    const [from, to] = [await makePage(editor), await makePage(editor)];
    const original = await addAnnouncement(editor, from, 1, 'the same words');
    const own = await addAnnouncement(editor, to, 1, 'mine');
    const copy = bodyOf(await call('placeComponent', { ...at(to), type, componentId: original, id: 0 }));
    expect(await placedOn(to)).toEqual([own, copy]);
    const fields = { componentName: 'Text', announcementText: 'other words' };
    bodyOf(await call('updateAnnouncement', { ...fields, ...at(to), id: copy, revision: 1 }));
    const untouched = await callApi('getAnnouncement', { componentId: original }, { session: editor });
    expect(untouched.body).toMatchObject({ announcementText: 'the same words', revision: 1 });
  });

  it('from another version of the page keeps its number where that is free [1:128]', async () => {
    const pageId = await makeLivePage(admin, 'published');
    const empty = await newDraft(editor, pageId);
    const published = pageId * 100_000_000 + 1 * 10_000 + 1;
    const copied = pageId * 100_000_000 + empty * 10_000 + 1;
    bodyOf(await callApi('deleteAnnouncement', { componentId: copied }, { session: editor }));
    const copy = bodyOf(
      await call('placeComponent', { ...at(pageId, empty), type, componentId: published, id: null }),
    );
    expect(copy).toBe(pageId * 100_000_000 + empty * 10_000 + 1);
    const again = bodyOf(
      await call('placeComponent', { ...at(pageId, empty), type, componentId: published }),
    );
    expect(again).toBe(Number(copy) + 1);
    expect(await addAnnouncement(editor, pageId, empty, 'new')).toBe(Number(copy) + 2);
  });

  it('that is on the draft already, or whose place is named, returns that place [1:128]', async () => {
    const pageId = await makePage(editor);
    const id = await addAnnouncement(editor, pageId, 1, 'here');
    expect(bodyOf(await call('placeComponent', { ...at(pageId), type, componentId: id }))).toBe(id);
    expect(bodyOf(await call('placeComponent', { ...at(pageId), type, componentId: 99, id }))).toBe(id);
    expect(await placedOn(pageId)).toEqual([id]);
  });

  it('is rejected when it does not exist, has another type, or names a place elsewhere', async () => {
    const pageId = await makePage(editor);
    const id = await addAnnouncement(editor, pageId, 1, 'here');
    const other = await makePage(editor);
    for (const input of [
      { componentId: id + 1 },
      { componentId: 12 },
      { componentId: id, type: 'Blank' },
      { componentId: id, id },
    ]) {
      const answer = await call('placeComponent', { ...at(other), type, ...input });
      expect(answer.status, JSON.stringify(input)).toBe(404);
    }
    expect((await call('placeComponent', { ...at(other), type: 'Navbar', componentId: id })).status).toBe(
      400,
    );
    expect((await call('placeComponent', { ...at(other, 5), type, componentId: id })).status).toBe(404);
  });
});

describe('the places of a draft [1:128] [1:252]', () => {
  it('are removed with their components [1:253]', async () => {
    const pageId = await makePage(editor);
    const [one, two] = [
      await addAnnouncement(editor, pageId, 1, 'one'),
      await addAnnouncement(editor, pageId, 1, 'two'),
    ];
    const answer = await call('removePlacement', { pageComponentId: one });
    expect(answer).toMatchObject({ status: 200, body: 'Deleted' });
    expect(await placedOn(pageId)).toEqual([two]);
    expect((await call('getAnnouncement', { componentId: one })).status).toBe(404);
    expect((await call('removePlacement', { pageComponentId: one })).status).toBe(404);
  });

  it('are ordered by a list that names exactly them [1:76] [1:254]', async () => {
    const pageId = await makePage(editor);
    const ids: number[] = [];
    for (const text of ['a', 'b', 'c']) ids.push(await addAnnouncement(editor, pageId, 1, text));
    const [a, b, c] = ids;
    const answer = await call('updatePlacementOrder', { pageComponentIds: [c, a, b] });
    expect(answer).toMatchObject({ status: 200, body: 'Saved' });
    expect(await placedOn(pageId)).toEqual([c, a, b]);
    const other = await addAnnouncement(editor, await makePage(editor), 1, 'elsewhere');
    for (const wrong of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, other],
      [a, b, c, (c ?? 0) + 1],
    ]) {
      const refused = await call('updatePlacementOrder', { pageComponentIds: wrong });
      expect(refused.status, String(wrong)).toBe(409);
    }
    expect((await call('updatePlacementOrder', { pageComponentIds: [] })).status).toBe(400);
    expect((await call('updatePlacementOrder', { pageComponentIds: [5] })).status).toBe(404);
    expect(await placedOn(pageId)).toEqual([c, a, b]);
  });

  it('are restored with their number and content, at the named position', async () => {
    const pageId = await makePage(editor);
    const [one, two] = [
      await addAnnouncement(editor, pageId, 1, 'one'),
      await addAnnouncement(editor, pageId, 1, 'two'),
    ];
    await call('removePlacement', { pageComponentId: one });
    const added = await addAnnouncement(editor, pageId, 1, 'meanwhile');
    expect(bodyOf(await call('restoreComponent', { pageComponentId: one, at: 1 }))).toBe(one);
    expect(await placedOn(pageId)).toEqual([two, one, added]);
    expect((await call('getAnnouncement', { componentId: one })).body).toMatchObject({
      announcementText: 'one',
      revision: 2,
    });
    // Requested twice, as after a lost response, it exists once.
    expect(bodyOf(await call('restoreComponent', { pageComponentId: one }))).toBe(one);
    expect(await placedOn(pageId)).toEqual([two, one, added]);
    expect((await call('restoreComponent', { pageComponentId: two + 100 })).status).toBe(404);
    await call('removePlacement', { pageComponentId: one });
    await submit(editor, pageId);
    expect((await call('restoreComponent', { pageComponentId: one })).status).toBe(409);
  });

  it('are duplicated directly below, with numbers of their own', async () => {
    const pageId = await makePage(editor);
    const one = await addAnnouncement(editor, pageId, 1, 'one');
    const two = await addAnnouncement(editor, pageId, 1, 'two');
    const copy = bodyOf(await call('duplicateComponent', { pageComponentId: one }));
    expect(copy).toBe(two + 1);
    expect(await placedOn(pageId)).toEqual([one, copy, two]);
    expect((await call('getAnnouncement', { componentId: copy })).body).toMatchObject({
      announcementText: 'one',
      revision: 1,
    });
    expect((await call('duplicateComponent', { pageComponentId: two + 100 })).status).toBe(404);
  });
});
