import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { makeLivePage } from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme();

it('lists all versions of a page in parts, newest first, each exactly once [1:165]', async () => {
  const pageId = await makeLivePage(admin, 'the first one');
  const live = await cloud.stored.version.get(acme.scope, pageId, 1);
  if (!live) throw new Error('There is no live version.');
  const numbers = Array.from({ length: 59 }, (_, index) => index + 2);
  await cloud.table.commit(
    numbers.map((versionId) => ({
      put: cloud.stored.version.item(acme.scope, pageId, versionId, { ...live, versionId, status: 'backup' }),
    })),
  );
  const listed: number[] = [];
  const partOf = async (before: number | null) => {
    const { status, body } = await callApi('listVersions', { pageId, before }, { session: editor });
    expect(status).toBe(200);
    listed.push(...body.versions.map(({ versionId }) => versionId));
    return body;
  };
  expect((await partOf(null)).hasOlder).toBe(true);
  expect((await partOf(36)).hasOlder).toBe(true);
  const last = await partOf(11);
  expect(last.hasOlder).toBe(false);
  expect(last.versions.at(-1)).toMatchObject({ versionId: 1, status: 'live', email: admin.email });
  expect(listed).toEqual([...numbers.reverse(), 1]);
});

it('rejects anonymous users and other companies, and names the field of malformed input [1:8]', async () => {
  const pageId = await makeLivePage(admin);
  expect((await callApi('listVersions', { pageId })).status).toBe(401);
  const globex = await makeCompany('globexlist');
  const stranger = await sessionFor(cloud, globex, 'Admin');
  expect((await callApi('listVersions', { pageId: 9_999_999 }, { session: stranger })).status).toBe(404);
  const { status, error } = await callApi('listVersions', { pageId, before: 'x' }, { session: admin });
  expect(status).toBe(400);
  expect(Object.keys(error.fields ?? {})).toEqual(['before']);
});
