import { describe, expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { addImage } from '../../../support/images/upload';
import { changePage, detailsOf, proposeDetails } from '../../../support/page-forms';
import { bodyOf, makeLivePage, newDraft, publish, submit, withBackup } from '../../../support/pages';
import { visit } from '../../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();

const getPage = async (pageId: number) => bodyOf(await callApi('getPage', { pageId }, { session: admin }));
const restore = (pageId: number, versionId: number, withPlace = false) =>
  callApi('restoreVersion', { pageId, versionId, comments: '', withPlace }, { session: admin });
const compared = async (pageId: number, fromVersionId: number | null, toVersionId: number) => {
  const input = { pageId, toVersionId, ...(fromVersionId && { fromVersionId }) };
  const { details } = bodyOf(await callApi('compareDetails', input, { session: editor }));
  return details.filter(({ from, to }) => from !== to);
};
/** As an earlier release wrote it. */
async function withoutDetails(pageId: number, versionId: number): Promise<void> {
  const set = { details: undefined, liveDetails: undefined, detailsRevision: undefined };
  await cloud.stored.version.change(acme.scope, pageId, versionId, { set });
}

describe('a version that was live', () => {
  it('keeps the last details that visitors saw with it, including an Admin’s immediate save', async () => {
    const pageId = await makeLivePage(admin, 'one', { friendlyUrl: 'kept', name: 'First' });
    bodyOf(await changePage(admin, pageId, { scoTitle: 'Mended' }));
    await newDraft(editor, pageId, 1);
    bodyOf(await proposeDetails(editor, pageId, { name: 'Second', friendlyUrl: 'moved' }));
    await publish(admin, pageId);
    const { page, changed } = await detailsOf(editor, pageId, 1);
    expect(page).toMatchObject({ name: 'First', scoTitle: 'Mended', fullUrl: '/kept' });
    expect(changed).toEqual(['name', 'friendlyUrl']);
    expect((await detailsOf(editor, pageId, 2)).changed).toEqual([]);
  });

  it('restores its details, and its path and place only on request [2:61]', async () => {
    for (const withPlace of [false, true]) {
      const friendlyUrl = withPlace ? 'origin-asked' : 'origin';
      const pageId = await makeLivePage(admin, 'one', { friendlyUrl, name: 'Origin' });
      await newDraft(editor, pageId, 1);
      const goal = { name: 'Goal', friendlyUrl: `${friendlyUrl}-goal`, scoTitle: 'The goal' };
      bodyOf(await proposeDetails(editor, pageId, goal));
      await publish(admin, pageId);
      bodyOf(await restore(pageId, 1, withPlace));
      await cloud.settled();
      const [here, left] = withPlace ? [friendlyUrl, goal.friendlyUrl] : [goal.friendlyUrl, friendlyUrl];
      expect(await getPage(pageId)).toMatchObject({
        name: 'Origin',
        scoTitle: 'A title',
        fullUrl: `/${here}`,
      });
      expect((await visit('acme', `/${here}`)).status).toBe(200);
      expect((await visit('acme', `/${left}`)).status).toBe(301);
    }
  });

  it('does not restore a deleted picture', async () => {
    const id = await addImage(admin);
    const images = bodyOf(await callApi('listImages', {}, { session: admin }));
    const picture = images.find((image) => image.id === id)?.imageUrl ?? '';
    const pageId = await makeLivePage(admin, 'one', { friendlyUrl: 'pictured', picture });
    await newDraft(editor, pageId, 1);
    bodyOf(await proposeDetails(editor, pageId, { picture: '' }));
    await publish(admin, pageId);
    bodyOf(await callApi('deleteImage', { id }, { session: admin }));
    bodyOf(await restore(pageId, 1));
    expect((await getPage(pageId)).picture).toBe('');
  });

  it('and a draft that is created from it do not change the page’s details', async () => {
    const pageId = await withBackup(admin, { name: 'Then' });
    bodyOf(await changePage(admin, pageId, { name: 'Today' }));
    await newDraft(editor, pageId, 1);
    expect(await detailsOf(editor, pageId)).toMatchObject({ changed: [], page: { name: 'Today' } });
  });
});

describe('versions from before details existed', () => {
  it('have the page’s details: read, compared, published and restored', async () => {
    const pageId = await withBackup(admin, { friendlyUrl: 'of-before', name: 'Page' });
    for (const versionId of [1, 2]) await withoutDetails(pageId, versionId);
    bodyOf(await changePage(admin, pageId, { name: 'Renamed' }));
    expect(await detailsOf(editor, pageId, 1)).toMatchObject({
      isKnown: false,
      changed: [],
      page: { name: 'Renamed' },
    });
    expect(await compared(pageId, 1, 2)).toEqual([]);
    bodyOf(await restore(pageId, 1, true));
    expect((await getPage(pageId)).name).toBe('Renamed');
  });

  it('may be a draft that an earlier release publishes, without applying its proposals', async () => {
    const pageId = await makeLivePage(admin, 'one', { friendlyUrl: 'rolled-back', name: 'Stays' });
    await newDraft(editor, pageId, 1);
    bodyOf(await proposeDetails(editor, pageId, { name: 'Lost' }));
    await submit(editor, pageId);
    // The earlier release makes it live and keeps attributes that it does not know.
    await cloud.stored.version.change(acme.scope, pageId, 2, { set: { status: 'live' } });
    expect(await detailsOf(editor, pageId, 2)).toMatchObject({ changed: [], page: { name: 'Stays' } });
    await cloud.stored.version.change(acme.scope, pageId, 2, { set: { status: 'backup' } });
    expect(await detailsOf(editor, pageId, 2)).toMatchObject({ changed: [], isKnown: false });
  });
});

describe('comparing details', () => {
  it('names pages and formats yes and no', async () => {
    const above = await makeLivePage(admin, 'above', { friendlyUrl: 'upper', name: 'Upper' });
    const beside = await makeLivePage(admin, 'x', { friendlyUrl: 'x', name: 'Beside', menu: above });
    const pageId = await makeLivePage(admin, 'y', { friendlyUrl: 'y', showOnMenu: false });
    await newDraft(editor, pageId, 1);
    bodyOf(
      await proposeDetails(editor, pageId, { menu: above, after: beside, showOnMenu: true, noIndex: true }),
    );
    expect(await compared(pageId, 1, 2)).toEqual([
      { field: 'under', from: 'At the top', to: 'Under Upper' },
      { field: 'after', from: '', to: 'After Beside' },
      { field: 'showOnMenu', from: 'No', to: 'Yes' },
      { field: 'noIndex', from: 'No', to: 'Yes' },
    ]);
  });

  it('includes whether a page has the side menu, which visitors see once it is published [2:63]', async () => {
    const pageId = await makeLivePage(admin, 'y', { friendlyUrl: 'alone', name: 'Alone' });
    const sideMenu = async () => (await visit(acme.key, '/alone')).html.includes('class="side"');
    expect(await sideMenu()).toBe(true);
    await newDraft(editor, pageId, 1);
    bodyOf(await proposeDetails(editor, pageId, { sideMenu: 'off' }));
    expect(await compared(pageId, 1, 2)).toEqual([
      { field: 'sideMenu', from: 'As in the design', to: 'Hidden' },
    ]);
    expect(await sideMenu()).toBe(true);
    await publish(admin, pageId);
    expect(await sideMenu()).toBe(false);
    const asked = await callApi('getPageByMenuAndName', { friendlyUrl: 'alone' }, { site: acme.key });
    expect(bodyOf(asked).sideMenu).toBe('off');

    // A backup from before the choice existed restores the site's value.
    await newDraft(editor, pageId, 2);
    await publish(admin, pageId);
    const { sideMenu: kept, ...before } =
      (await cloud.stored.version.get(acme.scope, pageId, 2))?.liveDetails ?? {};
    expect(kept).toBe('off');
    await cloud.stored.version.change(acme.scope, pageId, 2, { set: { liveDetails: before } });
    expect((await compared(pageId, 2, 3)).map(({ from, to }) => [from, to])).toEqual([
      ['As in the design', 'Hidden'],
    ]);
  });

  it('of a new page with an empty one shows all of them', async () => {
    const pageId = await makeLivePage(admin, 'y', { friendlyUrl: 'fresh', name: 'Fresh' });
    const fields = (await compared(pageId, null, 1)).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['name', 'friendlyUrl', 'under', 'scoTitle']));
  });

  it('is rejected for unknown versions', async () => {
    const pageId = await withBackup(admin);
    for (const versions of [{ toVersionId: 9 }, { fromVersionId: 9, toVersionId: 1 }]) {
      const answer = await callApi('compareDetails', { pageId, ...versions }, { session: editor });
      expect(answer.status).toBe(404);
    }
  });
});
