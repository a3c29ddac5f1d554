import { pageKeys, siteKeys, vendorKeys } from '@galley/functions/core/keys';
import type { VersionRecord } from '@galley/functions/core/records';
import type { CallName } from '@galley/shared/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { createPage, externalForm } from '../../support/page-forms';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  publish,
  submit,
} from '../../support/pages';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';

let cloud: TestCloud;
let acme: TestCompany;
let admin: TestSession;
let editor: TestSession;

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  acme = await makeCompany('acme');
  admin = await sessionFor(cloud, acme, 'Admin');
  editor = await sessionFor(cloud, acme, 'Level4');
});
afterAll(() => cloud.stop());

const call = (name: CallName, input: Record<string, unknown>) => callApi(name, input, { session: editor });
const at = (pageId: number, versionId = 1) => ({ pageId, versionId });
const type = 'Announcement';

async function editorOf(pageId: number, versionId?: number) {
  return bodyOf(await callApi('getPageComponentData', { pageId, versionId }, { session: editor }));
}
const placedOn = async (pageId: number, versionId?: number) =>
  (await editorOf(pageId, versionId)).pageComponents.map(({ id }) => id);

describe('placing an existing component', () => {
  it('of another page adds a copy that goes its own way', async () => {
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

  it('of another version of the page keeps its number where that is free', async () => {
    const pageId = await makeLivePage(admin, 'published');
    const empty = await newDraft(editor, pageId);
    const published = pageId * 100_000_000 + 1 * 10_000 + 1;
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

  it('that stands on the draft already, or whose place is named, answers that place', async () => {
    const pageId = await makePage(editor);
    const id = await addAnnouncement(editor, pageId, 1, 'here');
    expect(bodyOf(await call('placeComponent', { ...at(pageId), type, componentId: id }))).toBe(id);
    expect(bodyOf(await call('placeComponent', { ...at(pageId), type, componentId: 99, id }))).toBe(id);
    expect(await placedOn(pageId)).toEqual([id]);
  });

  it('is refused for what is not there, of another type, or with a place elsewhere', async () => {
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

describe('the places of a draft', () => {
  it('are removed with their components', async () => {
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

  it('are put in the order that was sent, when that names exactly them', async () => {
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
});

describe('what the page editor opens with', () => {
  it('is the draft or pending version, else the live one, else the newest backup, else none', async () => {
    const pageId = await makePage(editor);
    expect((await editorOf(pageId)).selectedVersionId).toBe(1);
    await publish(admin, pageId);
    expect((await editorOf(pageId)).selectedVersionId).toBe(1);
    const draft = await newDraft(editor, pageId, 1);
    expect((await editorOf(pageId)).selectedVersionId).toBe(draft);
    await submit(editor, pageId);
    const { selectedVersionId, versions } = await editorOf(pageId);
    expect(selectedVersionId).toBe(draft);
    expect(versions.map(({ versionId, status }) => [versionId, status])).toEqual([
      [2, 'pending'],
      [1, 'live'],
    ]);
    expect((await editorOf(pageId, 1)).selectedVersionId).toBe(1);
    const missing = await callApi('getPageComponentData', { pageId, versionId: 9 }, { session: editor });
    expect(missing.status).toBe(404);
  });

  it('has no version where the only draft was deleted, or the page is external', async () => {
    const pageId = await makePage(editor);
    bodyOf(await callApi('deleteDraft', { pageId }, { session: editor }));
    expect(await editorOf(pageId)).toMatchObject({
      selectedVersionId: null,
      versions: [],
      pageComponents: [],
    });
    const external = await createPage(admin, externalForm('partner'));
    expect(await editorOf(external)).toMatchObject({ selectedVersionId: null, page: { isExternal: true } });
  });

  it('has the components of the version in order, with its state', async () => {
    const pageId = await makePage(editor);
    const id = await addAnnouncement(editor, pageId, 1, 'words');
    const { pageComponents, versions, page } = await editorOf(pageId);
    expect(pageComponents).toEqual([
      {
        id,
        type,
        componentId: id,
        componentName: 'Text',
        versionId: 1,
        status: 'draft',
        timestamp: versions[0]?.timestamp,
      },
    ]);
    expect(page).toMatchObject({ id: pageId, status: 'draft', revision: 1 });
  });

  it('names each component once, from the newest version that has it', async () => {
    const pageId = await makeLivePage(admin, 'kept');
    const draft = await newDraft(editor, pageId, 1);
    const [kept] = await placedOn(pageId, draft);
    bodyOf(await call('createBlank', { componentName: 'Gap', height: 5, ...at(pageId, draft) }));
    bodyOf(await call('removePlacement', { pageComponentId: kept }));
    const { allComponents } = await editorOf(pageId);
    expect(allComponents.announcements).toEqual([
      { id: pageId * 100_000_000 + 10_001, componentName: 'Text', versionId: 1 },
    ]);
    expect(allComponents.blanks).toEqual([
      { id: pageId * 100_000_000 + draft * 10_000 + 2, componentName: 'Gap', versionId: draft },
    ]);
    expect(allComponents.imageForms).toEqual([]);
  });

  it('offers the types that can be created, in the order of the gallery', async () => {
    const { allComponentTypes } = await editorOf(1);
    expect(allComponentTypes).toEqual(['HtmlEditorColumns', 'Announcement', 'Blank']);
    const settings = { ...siteKeys.formSettings(acme.scope), toEmail: ['a@acme.example'], revision: 1 };
    await cloud.table.commit([{ put: settings }]);
    // The form itself comes with a later issue; until then the forms feature changes nothing here.
    expect((await editorOf(1)).allComponentTypes).toEqual(['HtmlEditorColumns', 'Announcement', 'Blank']);
  });

  it('lists versions up to the limit, with the live and the open one even beyond it', async () => {
    const pageId = await makeLivePage(admin, 'old but live');
    const live = await cloud.table.get<VersionRecord>(pageKeys.version(acme.scope, pageId, 1));
    if (!live) throw new Error('There is no live version.');
    const backups = Array.from({ length: 14 }, (_, index) => index + 2);
    await cloud.table.commit(
      backups.map((versionId) => ({
        put: { ...live, ...pageKeys.version(acme.scope, pageId, versionId), versionId, status: 'backup' },
      })),
    );
    const listed = async () => (await editorOf(pageId)).versions.map(({ versionId }) => versionId);
    expect(await listed()).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 1]);
    const provider = await cloud.table.get<object>(vendorKeys.provider());
    await cloud.table.commit([{ put: { ...provider, ...vendorKeys.provider(), versionLimit: 3 } }]);
    expect(await listed()).toEqual([15, 14, 13, 1]);
    await cloud.table.commit([{ put: { ...provider, ...vendorKeys.provider(), versionLimit: 10 } }]);
  });

  it('takes at most two trips after the session, and reads no component', async () => {
    const pageId = await makeLivePage(admin, 'words');
    const { calls } = await cloud.calls.during(() => editorOf(pageId));
    expect(calls.map(({ operation }) => operation).sort()).toEqual([
      'BatchGetItem',
      'BatchGetItem',
      'GetItem',
      'GetItem',
      'Query',
      'Query',
    ]);
    expect(JSON.stringify(calls.map(({ input }) => input))).not.toContain('CMP#');
  });

  it('is not found for a page that is not there', async () => {
    expect((await call('getPageComponentData', { pageId: 987_654 })).status).toBe(404);
  });
});
