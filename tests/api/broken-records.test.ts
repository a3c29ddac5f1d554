import { logger } from '@galley/functions/core/logger';
import { afterEach, expect, it, vi } from 'vitest';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor } from '../support/companies';
import { openCloud } from '../support/open-cloud';
import { addAnnouncement, bodyOf, makeLivePage, makePage, submit } from '../support/pages';
import { addPerson } from '../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const broken = await makeLivePage(admin, 'some text', { name: 'Broken' });
const whole = await makePage(admin, { name: 'Whole' });
await cloud.stored.page.change(acme.scope, broken, { set: { name: 4 } });

afterEach(() => vi.restoreAllMocks());

it('a list omits a record that cannot be parsed, and logs its key and none of its values [1:243]', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const names = bodyOf(await callApi('listPages', {}, { session: admin })).map(({ pageName }) => pageName);
  expect(names).toContain('Whole');
  expect(names).toHaveLength(2);
  const { pk, sk } = cloud.stored.page.item(acme.scope, broken, {});
  expect(error.mock.calls).toEqual([['a stored record cannot be read', { pk, sk, attribute: 'name' }]]);
});

it('reading a single record that cannot be parsed is a server error without details [2:209]', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const { id } = await addPerson(cloud, acme);
  await cloud.stored.user.change(acme.scope, id, { set: { epoch: 'often' } });
  const { status, error } = await callApi('getUser', { id }, { session: admin });
  expect(status).toBe(500);
  expect(JSON.stringify(error)).not.toMatch(/USER|acme|epoch|often/);
});

it('a release that would leave out a page is rejected with the key of its record, and changes nothing [1:271]', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await addAnnouncement(admin, whole, 1, 'text');
  await submit(admin, whole);
  const publishing = { pageId: whole, comments: '' };
  const { status, error } = await callApi('publishDraft', publishing, { session: admin, method: 'POST' });
  expect(status).toBe(409);
  expect(error?.message).toContain(`C#acme#PAGES / PAGE#0000000${broken}`);
  expect((await cloud.stored.page.get(acme.scope, whole))?.liveVersionId).toBeNull();
});

it('an attribute and an enum value of a later release are kept', async () => {
  await cloud.stored.page.change(acme.scope, broken, {
    set: { name: 'Mended', openType: 'Elsewhere', later: { a: 1 } },
  });
  expect(await cloud.stored.page.get(acme.scope, broken)).toMatchObject({
    name: 'Mended',
    openType: 'Elsewhere',
    later: { a: 1 },
  });
});
