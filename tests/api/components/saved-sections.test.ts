import { limits } from '@galley/shared/limits';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bannerCalls } from '../../support/banners';
import { sessionFor } from '../../support/companies';
import { putImage } from '../../support/library';
import { addAnnouncement, bodyOf, makeLivePage, makePage } from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme({ runJobs: false });
const author = await sessionFor(cloud, acme, 'Author');

const list = async (session = editor) => bodyOf(await callApi('listSavedSections', {}, { session }));
const save = (pageComponentId: number, name: string, session = editor) =>
  callApi('createSavedSection', { pageComponentId, name }, { session });
const insert = (savedSectionId: number, pageId: number, at?: number) =>
  callApi('insertSavedSection', { savedSectionId, pageId, versionId: 1, at }, { session: editor });
const editorOf = async (pageId: number) =>
  bodyOf(await callApi('getPageComponentData', { pageId }, { session: editor }));

/** A saved announcement; returns its id and that of the original. */
async function savedAnnouncement(text: string, session = editor) {
  const pageId = await makePage(session);
  const original = await addAnnouncement(session, pageId, 1, text);
  return { pageId, original, id: bodyOf(await save(original, text, session)) };
}

describe('a saved section', () => {
  it('is a copy of a component: later changes of the original and of copies do not change it', async () => {
    const { pageId, original, id } = await savedAnnouncement('Open on Sundays');
    const changed = { pageId, versionId: 1, id: original, componentName: 'A', announcementText: 'closed' };
    bodyOf(await callApi('updateAnnouncement', { ...changed, revision: 1 }, { session: editor }));
    bodyOf(await callApi('deleteAnnouncement', { componentId: original }, { session: editor }));
    const other = await makePage(editor);
    const last = await addAnnouncement(editor, other, 1, 'last');
    const copy = bodyOf(await insert(id, other, 0));
    const { pageComponents, components } = await editorOf(other);
    expect(pageComponents.map((placed) => placed.id)).toEqual([copy, last]);
    expect(components[0]).toMatchObject({ revision: 1, data: { announcementText: 'Open on Sundays' } });
    bodyOf(
      await callApi(
        'updateAnnouncement',
        { ...changed, pageId: other, id: copy, revision: 1 },
        { session: editor },
      ),
    );
    const content = bodyOf(await callApi('getSavedSection', { savedSectionId: id }, { session: editor }));
    expect(content).toMatchObject({
      componentId: 0,
      type: 'Announcement',
      data: { announcementText: 'Open on Sundays' },
    });
  });

  it('is made of any version, is inserted at the end without a place, and only into a draft', async () => {
    const live = await makeLivePage(admin, 'published');
    const { pageComponents } = await editorOf(live);
    const id = bodyOf(await save(pageComponents[0]?.id ?? 0, 'Published'));
    const pageId = await makePage(editor);
    const first = await addAnnouncement(editor, pageId, 1, 'first');
    const copies = [bodyOf(await insert(id, pageId)), bodyOf(await insert(id, pageId))];
    expect((await editorOf(pageId)).pageComponents.map((placed) => placed.id)).toEqual([first, ...copies]);
    const refused = await insert(id, live);
    expect(refused).toMatchObject({ status: 409, error: { message: expect.stringContaining('live') } });
    expect((await insert(99, pageId)).status).toBe(404);
    expect((await save(first + 100, 'Nothing')).status).toBe(404);
  });

  it('of a banner gives each copy slides of its own', async () => {
    const picture = await putImage(cloud, acme, 70);
    const { makeBanner } = bannerCalls(() => editor, picture);
    const banner = await makeBanner(2);
    const id = bodyOf(await save(banner.id, 'Two slides'));
    const copies = [bodyOf(await insert(id, banner.pageId)), bodyOf(await insert(id, banner.pageId))];
    const { components } = await editorOf(banner.pageId);
    const slides = components.flatMap(({ data }) => (data.banners as { id: number }[]).map((one) => one.id));
    expect(new Set(slides).size).toBe(6);
    for (const copy of copies) {
      const { banners } = bodyOf(
        await callApi('getBannerContainer', { componentId: copy }, { session: editor }),
      );
      const [slide] = banners;
      const again = await callApi('getBanner', { componentId: slide?.id ?? 0 }, { session: editor });
      expect(again.body).toMatchObject({ bannerContainerId: copy, componentName: 'S1' });
    }
  });

  it('is listed without content, the newest first, with who saved it and when', async () => {
    const { id } = await savedAnnouncement('Newest');
    const { result, calls } = await cloud.calls.during(() => list());
    expect(result[0]).toEqual({
      savedSectionId: id,
      name: 'Newest',
      type: 'Announcement',
      savedBy: editor.userId,
      savedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      revision: 1,
    });
    expect(result.map(({ savedSectionId }) => savedSectionId)).toEqual(
      result.map(({ savedSectionId }) => savedSectionId).toSorted((a, b) => b - a),
    );
    expect(calls.map(({ operation }) => operation)).toEqual(['BatchGetItem', 'Query']);
  });

  it('is renamed and deleted by who saved it and by those who may edit all of them, with an entry in the log', async () => {
    const { id, pageId } = await savedAnnouncement('By an author', author);
    const other = await savedAnnouncement('By an editor');
    const rename = (savedSectionId: number, name: string, revision: number, session = author) =>
      callApi('renameSavedSection', { savedSectionId, name, revision }, { session });
    expect(bodyOf(await rename(id, 'Renamed', 1))).toBe(id);
    const stale = await rename(id, 'Again', 1, editor);
    expect(stale).toMatchObject({ status: 409, error: { revision: 2, current: { name: 'Renamed' } } });
    const refused = await rename(other.id, 'Mine now', 1);
    expect(refused).toMatchObject({
      status: 403,
      error: { message: "Someone else saved 'By an editor'. Ask them or an Admin to change it." },
    });
    const remove = (savedSectionId: number, session = author) =>
      callApi('deleteSavedSection', { savedSectionId }, { session });
    expect((await remove(other.id)).status).toBe(403);
    const copy = bodyOf(await insert(id, pageId));
    expect(bodyOf(await remove(id, editor))).toBe('Deleted');
    expect((await remove(id, editor)).status).toBe(404);
    expect((await insert(id, pageId)).status).toBe(404);
    expect(await cloud.stored.savedContent.get(acme.scope, id)).toBeUndefined();
    expect((await editorOf(pageId)).pageComponents.map((placed) => placed.id)).toContain(copy);
    const log = bodyOf(await callApi('getActivityLog', {}, { session: admin }));
    const actions = log.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining([
        "Saved the section 'By an author'",
        "Renamed the saved section 'By an author' to 'Renamed'",
        "Deleted the saved section 'Renamed'",
      ]),
    );
  });

  it('of a type that only a later release knows keeps its content, and is not put on a page', async () => {
    const { id, pageId } = await savedAnnouncement('of a later release');
    const type = 'Marquee' as 'Announcement';
    const { savedContent, savedSection } = cloud.stored;
    await savedSection.change(acme.scope, id, { set: { type } });
    await savedContent.change(acme.scope, id, { set: { type } });
    expect((await list())[0]).toMatchObject({ savedSectionId: id, type });
    const read = await callApi('getSavedSection', { savedSectionId: id }, { session: editor });
    expect(read.body).toMatchObject({ type, data: { announcementText: 'of a later release' } });
    const refused = await insert(id, pageId);
    expect(refused.status).toBe(409);
    expect(refused.error.message).toContain('does not know (Marquee)');
    expect(await savedContent.get(acme.scope, id)).toMatchObject({ type });
  });
});

describe('the saved sections of a company', () => {
  it('have a number and a size that they do not exceed, also when several are saved at the same time', async () => {
    const { original, id } = await savedAnnouncement('One of many');
    const large = { bytes: limits.savedSectionsBytes };
    const before = await cloud.stored.savedSection.get(acme.scope, id);
    await cloud.stored.savedSection.change(acme.scope, id, { set: large });
    const tooLarge = await save(original, 'Too large');
    expect(tooLarge).toMatchObject({ status: 409, error: { message: expect.stringContaining('4 MB') } });
    await cloud.table.commit([{ put: { ...before } }] as never);
    const left = limits.savedSections - (await list()).length;
    const filler = Array.from({ length: left - 1 }, (_, index) => {
      const number = 90_000_000 + index;
      return { put: cloud.stored.savedSection.item(acme.scope, number, { ...before, id: number }) };
    });
    for (let at = 0; at < filler.length; at += 50)
      await cloud.table.commit(filler.slice(at, at + 50) as never);
    const answers = await Promise.all([save(original, 'The last'), save(original, 'One too many')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await list()).toHaveLength(limits.savedSections);
    const refused = await save(original, 'One too many');
    expect(refused.error.message).toBe(
      'There are 200 saved sections, as many as a company can have. Delete one that you no longer need.',
    );
  });
});
