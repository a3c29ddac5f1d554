import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { uploadTricks } from '../../support/images/upload-tricks';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const editor = await sessionFor(cloud, acme, 'Level4');
await cloud.settled();

it('has at least forty distinct tricks', () => {
  expect(uploadTricks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(uploadTricks.map(({ trick }) => trick)).size).toBe(uploadTricks.length);
});

it.each(uploadTricks)('rejects $trick [2:214]', async ({ bytes, name, type = '', says, field = 'image' }) => {
  const image = new File([new Uint8Array(bytes)], 'upload', { type });
  const { result, calls } = await cloud.calls.during(() =>
    callApi('uploadImage', { imageDescription: 'A trick', imageName: name, image }, { session: editor }),
  );
  expect(result.status).toBe(400);
  expect(result.error.fields?.[field] ?? '').toMatch(says);
  expect(result.error.message).toBe(result.error.fields?.[field]);
  // The first of twenty leases the budget for inspecting files.
  const others = calls.filter(({ leadingKeys = [] }) => !leadingKeys.some((key) => key.endsWith('#BUDGETS')));
  expect(others.map(({ operation }) => operation)).toEqual(['BatchGetItem']);
  expect(cloud.s3.keys('galley-test-images')).toEqual([]);
});

it('stores a record of none of them [2:214]', async () => {
  expect(await cloud.stored.everythingOf('images', acme.scope)).toEqual([]);
});
