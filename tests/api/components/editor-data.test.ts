import { creatableTypes } from '@galley/shared/components/dictionary';
import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
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
import { countRoundTrips } from '../../support/round-trips';

const { cloud, acme, admin, editor } = await startAcme({ runJobs: false });

const call = (name: CallName, input: Record<string, unknown>) => callApi(name, input, { session: editor });
const at = (pageId: number, versionId = 1) => ({ pageId, versionId });
const type = 'Announcement';

async function editorOf(pageId: number, versionId?: number) {
  return bodyOf(await callApi('getPageComponentData', { pageId, versionId }, { session: editor }));
}
const placedOn = async (pageId: number, versionId?: number) =>
  (await editorOf(pageId, versionId)).pageComponents.map(({ id }) => id);

describe('the data of the page editor [1:130] [1:252]', () => {
  it('has the draft or pending version, else the live one, else the newest backup, else none [1:158] [1:156] [1:165] [2:124]', async () => {
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

  it('has no version where the only draft was deleted, or the page is external [1:158] [1:160] [1:163] [1:272] [1:130]', async () => {
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

  it('has the components of the version in order, with its state [1:128] [1:130] [1:252] [1:76]', async () => {
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

  it('lists each component once, from the newest version that has it [1:130] [1:169] [1:252]', async () => {
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

  it('offers the types that can be created, and a form only once forms have recipients [1:10] [1:169] [2:10] [2:164] [1:130] [1:32] [2:82]', async () => {
    const author = await sessionFor(cloud, acme, 'Author');
    // Each of them can be added again.
    const filled = await makePage(editor);
    const placements = creatableTypes.map((one, index) => ({
      n: index + 1,
      type: one,
      componentName: one.slice(0, 15),
    }));
    await cloud.stored.version.change(acme.scope, filled, 1, { set: { placements } });
    const offered = async () => {
      const [types, ...others] = await Promise.all(
        [
          { session: editor, pageId: 1 },
          { session: admin, pageId: filled },
          { session: author, pageId: filled },
        ].map(async ({ session, pageId }) =>
          bodyOf(await callApi('getPageComponentData', { pageId }, { session })),
        ),
      ).then((all) => all.map(({ allComponentTypes }) => allComponentTypes));
      for (const other of others) expect(other).toEqual(types);
      return types;
    };
    const sections = creatableTypes.slice(5);
    const always = ['HtmlEditorColumns', 'BannerContainer', 'Announcement', 'Blank', ...sections];
    expect(await offered()).toEqual(always);
    const settings = cloud.stored.formSettings.item(acme.scope, { toEmail: [] as string[], revision: 1 });
    await cloud.table.commit([{ put: settings }]);
    expect(await offered()).toEqual(always);
    await cloud.table.commit([{ put: { ...settings, toEmail: ['a@acme.example'] } }]);
    expect(await offered()).toEqual([
      'HtmlEditorColumns',
      'BannerContainer',
      'Announcement',
      'ImageForm',
      'Blank',
      ...sections,
    ]);
  });

  it('lists versions up to the limit, and always the live and the open one [1:165] [1:303] [2:267] [1:237]', async () => {
    const pageId = await makeLivePage(admin, 'old but live');
    const live = await cloud.stored.version.get(acme.scope, pageId, 1);
    if (!live) throw new Error('There is no live version.');
    const backups = Array.from({ length: 14 }, (_, index) => index + 2);
    await cloud.table.commit(
      backups.map((versionId) => ({
        put: cloud.stored.version.item(acme.scope, pageId, versionId, {
          ...live,
          versionId,
          status: 'backup',
        }),
      })),
    );
    const listed = async () => (await editorOf(pageId)).versions.map(({ versionId }) => versionId);
    expect(await listed()).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 1]);
    expect((await editorOf(pageId)).hasOlderVersions).toBe(true);
    expect((await editorOf(await makeLivePage(admin))).hasOlderVersions).toBe(false);
    const provider = await cloud.stored.provider.get();
    const limitTo = (versionLimit: number) => cloud.stored.provider.put({ ...provider, versionLimit });
    await limitTo(3);
    expect(await listed()).toEqual([15, 14, 13, 1]);
    await limitTo(13);
    expect(await listed()).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1]);
    await limitTo(1_000);
    expect(await listed()).toHaveLength(15);
    await cloud.stored.provider.delete();
    expect(await listed()).toHaveLength(11);
    await limitTo(10);
  });

  it('has the content of the components of the selected version, in order [1:76] [1:158]', async () => {
    const pageId = await makeLivePage(admin, 'published');
    const [first] = await placedOn(pageId);
    const body = (componentId: number | undefined, announcementText: string, revision = 1) => ({
      componentId,
      type,
      revision,
      data: { componentName: 'Text', announcementText },
    });
    expect((await editorOf(pageId)).components).toEqual([body(first, 'published')]);
    const draft = await newDraft(editor, pageId, 1);
    const [kept] = await placedOn(pageId, draft);
    const added = await addAnnouncement(editor, pageId, draft, 'added');
    bodyOf(await call('updatePlacementOrder', { pageComponentIds: [added, kept] }));
    expect((await editorOf(pageId)).components).toEqual([body(added, 'added'), body(kept, 'published')]);
    expect((await editorOf(pageId, 1)).components).toEqual([body(first, 'published')]);
    const bare = await callApi('getPageComponentData', { pageId, bodies: false }, { session: editor });
    expect(bare.body.components).toEqual([]);
  });

  it('has that of the newest backup too, where the page names no version [1:158]', async () => {
    const pageId = await makeLivePage(admin, 'published');
    await cloud.stored.version.change(acme.scope, pageId, 1, { set: { status: 'backup' } });
    await cloud.stored.page.change(acme.scope, pageId, { set: { liveVersionId: null } });
    const { selectedVersionId, components } = await editorOf(pageId);
    expect(selectedVersionId).toBe(1);
    expect(components.map(({ data }) => data.announcementText)).toEqual(['published']);
  });

  it('takes two round trips after the session, and reads no component of another version', async () => {
    const pageId = await makeLivePage(admin, 'words');
    await newDraft(editor, pageId, 1);
    const { roundTrips } = await countRoundTrips(() => editorOf(pageId));
    expect(roundTrips).toBe(3);
    const { calls } = await cloud.calls.during(() => editorOf(pageId));
    const prefixes = JSON.stringify(calls.map(({ input }) => input)).match(/CMP#\d*/g);
    expect(prefixes).toEqual(['CMP#00002']);
    const { calls: bare } = await cloud.calls.during(() =>
      call('getPageComponentData', { pageId, bodies: false }),
    );
    expect(JSON.stringify(bare.map(({ input }) => input))).not.toContain('CMP#');
  });

  it('is not found for an unknown page', async () => {
    expect((await call('getPageComponentData', { pageId: 987_654 })).status).toBe(404);
  });
});
