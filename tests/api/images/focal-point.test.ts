import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { addImage } from '../../support/images/upload';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';
import { visit } from '../../support/visits';

let cloud: TestCloud;
let runJobs: () => Promise<void>;
let session: TestSession;

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  runJobs = jobsAtOnce(cloud);
  session = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
});
afterAll(() => cloud.stop());

const imageOf = async (id: number) =>
  bodyOf(await callApi('listImages', {}, { session })).find((image) => image.id === id);

/** Saves the details of a picture with another focal point. */
const edit = async (id: number, focus: unknown) => {
  const { imageDescription = '', revision } = (await imageOf(id)) ?? {};
  return callApi('editImage', { id, imageDescription, revision, focus } as never, { session });
};

it('is rendered where pages show the picture, and a page whose pictures have none keeps its bytes', async () => {
  const id = await addImage(session);
  const pageId = await newPage(session, 'boat');
  const place = { pageId, versionId: 1, componentName: 'Boat' };
  const picture = (await imageOf(id))?.imageUrl ?? '';
  bodyOf(await callApi('createPictureText', { ...place, picture, text: '<p>A boat</p>' }, { session }));
  await publish(session, pageId);
  await runJobs();
  const html = async () => (await visit('acme', '/boat')).html;
  const before = await html();
  expect(before).toContain(picture);
  expect(before).not.toContain('focus-x');

  expect((await edit(id, { x: 30, y: 100 })).status).toBe(200);
  await runJobs();
  expect((await imageOf(id))?.focus).toEqual({ x: 30, y: 100 });
  expect(await html()).toMatch(new RegExp(`<img src="/images/${picture}"[^>]* class="focus-x3 focus-y10"`));
  expect(await html()).toMatch(/\.focus-y10\{object-position:var\(--_x\) 100%/);
  // A save that omits it keeps it.
  expect((await edit(id, undefined)).status).toBe(200);
  expect((await imageOf(id))?.focus).toEqual({ x: 30, y: 100 });

  await edit(id, { x: 50, y: 50 });
  await runJobs();
  expect(await html()).toBe(before);
});

it.each([
  ['a point outside', { x: 101, y: 50 }],
  ['a part of a per cent', { x: 10.5, y: 50 }],
  ['half a point', { x: 10 }],
  ['words', 'top left'],
])('must not be %s', async (_what, focus) => {
  const id = await addImage(session);
  const { status, refusal } = await edit(id, focus);
  expect([status, Object.keys(refusal.fields ?? {}).join()]).toEqual([400, expect.stringContaining('focus')]);
});
