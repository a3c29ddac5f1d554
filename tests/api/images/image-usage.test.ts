import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { addImage } from '../../support/images/upload';
import { bodyOf, makeLivePage, makePage, newDraft, submit } from '../../support/pages';
import { countRoundTrips } from '../../support/round-trips';

const { admin } = await startAcme({ runJobs: false });

const usageOf = async (id: number) => {
  const answer = await callApi('getImageUsage', { id }, { session: admin });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer.body;
};
const imageUrlOf = async (id: number) => {
  const { body } = await callApi('listImages', {}, { session: admin });
  return body.find((image) => image.id === id)?.imageUrl ?? '';
};

async function addBanner(pageId: number, versionId: number, backgroundImage: string): Promise<number> {
  const container = await callApi(
    'createBannerContainer',
    { pageId, versionId, componentName: 'Banner', height: 'Medium', sliderDuration: 5000 },
    { session: admin },
  );
  const slide = await callApi(
    'createBanner',
    { bannerContainerId: container.body, componentName: 'Slide', backgroundImage },
    { session: admin },
  );
  expect(slide.error).toEqual({});
  return slide.body;
}

async function addText(pageId: number, versionId: number, html: string): Promise<void> {
  const answer = await callApi(
    'createHtmlEditorColumns',
    { pageId, versionId, componentName: 'Text', borderStyle: 'none', format: '4_4', column1: html },
    { session: admin },
  );
  expect(answer.error).toEqual({});
}

it('finds a picture on live pages, in drafts, in pending versions, in saved sections and in site information', async () => {
  const [first, other] = [await addImage(admin), await addImage(admin)];
  const imageUrl = await imageUrlOf(first);
  expect(await usageOf(first)).toEqual([]);

  const live = await makePage(admin, { name: 'Live', friendlyUrl: 'live' });
  await addBanner(live, 1, imageUrl);
  await submit(admin, live);
  await callApi('publishDraft', { pageId: live, versionId: 1, comments: '' }, { session: admin });
  const draftOf = await makeLivePage(admin, 'words', { name: 'Draft', friendlyUrl: 'draft' });
  const draft = await newDraft(admin, draftOf, 1);
  await addText(draftOf, draft, `<p>Look: <img src="/images/${imageUrl}" alt="A boat"></p>`);
  const pending = await makePage(admin, { name: 'Pending', friendlyUrl: 'pending' });
  await addText(pending, 1, `<p><a href="/images/${imageUrl}">the picture</a></p>`);
  await submit(admin, pending);
  const footer = { contentColumn1: `<p><img src="/images/${imageUrl}" alt=""></p>` };
  expect((await callApi('createFooter', footer, { session: admin })).error).toEqual({});

  const { pageComponents } = bodyOf(
    await callApi('getPageComponentData', { pageId: live }, { session: admin }),
  );
  const section = { pageComponentId: pageComponents[0]?.id ?? 0, name: 'Top' };
  bodyOf(await callApi('createSavedSection', section, { session: admin }));

  const uses = await usageOf(first);
  expect(uses).toHaveLength(5);
  expect(uses).toEqual(
    expect.arrayContaining([
      { pageId: 0, pageName: "Saved section 'Top'", versionId: 0, place: 'site' },
      { pageId: 0, pageName: 'Footer', versionId: 0, place: 'site' },
      { pageId: live, pageName: 'Live', versionId: 1, place: 'live' },
      { pageId: draftOf, pageName: 'Draft', versionId: draft, place: 'draft' },
      { pageId: pending, pageName: 'Pending', versionId: 1, place: 'pending' },
    ]),
  );
  expect(await usageOf(other)).toEqual([]);
});

it('does not match a longer URL', async () => {
  const id = await addImage(admin, { name: 'sea.png' });
  const pageId = await makePage(admin, { name: 'Longer', friendlyUrl: 'longer' });
  await addText(pageId, 1, `<p><img src="/images/acme/${id}/sea-side" alt=""></p>`);
  expect(await usageOf(id)).toEqual([]);
});

it('takes two round trips after authenticating, however many pages there are', async () => {
  const id = await addImage(admin);
  const { roundTrips } = await countRoundTrips(() => usageOf(id));
  expect(roundTrips).toBeLessThanOrEqual(3);
});

it('answers 404 for an unknown picture and 400 for an invalid number', async () => {
  expect((await callApi('getImageUsage', { id: 999_999 }, { session: admin })).status).toBe(404);
  const wrong = await callApi('getImageUsage', { id: 'x' }, { session: admin });
  expect(wrong.error.fields).toHaveProperty('id');
});

it('rejects a save with a picture that has left the library in between [1:106] [1:197] [2:83] [2:216]', async () => {
  const id = await addImage(admin);
  const imageUrl = await imageUrlOf(id);
  await callApi('deleteImage', { id }, { session: admin });
  const pageId = await makePage(admin, { name: 'Late', friendlyUrl: 'late' });
  const container = await callApi(
    'createBannerContainer',
    { pageId, versionId: 1, componentName: 'Banner', height: 'Medium', sliderDuration: 5000 },
    { session: admin },
  );
  const slide = await callApi(
    'createBanner',
    { bannerContainerId: container.body, componentName: 'Slide', backgroundImage: imageUrl },
    { session: admin },
  );
  expect(slide.status).toBe(400);
  expect(slide.error.fields).toHaveProperty('backgroundImage');
});
