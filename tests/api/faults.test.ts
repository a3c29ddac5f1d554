import { afterEach, describe, expect, it } from 'vitest';
import { startAcme } from '../support/acme';
import { callApi } from '../support/api-caller';
import { failCall, tableFaults } from '../support/fail-call';
import { addAnnouncement, makeLivePage, makePage, newDraft, pageFields, submit } from '../support/pages';
import { visit } from '../support/visits';

/** Each DynamoDB call of a flow fails once in every way: users must not notice. */
const { cloud, acme, admin } = await startAcme({ runJobs: false });
afterEach(() => cloud.setFault(undefined));

const statusOf = async (pageId: number) => {
  const versions = await cloud.stored.version.all(acme.scope, pageId);
  return versions.map(({ status }) => status);
};
const actionsOf = async (pageId: number) => {
  const log = await cloud.stored.versionLog.all(acme.scope, pageId);
  return log.map(({ action }) => action);
};

describe.each(tableFaults)('with %s on any one call', (kind) => {
  it('a publish succeeds once and is visible completely [1:161] [1:271]', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const name = `Fault ${kind} ${n}`;
      const friendlyUrl = `fault-${kind}-${n}`;
      const pageId = await makePage(admin, { name, friendlyUrl });
      await addAnnouncement(admin, pageId, 1, `text of ${name}`);
      await submit(admin, pageId);
      failCall(cloud, n, kind);
      const answer = await callApi(
        'publishDraft',
        { pageId, comments: '' },
        { session: admin, method: 'POST' },
      );
      cloud.setFault(undefined);
      expect(answer.status, `call ${n}`).toBe(200);
      expect(await statusOf(pageId)).toEqual(['live']);
      expect((await actionsOf(pageId)).filter((action) => action === 'Published V1')).toHaveLength(1);
      const page = await visit('acme', `/${friendlyUrl}`);
      expect(page.html).toContain(`text of ${name}`);
      expect(page.html).toContain(`>${name}<`);
    }
  });

  it('a page is created once, with its path, draft and log [1:152] [1:245]', async () => {
    for (const n of [1, 2, 3, 4]) {
      const friendlyUrl = `made-${kind}-${n}`;
      failCall(cloud, n, kind);
      const answer = await callApi('createPage', pageFields({ friendlyUrl }), { session: admin });
      cloud.setFault(undefined);
      expect(answer.status, `call ${n}`).toBe(200);
      const pages = await cloud.stored.page.all(acme.scope);
      expect(pages.filter((page) => page.friendlyUrl === friendlyUrl)).toHaveLength(1);
      expect(await actionsOf(answer.body)).toEqual(['Created draft V1']);
    }
  });

  it('a draft, its component and its submission are as requested [1:160] [1:260] [1:268] [1:269]', async () => {
    for (const n of [1, 2, 3]) {
      const pageId = await makeLivePage(admin, 'before');
      failCall(cloud, n, kind);
      const draft = await newDraft(admin, pageId, 1);
      failCall(cloud, n, kind);
      await addAnnouncement(admin, pageId, draft, 'after');
      failCall(cloud, n, kind);
      await submit(admin, pageId);
      cloud.setFault(undefined);
      expect(await statusOf(pageId)).toEqual(['live', 'pending']);
      const { body } = await callApi(
        'getPageComponentData',
        { pageId, versionId: draft },
        { session: admin },
      );
      expect(body.pageComponents).toHaveLength(2);
    }
  });
});

it('a change that conflicts with others for too long is refused, and asks to try again [1:269]', async () => {
  const pageId = await makePage(admin);
  cloud.setFault(({ action }) => (action === 'dynamodb:TransactWriteItems' ? 'conflict' : undefined));
  const answer = await callApi('submitDraft', { pageId, comments: '' }, { session: admin });
  expect(answer).toMatchObject({
    status: 409,
    error: { message: 'Someone else is changing this right now. Nothing was saved: try again.' },
  });
  expect(await statusOf(pageId)).toEqual(['draft']);
});
