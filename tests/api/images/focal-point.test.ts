import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { bannerCalls } from '../../support/banners';
import { makeCompany, sessionFor } from '../../support/companies';
import { addImage } from '../../support/images/upload';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { newPage } from '../../support/page-forms';
import { bodyOf, newDraft, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const session = await sessionFor(cloud, await makeCompany('acme'), 'Admin');

const imageOf = async (id: number) =>
  bodyOf(await callApi('listImages', {}, { session })).find((image) => image.id === id);

/** Saves the details of a picture with another focal point. */
const edit = async (id: number, focus: unknown) => {
  const { imageDescription = '', revision } = (await imageOf(id)) ?? {};
  return callApi('editImage', { id, imageDescription, revision, focus } as never, { session });
};

it('is rendered where pages show the picture, and a page whose pictures have none keeps its bytes [2:215]', async () => {
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
  const { status, error } = await edit(id, focus);
  expect([status, Object.keys(error.fields ?? {}).join()]).toEqual([400, expect.stringContaining('focus')]);
});

it('of one place precedes that of the picture [1:268]', async () => {
  const id = await addImage(session);
  const picture = (await imageOf(id))?.imageUrl ?? '';
  await edit(id, { x: 30, y: 100 });
  const pageId = await newPage(session, 'places');
  const place = { pageId, versionId: 1, componentName: 'Boat' };
  const words = { ...place, picture, text: '' };
  bodyOf(await callApi('createPictureText', { ...words, pictureFocus: '80 0' }, { session }));
  bodyOf(await callApi('createPictureText', words, { session }));
  const card = { key: '1', title: 'Boat', picture, pictureFocus: '0 50' };
  bodyOf(await callApi('createCards', { ...place, items: [card] } as never, { session }));
  const behind = { sectionPicture: picture, sectionPictureFocus: '100 100' };
  const notice = { ...place, ...behind, announcementText: 'Open' };
  bodyOf(await callApi('createAnnouncement', notice, { session }));
  await publish(session, pageId);
  await runJobs();
  const { html } = await visit('acme', '/places');
  expect(html).toContain('<section class="section on-dark on-picture"><picture>');
  const points = [...html.matchAll(/<img [^>]*class="(focus-[^"]*)"/g)].map(([, point]) => point);
  expect(points).toEqual([
    'focus-x8 focus-y0',
    'focus-x3 focus-y10',
    'focus-x0 focus-y5',
    'focus-x10 focus-y10',
  ]);

  const copied = await newDraft(session, pageId, 1);
  const { components } = bodyOf(
    await callApi('getPageComponentData', { pageId, versionId: copied }, { session }),
  );
  expect(components.map(({ data }) => data.pictureFocus)).toEqual(['80 0', undefined, undefined, undefined]);
});

it('of one place is kept by a save that omits it, and does not outlive its picture', async () => {
  const ids = [await addImage(session), await addImage(session)];
  const [boat = '', yard = ''] = await Promise.all(ids.map(async (id) => (await imageOf(id))?.imageUrl));
  const banners = bannerCalls(() => session, boat);
  const { place, id, slideIds } = await banners.makeBanner(1);
  const [slideId = 0] = slideIds;
  const text = { ...place, componentName: 'Boat', text: '', picture: boat };
  const textId = bodyOf(await callApi('createPictureText', text, { session }));
  const saves: [{ picture?: string; focus?: string }, string][] = [
    [{ focus: '10 90' }, '10 90'],
    [{}, '10 90'],
    [{ picture: yard }, ''],
    [{ picture: yard, focus: '0 0' }, '0 0'],
    [{ picture: yard, focus: '' }, ''],
  ];
  for (const [index, [{ picture = boat, focus }, expected]] of saves.entries()) {
    const revision = index + 1;
    const slide = banners.slide({ bannerContainerId: id, id: slideId, revision, backgroundImage: picture });
    await banners.saved('updateBanner', { ...place, ...slide, backgroundImageFocus: focus });
    const sent = { ...text, picture, pictureFocus: focus, id: textId, revision };
    bodyOf(await callApi('updatePictureText', sent, { session }));
    const { backgroundImageFocus } = await banners.banner(slideId);
    const stored = bodyOf(await callApi('getPictureText', { componentId: textId }, { session }));
    expect([backgroundImageFocus, stored.pictureFocus], String(index)).toEqual([expected, expected]);
  }
});

it('of one place must be two numbers', async () => {
  const pageId = await newPage(session, 'refused');
  for (const pictureFocus of ['101 0', '30', '30,70', '30 70 10', 'left', '-1 0', '3.5 2']) {
    const hero = { pageId, versionId: 1, componentName: 'Top', heading: 'Boats', pictureFocus };
    const { status, error } = await callApi('createHero', hero, { session });
    expect([status, error.fields?.pictureFocus], pictureFocus).toEqual([
      400,
      'Focal point here must be two numbers from 0 to 100, like 30 70: per cent across and down.',
    ]);
  }
});
