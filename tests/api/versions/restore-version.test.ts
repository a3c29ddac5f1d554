import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { addAnnouncement, bodyOf, newDraft, submit, withBackup } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();

const restore = (pageId: unknown, versionId: unknown, session = admin) =>
  callApi('restoreVersion', { pageId, versionId, comments: '' }, { session });

const itemsOf = (pageId: number) => cloud.stored.version.all(acme.scope, pageId);
const versionsOf = async (pageId: number) =>
  (await itemsOf(pageId)).map(({ versionId, status }) => `V${versionId} ${status}`);
const actionsOf = async (pageId: number) =>
  bodyOf(await callApi('listVersionLog', { pageId }, { session: admin })).map(({ action }) => action);

describe('making a version live again', () => {
  it('shows visitors the backup in one step and logs it as published [1:90] [1:134] [1:156]', async () => {
    const pageId = await withBackup(admin, { friendlyUrl: 'again' });
    expect((await visit('acme', '/again')).html).toContain('second text');
    expect(await restore(pageId, 1)).toMatchObject({ status: 200, body: 1 });
    const { html } = await visit('acme', '/again');
    expect(html).toContain('first text');
    expect(html).not.toContain('second text');
    expect(await versionsOf(pageId)).toEqual(['V1 live', 'V2 backup']);
    expect((await actionsOf(pageId)).slice(0, 2)).toEqual(['Published V1', 'Published V2']);
  });

  it('keeps an open draft and its content, which goes live later [1:156] [1:161] [1:271]', async () => {
    const pageId = await withBackup(admin, { friendlyUrl: 'draft-kept' });
    await newDraft(admin, pageId, 2);
    await addAnnouncement(admin, pageId, 3, 'third text');
    bodyOf(await restore(pageId, 1));
    expect(await versionsOf(pageId)).toEqual(['V1 live', 'V2 backup', 'V3 draft']);
    await submit(admin, pageId);
    bodyOf(await callApi('publishDraft', { pageId, versionId: 3, comments: '' }, { session: admin }));
    expect(await versionsOf(pageId)).toEqual(['V1 backup', 'V2 backup', 'V3 live']);
    expect((await visit('acme', '/draft-kept')).html).toContain('third text');
  });

  it('restores a page that was taken off the site [1:156]', async () => {
    const pageId = await withBackup(admin, { friendlyUrl: 'down-and-up' });
    bodyOf(await callApi('unpublish', { pageId, comments: '' }, { session: admin }));
    expect((await visit('acme', '/down-and-up')).status).toBe(404);
    bodyOf(await restore(pageId, 2));
    expect((await visit('acme', '/down-and-up')).html).toContain('second text');
    expect(await versionsOf(pageId)).toEqual(['V1 backup', 'V2 live']);
  });

  it('re-renders the restored version when the page’s details change [2:62]', async () => {
    const pageId = await withBackup(admin, { friendlyUrl: 'renamed-after', name: 'Old name' });
    bodyOf(await restore(pageId, 1));
    const page = bodyOf(await callApi('getPage', { pageId }, { session: admin }));
    bodyOf(await callApi('updatePage', { ...page, name: 'New name' }, { session: admin }));
    const { html } = await visit('acme', '/renamed-after');
    expect(html).toContain('New name');
    expect(html).not.toContain('second text');
  });
});

describe('making a version live again is rejected', () => {
  it('for everybody but an Admin [1:208]', async () => {
    const pageId = await withBackup(admin);
    expect((await restore(pageId, 1, editor)).status).toBe(403);
    expect(await versionsOf(pageId)).toEqual(['V1 backup', 'V2 live']);
  });

  it('for another company’s page and for an unknown version [1:8]', async () => {
    const pageId = await withBackup(admin);
    const stranger = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
    expect((await restore(pageId, 1, stranger)).status).toBe(404);
    expect((await restore(pageId, 9)).status).toBe(404);
    expect((await restore(999_999, 1)).status).toBe(404);
  });

  it('where it is malformed, naming the field', async () => {
    for (const versionId of [undefined, 0, 'one', -1]) {
      const answer = await restore(1, versionId);
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toHaveProperty('versionId');
    }
  });

  it('for what is live, a draft or pending, and on a deleted page [1:156]', async () => {
    const pageId = await withBackup(admin);
    await newDraft(admin, pageId, 2);
    expect((await restore(pageId, 2)).status).toBe(409);
    expect((await restore(pageId, 3)).status).toBe(409);
    await submit(admin, pageId);
    expect((await restore(pageId, 3)).status).toBe(409);
    bodyOf(await callApi('deletePage', { pageId }, { session: admin }));
    expect((await restore(pageId, 1)).status).toBe(409);
    expect(await versionsOf(pageId)).toEqual(['V1 backup', 'V2 live', 'V3 pending']);
  });
});

describe('two releases at the same time', () => {
  it('restore and publish: one version is live, with one log entry each [1:161] [1:271]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const pageId = await withBackup(admin, { friendlyUrl: `both-${round}` });
      await newDraft(admin, pageId, 2);
      await addAnnouncement(admin, pageId, 3, 'third text');
      await submit(admin, pageId);
      const answers = await Promise.all([
        restore(pageId, 1),
        callApi('publishDraft', { pageId, comments: '' }, { session: admin }),
      ]);
      // Neither removes what the other needs, so both succeed, one after the other.
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const versions = await itemsOf(pageId);
      const live = versions.filter(({ status }) => status === 'live');
      expect(live).toHaveLength(1);
      const { html } = await visit('acme', `/both-${round}`);
      expect(html.includes('third text')).toBe(live[0]?.versionId === 3);
      const published = (await actionsOf(pageId)).filter((action) => action.startsWith('Published'));
      expect(published.toSorted()).toEqual(['Published V1', 'Published V1', 'Published V2', 'Published V3']);
    }
  });

  it('ten restores of one version: one succeeds [1:156]', async () => {
    const pageId = await withBackup(admin);
    const answers = await Promise.all(Array.from({ length: 10 }, () => restore(pageId, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await versionsOf(pageId)).toEqual(['V1 live', 'V2 backup']);
  });

  it('restore and unpublish: the page is either live or not', async () => {
    for (let round = 0; round < 4; round += 1) {
      const pageId = await withBackup(admin, { friendlyUrl: `half-${round}` });
      await Promise.all([
        restore(pageId, 1),
        callApi('unpublish', { pageId, comments: '' }, { session: admin }),
      ]);
      const live = (await itemsOf(pageId)).filter(({ status }) => status === 'live');
      expect((await visit('acme', `/half-${round}`)).status).toBe(live.length === 1 ? 200 : 404);
      const page = bodyOf(await callApi('getPage', { pageId }, { session: admin }));
      expect(page.display).toBe(live.length === 1);
    }
  });
});
