import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { addAnnouncement, makeLivePage, makePage, newDraft, publish, submit } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();

async function versionsOf(pageId: number) {
  const records = await cloud.stored.version.all(acme.scope, pageId);
  return records.map(({ versionId, status }) => `V${versionId} ${status}`);
}

async function logOf(pageId: number) {
  const { body } = await callApi('listVersionLog', { pageId }, { session: admin });
  return body.map(({ action }) => action);
}

const post = { method: 'POST' } as const;

describe('the version workflow', () => {
  it('takes a draft through review to visitors, who see nothing of it before [1:7] [1:160] [1:161] [1:269] [1:271] [1:90] [1:100] [1:134] [1:152] [1:274] [2:8] [2:84]', async () => {
    const pageId = await makePage(editor, { name: 'News', friendlyUrl: 'news' });
    await addAnnouncement(editor, pageId, 1, 'The yard is open on Sunday');
    expect((await visit('acme', '/news')).status).toBe(404);
    await submit(editor, pageId, 'please look');
    expect((await visit('acme', '/news')).status).toBe(404);
    const published = await callApi(
      'publishDraft',
      { pageId, versionId: 1, comments: 'fine' },
      { session: admin, ...post },
    );
    expect(published).toMatchObject({ status: 200, body: 1 });
    const page = await visit('acme', '/news');
    expect(page.status).toBe(200);
    expect(page.html).toContain('The yard is open on Sunday');
    expect(await versionsOf(pageId)).toEqual(['V1 live']);
    expect(await logOf(pageId)).toEqual(['Published V1', 'Submitted V1', 'Created draft V1']);
  });

  it('keeps a version that was live as a backup when the next one is published [1:12] [1:156] [1:161] [1:271] [2:124]', async () => {
    const pageId = await makeLivePage(admin, 'first text');
    const draft = await newDraft(admin, pageId, 1);
    expect(draft).toBe(2);
    await publish(admin, pageId);
    expect(await versionsOf(pageId)).toEqual(['V1 backup', 'V2 live']);
  });

  it('copies the components of the version that a draft starts from [1:159] [1:268] [1:100] [1:252]', async () => {
    const pageId = await makeLivePage(admin, 'copied text');
    const draft = await newDraft(admin, pageId, 1);
    const { body } = await callApi('getPageComponentData', { pageId, versionId: draft }, { session: admin });
    expect(body.pageComponents).toHaveLength(1);
    const [component] = body.pageComponents;
    const { body: announcement } = await callApi(
      'getAnnouncement',
      { componentId: component?.componentId },
      { session: admin },
    );
    expect(announcement).toMatchObject({ announcementText: 'copied text', versionId: draft });
  });

  it('copies the live version where none is named, else the newest; only a page without versions gets an empty draft [1:159] [1:268]', async () => {
    const textsOf = async (pageId: number, versionId: number) => {
      const { body } = await callApi('getPageComponentData', { pageId, versionId }, { session: admin });
      return Promise.all(
        body.pageComponents.map(async ({ componentId }) => {
          const announcement = await callApi('getAnnouncement', { componentId }, { session: admin });
          return announcement.body.announcementText;
        }),
      );
    };
    const pageId = await makeLivePage(admin, 'first text');
    await newDraft(admin, pageId);
    await publish(admin, pageId);
    await callApi('restoreVersion', { pageId, versionId: 1, comments: '' }, { session: admin, ...post });
    await addAnnouncement(admin, pageId, await newDraft(admin, pageId, 2), 'another text');
    await publish(admin, pageId);
    await callApi('restoreVersion', { pageId, versionId: 1, comments: '' }, { session: admin, ...post });
    expect(await textsOf(pageId, await newDraft(admin, pageId))).toEqual(['first text']);
    await callApi('deleteDraft', { pageId }, { session: admin });
    await callApi('unpublish', { pageId, comments: '' }, { session: admin, ...post });
    expect(await textsOf(pageId, await newDraft(admin, pageId))).toEqual(['first text', 'another text']);
    const empty = await makePage(admin);
    await callApi('deleteDraft', { pageId: empty }, { session: admin });
    expect(await textsOf(empty, await newDraft(admin, empty))).toEqual([]);
  });

  it('returns a rejected version to draft and tells its submitter why [1:161] [1:270] [1:156]', async () => {
    const pageId = await makePage(editor, { name: 'Prices' });
    await submit(editor, pageId);
    const answer = await callApi(
      'rejectDraft',
      { pageId, comments: 'The second price is wrong' },
      { session: admin, ...post },
    );
    expect(answer).toMatchObject({ status: 200, body: 1 });
    expect(await versionsOf(pageId)).toEqual(['V1 draft']);
    await cloud.settled();
    const [mail] = cloud.ses.messages().filter(({ subject }) => subject.includes('Prices was rejected'));
    expect(mail?.to).toEqual([editor.email]);
    expect(mail?.text).toContain('The second price is wrong');
    expect(mail?.text).toContain(`/UpdatePageComponent/${pageId}`);
  });

  it('requires a comment to reject [1:161] [1:164] [1:270] [2:158]', async () => {
    const pageId = await makePage(editor);
    await submit(editor, pageId);
    for (const comments of ['', ' ']) {
      const answer = await callApi('rejectDraft', { pageId, comments }, { session: admin, ...post });
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toHaveProperty('comments');
    }
  });

  it('deletes a draft with its components and never reuses its number [1:159] [1:163] [1:268] [1:272]', async () => {
    const pageId = await makeLivePage(admin);
    await newDraft(admin, pageId, 1);
    const answer = await callApi('deleteDraft', { pageId }, { session: admin });
    expect(answer).toMatchObject({ status: 200, body: 'Deleted' });
    await cloud.settled();
    const left = await cloud.stored.component.all(acme.scope, pageId, 2);
    expect(left).toEqual([]);
    expect(await newDraft(admin, pageId, 1)).toBe(3);
  });

  it('lets a Level4 create and submit, but not publish, reject or read the log [1:90] [1:134] [1:159] [1:160] [1:161] [1:207] [1:208] [1:268] [1:269] [1:270] [1:271] [1:274] [2:166] [1:12] [1:74] [1:206] [2:162]', async () => {
    const pageId = await makePage(editor);
    await submit(editor, pageId);
    for (const name of ['publishDraft', 'rejectDraft', 'listVersionLog'] as const) {
      const answer = await callApi(name, { pageId, comments: 'x' }, { session: editor });
      expect(answer.status, name).toBe(403);
    }
    expect(await versionsOf(pageId)).toEqual(['V1 pending']);
  });

  it('rejects each transition in every state but its own [1:159] [1:160] [1:161] [1:163] [1:268] [1:269] [1:270] [1:271] [1:272] [1:12] [1:156]', async () => {
    const pageId = await makeLivePage(admin);
    const refused = async (name: 'submitDraft' | 'rejectDraft' | 'publishDraft' | 'deleteDraft') => {
      const answer = await callApi(name, { pageId, comments: 'x' }, { session: admin });
      expect(answer.status, name).toBe(409);
      expect(answer.error.message).toMatch(/Reload the page/);
    };
    for (const name of ['submitDraft', 'rejectDraft', 'publishDraft', 'deleteDraft'] as const) {
      await refused(name);
    }
    await newDraft(admin, pageId, 1);
    for (const name of ['rejectDraft', 'publishDraft'] as const) await refused(name);
    expect((await callApi('createDraft', { pageId }, { session: admin })).status).toBe(409);
    await submit(admin, pageId);
    for (const name of ['submitDraft', 'deleteDraft'] as const) await refused(name);
  });

  it('rejects a publish of any version but the pending one [1:161] [1:271]', async () => {
    const pageId = await makeLivePage(admin);
    await newDraft(admin, pageId, 1);
    await submit(admin, pageId);
    const answer = await callApi('publishDraft', { pageId, versionId: 1 }, { session: admin, ...post });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain('V2 is');
  });

  it('takes the actor from the session, whatever the input says [1:276] [2:167] [1:134] [1:269]', async () => {
    const pageId = await makePage(admin);
    await callApi(
      'submitDraft',
      { pageId, loggedInEmail: 'somebody@else.example', comments: '' },
      { session: admin },
    );
    const { body } = await callApi('listVersionLog', { pageId }, { session: admin });
    expect(body[0]).toMatchObject({ action: 'Submitted V1', email: admin.email });
  });

  it('keeps a remark separate from the transitions [1:273] [1:90] [1:134] [1:274]', async () => {
    const pageId = await makePage(admin);
    const forged = await callApi('addVersionLog', { pageId, action: 'Published V9' }, { session: admin });
    expect(forged.status).toBe(400);
    const noted = await callApi(
      'addVersionLog',
      { pageId, action: 'Called the printer' },
      { session: admin },
    );
    expect(noted.body).toBe('Saved');
    expect(await logOf(pageId)).toEqual(['Note: Called the printer', 'Created draft V1']);
  });

  it("never touches another company's page [1:90] [1:134] [1:159] [1:160] [1:161] [1:163] [1:268] [1:269] [1:270] [1:271] [1:272] [1:273] [1:274] [1:8]", async () => {
    const pageId = await makeLivePage(admin);
    const globex = await makeCompany(`globex${pageId}`);
    const stranger = await sessionFor(cloud, globex, 'Admin');
    for (const name of [
      'createDraft',
      'submitDraft',
      'rejectDraft',
      'publishDraft',
      'deleteDraft',
      'addVersionLog',
      'listVersionLog',
    ] as const) {
      const { calls, result } = await cloud.calls.during(() =>
        callApi(name, { pageId, comments: 'x', action: 'x' }, { session: stranger }),
      );
      expect(result.status, name).toBe(404);
      expect(calls.flatMap((call) => call.leadingKeys ?? []).filter((key) => key.includes('#acme#'))).toEqual(
        [],
      );
    }
  });

  it('names the field of malformed input [1:90] [1:134] [1:159] [1:160] [1:161] [1:163] [1:268] [1:269] [1:270] [1:271] [1:272] [1:273] [1:274]', async () => {
    for (const name of [
      ...(['createDraft', 'submitDraft', 'rejectDraft', 'publishDraft'] as const),
      ...(['deleteDraft', 'addVersionLog', 'listVersionLog'] as const),
    ]) {
      const input = { pageId: 'abc', comments: 'x', action: 'x' };
      const { status, error } = await callApi(name, input, { session: admin });
      expect([status, Object.keys(error.fields ?? {})], name).toEqual([400, ['pageId']]);
    }
  });
});
