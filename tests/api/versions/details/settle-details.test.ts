import { describe, expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { withBetween } from '../../../support/between';
import { changePage, detailsOf, proposeDetails } from '../../../support/page-forms';
import { bodyOf, makeLivePage, newDraft, submit } from '../../../support/pages';

const { cloud, acme, admin, editor } = await startAcme();

const getPage = async (pageId: number) => bodyOf(await callApi('getPage', { pageId }, { session: admin }));
const publishOnly = (pageId: number) =>
  callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' });
const compared = async (pageId: number) =>
  bodyOf(await callApi('compareDetails', { pageId, fromVersionId: 1, toVersionId: 2 }, { session: editor }));
async function settle(pageId: number, kept: string[], session = admin) {
  const { revision } = await compared(pageId);
  return callApi('settleDetails', { pageId, versionId: 2, kept, revision }, { session });
}

/** The draft proposes a name and a title; then an Admin changes both on the page. */
async function inConflict(friendlyUrl: string): Promise<number> {
  const pageId = await makeLivePage(admin, 'text', { friendlyUrl, name: 'Before', scoTitle: 'Old title' });
  await newDraft(editor, pageId, 1);
  bodyOf(await proposeDetails(editor, pageId, { name: 'Proposed', scoTitle: 'New title', summary: 'Words' }));
  bodyOf(await changePage(admin, pageId, { name: 'Admin’s', scoTitle: 'Admin’s title' }));
  return pageId;
}

describe('an Admin’s immediate save', () => {
  it('takes effect at once and does not change the draft [1:245]', async () => {
    const pageId = await inConflict('at-once');
    expect(await getPage(pageId)).toMatchObject({ name: 'Admin’s', summary: '' });
    const { page, conflicts, changed } = await detailsOf(editor, pageId);
    expect(page).toMatchObject({ name: 'Proposed', scoTitle: 'New title', summary: 'Words' });
    expect(conflicts).toEqual(['name', 'scoTitle']);
    expect(changed).toEqual(['name', 'scoTitle', 'summary']);
  });

  it('causes no conflict where the draft proposes nothing of it, or the same', async () => {
    const pageId = await makeLivePage(admin, 'text', { friendlyUrl: 'agreed', name: 'Before' });
    await newDraft(editor, pageId, 1);
    bodyOf(await proposeDetails(editor, pageId, { name: 'Agreed' }));
    bodyOf(await changePage(admin, pageId, { name: 'Agreed', author: 'The Admin' }));
    await submit(editor, pageId);
    bodyOf(await publishOnly(pageId));
    expect(await getPage(pageId)).toMatchObject({ name: 'Agreed', author: 'The Admin' });
  });

  it('stops a publish that would overwrite it unseen, and names the details [1:271]', async () => {
    const pageId = await inConflict('unseen');
    await submit(editor, pageId);
    const answer = await publishOnly(pageId);
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain('Page Name, SEO Title');
    expect(await getPage(pageId)).toMatchObject({ name: 'Admin’s', summary: '' });
    const [name] = (await compared(pageId)).details;
    expect(name).toEqual({
      field: 'name',
      from: 'Admin’s',
      to: 'Proposed',
      conflict: { started: 'Before', now: 'Admin’s' },
    });
  });
});

describe('a draft that is published directly', () => {
  it('stays a draft where its details conflict', async () => {
    const pageId = await inConflict('at-once-in-conflict');
    const direct = { pageId, comments: '', isPublishedNext: true };
    const answer = await callApi('submitDraft', direct, { session: admin });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain('Page Name, SEO Title');
    bodyOf(await settle(pageId, ['name']));
    bodyOf(await callApi('submitDraft', direct, { session: admin }));
    bodyOf(await publishOnly(pageId));
    expect(await getPage(pageId)).toMatchObject({ name: 'Admin’s', scoTitle: 'New title' });
  });
});

describe('deciding which of two values applies', () => {
  it('keeps the named details of the page and applies the others with the publish', async () => {
    const pageId = await inConflict('decided');
    await submit(editor, pageId);
    bodyOf(await settle(pageId, ['name']));
    expect((await detailsOf(editor, pageId)).conflicts).toEqual([]);
    bodyOf(await publishOnly(pageId));
    expect(await getPage(pageId)).toMatchObject({
      name: 'Admin’s',
      scoTitle: 'New title',
      summary: 'Words',
    });
  });

  it('is possible for writers while it is a draft, and for publishers once it is pending', async () => {
    const pageId = await inConflict('who-decides');
    await submit(editor, pageId);
    expect(await settle(pageId, [], editor)).toMatchObject({
      status: 403,
      error: { message: 'V2 waits for review: an Admin decides which of the two applies.' },
    });
    bodyOf(await callApi('rejectDraft', { pageId, comments: 'no' }, { session: admin, method: 'POST' }));
    bodyOf(await settle(pageId, ['name', 'scoTitle'], editor));
    expect((await detailsOf(editor, pageId)).changed).toEqual(['summary']);
    expect(await settle(pageId, [])).toMatchObject({
      status: 409,
      error: { message: 'The page and this version already agree. Reload the page.' },
    });
  });

  it('is rejected in the end where the version changes again and again', async () => {
    const pageId = await inConflict('restless');
    await submit(editor, pageId);
    const others = () => cloud.stored.version.change(acme.scope, pageId, 2, { add: { revision: 1 } });
    expect(await withBetween(() => settle(pageId, ['name', 'scoTitle']), others, 'each')).toMatchObject({
      status: 409,
      error: {
        message: 'Several people are changing this version right now. Nothing was saved: try again.',
      },
    });
  });

  it('is rejected where the page was changed again, or where it names no detail', async () => {
    const pageId = await inConflict('once-more');
    const { revision } = await compared(pageId);
    bodyOf(await changePage(admin, pageId, { name: 'A third' }));
    const input = { pageId, versionId: 2, kept: [], revision };
    const stale = await callApi('settleDetails', input, { session: admin });
    expect(stale.status).toBe(409);
    expect(stale.error.revision).toBe(revision + 1);
    const wrong = await callApi('settleDetails', { ...input, kept: ['id'] }, { session: admin });
    expect(wrong.status).toBe(400);
  });

  it('is implied by typing another value into the draft, and by nothing that keeps it', async () => {
    const pageId = await inConflict('by-form');
    bodyOf(await proposeDetails(editor, pageId, { name: 'After all', author: 'Ann' }));
    expect((await detailsOf(editor, pageId)).conflicts).toEqual(['scoTitle']);
    bodyOf(await proposeDetails(editor, pageId, { scoTitle: 'A third title' }));
    await submit(editor, pageId);
    bodyOf(await publishOnly(pageId));
    expect(await getPage(pageId)).toMatchObject({ name: 'After all', scoTitle: 'A third title' });
  });

  it('keeps the time at which the version is to go live', async () => {
    const pageId = await inConflict('scheduled');
    await submit(editor, pageId);
    const plan = { publishAt: '2027-06-01T09:00', takeDownAt: null, timeZone: 'America/New_York' };
    const times = { pageId, versionId: 2, ...plan, comments: '' };
    bodyOf(await callApi('scheduleVersion', times, { session: admin }));
    bodyOf(await settle(pageId, ['name']));
    const { versions } = bodyOf(
      await callApi('getPageComponentData', { pageId, bodies: false }, { session: admin }),
    );
    expect(versions[0]?.planned?.publishAt).toBe('2027-06-01T13:00:00.000Z');
    bodyOf(await publishOnly(pageId));
    expect((await getPage(pageId)).summary).toBe('Words');
  });
});
