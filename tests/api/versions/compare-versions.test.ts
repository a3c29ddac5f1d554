import { packComponentId } from '@galley/functions/core/ids';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, publish } from '../../support/pages';

const { cloud, admin, editor } = await startAcme();

const compare = (pageId: unknown, fromVersionId: unknown, toVersionId: unknown, session = editor) =>
  callApi('compareVersions', { pageId, fromVersionId, toVersionId }, { session });

const compared = async (pageId: number, from: number | null, to: number) =>
  bodyOf(await compare(pageId, from, to));

/** A live page with the announcements one, two and three, and a draft copied from it. */
async function pageOfThree() {
  const pageId = await makePage(admin);
  for (const text of ['one', 'two', 'three']) await addAnnouncement(admin, pageId, 1, text);
  await publish(admin, pageId);
  await newDraft(admin, pageId, 1);
  return pageId;
}

const draftId = (pageId: number, n: number) => packComponentId({ pageId, versionId: 2, n });

describe('the comparison of two versions', () => {
  it('reports a copy as equal, component by component', async () => {
    const pageId = await pageOfThree();
    const differences = await compared(pageId, 1, 2);
    expect(differences.map(({ change }) => change)).toEqual(['same', 'same', 'same']);
    expect(differences[0]).toMatchObject({
      type: 'Announcement',
      componentId: draftId(pageId, 1),
      from: { announcementText: 'one', componentName: 'Text' },
      to: { announcementText: 'one', componentName: 'Text' },
      fromPlace: 1,
      toPlace: 1,
    });
  });

  it('finds changed, removed, added and moved components, in the order of the later version', async () => {
    const pageId = await pageOfThree();
    const input = {
      id: draftId(pageId, 1),
      pageId,
      versionId: 2,
      componentName: 'Text',
      announcementText: 'one, but better',
      revision: 1,
    };
    bodyOf(await callApi('updateAnnouncement', input, { session: editor }));
    bodyOf(await callApi('removePlacement', { pageComponentId: draftId(pageId, 2) }, { session: editor }));
    const added = await addAnnouncement(editor, pageId, 2, 'four');
    const order = [draftId(pageId, 3), draftId(pageId, 1), added];
    bodyOf(await callApi('updatePlacementOrder', { pageComponentIds: order }, { session: editor }));
    const differences = await compared(pageId, 1, 2);
    const told = differences.map(({ change, from, to }) => ({
      change,
      from: from?.announcementText,
      to: to?.announcementText,
    }));
    // 1 and 3 were swapped; either of the two may be reported as moved.
    const threeFirst = told.findIndex(({ to }) => to === 'three');
    const oneNext = told.findIndex(({ to }) => to === 'one, but better');
    expect(threeFirst).toBeLessThan(oneNext);
    expect(told).toContainEqual({ change: 'changed', from: 'one', to: 'one, but better' });
    expect(told).toContainEqual({ change: 'removed', from: 'two', to: undefined });
    expect(told.at(-1)).toEqual({ change: 'added', from: undefined, to: 'four' });
    expect(differences.filter(({ isMoved }) => isMoved)).toHaveLength(1);
    const removed = differences.find(({ change }) => change === 'removed');
    expect(removed).toMatchObject({ fromPlace: 2, toPlace: null, to: null });
    expect(removed?.componentId).toBe(packComponentId({ pageId, versionId: 1, n: 2 }));
  });

  it('works in both directions', async () => {
    const pageId = await pageOfThree();
    await addAnnouncement(editor, pageId, 2, 'four');
    expect((await compared(pageId, 2, 1)).map(({ change }) => change)).toEqual([
      'same',
      'same',
      'same',
      'removed',
    ]);
  });

  it('reports everything as added where there is nothing to compare with', async () => {
    const pageId = await makePage(editor);
    await addAnnouncement(editor, pageId, 1, 'the first word');
    const [only, ...others] = await compared(pageId, null, 1);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ change: 'added', from: null, to: { announcementText: 'the first word' } });
  });

  it('accepts any two versions, backups too', async () => {
    const pageId = await makeLivePage(admin, 'first');
    for (const versionId of [2, 3]) {
      await newDraft(admin, pageId, versionId - 1);
      await addAnnouncement(admin, pageId, versionId, `text of V${versionId}`);
      await publish(admin, pageId);
    }
    expect((await compared(pageId, 1, 3)).map(({ change }) => change)).toEqual(['same', 'added', 'added']);
    expect((await compared(pageId, 2, 2)).map(({ change }) => change)).toEqual(['same', 'same']);
  });
});

describe('the comparison is rejected', () => {
  it('for another company’s page, and for unknown versions and pages [1:8]', async () => {
    const pageId = await pageOfThree();
    const stranger = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
    expect((await compare(pageId, 1, 2, stranger)).status).toBe(404);
    expect((await compare(pageId, 1, 9)).status).toBe(404);
    expect((await compare(pageId, 9, 1)).status).toBe(404);
    expect((await compare(999_999, 1, 2)).status).toBe(404);
  });

  it('where it is malformed, naming the field', async () => {
    expect((await compare('x', 1, 2)).error.fields).toHaveProperty('pageId');
    expect((await compare(1, 'x', 2)).error.fields).toHaveProperty('fromVersionId');
    expect((await compare(1, 1, null)).error.fields).toHaveProperty('toVersionId');
  });

  it('without a session [1:43] [1:288]', async () => {
    const answer = await callApi('compareVersions', { pageId: 1, fromVersionId: 1, toVersionId: 2 });
    expect(answer.status).toBe(401);
  });
});
