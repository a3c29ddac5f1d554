import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { bannerCalls } from '../../support/banners';
import { makeCompany, sessionFor } from '../../support/companies';
import { putImage } from '../../support/library';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

const cloud = await openCloud({ runJobs: false });
const acme = await makeCompany('acme');
const editor = await sessionFor(cloud, acme, 'Level4');
await putImage(cloud, acme, 1);

const { call, saved, slide, container, banner, makeBanner } = bannerCalls(() => editor, 'acme/1/picture.jpg');
const headerOf = (pageId: number, versionId = 1) => cloud.stored.version.get(acme.scope, pageId, versionId);

const full = {
  componentName: 'Summer',
  actionText: 'Warm <b>water</b>',
  subActionText: 'All of it',
  buttonText: 'Book',
  buttonLink: encodeURIComponent('https://acme.example/a b?q=50%25&r=ä#top'),
  buttonPosition: 'UpperLeft',
  sliderDuration: 2500,
  height: '300',
  button2Text: 'Call',
  button2Link: encodeURIComponent('tel:+12075550114'),
};

describe('a container [1:104] [1:259] [1:260] [2:83]', () => {
  it('has five seconds a slide and medium height by default [1:104] [1:106] [1:196] [1:296] [1:298] [2:271] [2:83]', async () => {
    for (const sliderDuration of [0, '', null, undefined]) {
      const { id } = await makeBanner(0, { sliderDuration });
      const { bannerContainer, banners } = await container(id);
      expect(bannerContainer).toMatchObject({ sliderDuration: 5000, height: 'Medium', revision: 1 });
      expect(banners).toEqual([]);
    }
  });

  it('keeps a duration to the millisecond, and each of its heights [1:104] [1:196] [1:296] [2:83]', async () => {
    for (const [sliderDuration, height] of [
      [1_000, 'Small'],
      [2_501, 'Medium'],
      [10_000, 'Large'],
    ] as const) {
      const { id } = await makeBanner(0, { sliderDuration, height });
      expect((await container(id)).bannerContainer).toMatchObject({ sliderDuration, height });
    }
  });

  it('keeps its slides when it is saved, and a change of slides does not make its form stale [1:82] [1:104] [1:259] [1:260] [1:261]', async () => {
    const { id, place, slideIds } = await makeBanner(2);
    const [first] = slideIds;
    bodyOf(await call('deleteBanner', { componentId: first }));
    await saved('updateBannerContainer', {
      componentName: 'Other',
      height: 'Small',
      ...place,
      id,
      revision: 1,
    });
    const { bannerContainer, banners } = await container(id);
    expect(bannerContainer).toMatchObject({ componentName: 'Other', height: 'Small', revision: 2 });
    expect(bannerContainer).not.toHaveProperty('banners');
    expect(banners.map((one) => one.id)).toEqual(slideIds.slice(1));
  });

  it('is returned with its slides to the page editor too [1:82] [1:104] [1:106] [1:130] [1:252]', async () => {
    const { id, pageId } = await makeBanner(2);
    const { components } = bodyOf(await callApi('getPageComponentData', { pageId }, { session: editor }));
    const { banners } = await container(id);
    const data = { componentName: 'Top', sliderDuration: 5000, height: 'Medium', banners };
    expect(components).toEqual([{ componentId: id, type: 'BannerContainer', revision: 1, data }]);
  });

  it('is deleted with its slides [1:261] [1:82] [1:104]', async () => {
    const { id, pageId, slideIds } = await makeBanner(1);
    bodyOf(await call('deleteBannerContainer', { componentId: id }));
    expect((await call('getBanner', { componentId: slideIds[0] })).status).toBe(404);
    expect(await headerOf(pageId)).toMatchObject({ placements: [], htmlBytes: 0 });
  });
});

describe('a slide [1:83] [1:106] [1:259] [1:260]', () => {
  it('is added at the end, read with encoded links, changed and deleted [1:83] [1:106] [1:261] [2:83] [1:82] [1:260]', async () => {
    const { id, place, slideIds } = await makeBanner(1);
    const added = await saved('createBanner', slide({ ...full, bannerContainerId: id }));
    const expected = {
      ...full,
      backgroundImage: 'acme/1/picture.jpg',
      ...place,
      id: added,
      bannerContainerId: id,
      order: 2,
      revision: 1,
    };
    expect(await banner(added)).toEqual(expected);
    expect((await container(id)).banners).toEqual([await banner(slideIds[0] ?? 0), expected]);
    // A response may be sent back unchanged.
    expect(await saved('updateBanner', { ...expected, actionText: 'Cold' })).toBe(added);
    expect(await banner(added)).toEqual({ ...expected, actionText: 'Cold', revision: 2 });
    expect(bodyOf(await call('deleteBanner', { componentId: slideIds[0] }))).toBe('Deleted');
    expect((await container(id)).banners).toEqual([await banner(added)]);
    expect((await banner(added)).order).toBe(1);
    expect((await call('deleteBanner', { componentId: slideIds[0] })).status).toBe(404);
    expect((await call('getBanner', { componentId: slideIds[0] })).status).toBe(404);
  });

  it('has its text in the middle at the bottom by default [1:104] [1:106] [1:298] [2:271] [2:83] [1:83]', async () => {
    const { id, slideIds } = await makeBanner(1);
    const empty = { actionText: '', buttonText: '', buttonLink: '', button2Text: '', button2Link: '' };
    expect(await banner(slideIds[0] ?? 0)).toMatchObject({ ...empty, buttonPosition: 'BottomMiddle' });
    // Also where it is sent as empty, which needs no button.
    const added = await saved('createBanner', slide({ bannerContainerId: id, buttonPosition: '' }));
    expect(await banner(added)).toMatchObject({ ...empty, buttonPosition: 'BottomMiddle' });
  });

  it("without a duration of its own uses its container's, also when that changes [1:83] [1:106] [1:186] [1:196] [2:120] [1:296] [2:119]", async () => {
    const { id, place, slideIds } = await makeBanner(1, { sliderDuration: 7000 });
    const [slideId = 0] = slideIds;
    const before = await banner(slideId);
    expect(before.sliderDuration).toBe(7000);
    await saved('updateBanner', { ...before, actionText: 'sent back as it was answered' });
    await saved('updateBannerContainer', {
      componentName: 'Top',
      sliderDuration: 3000,
      ...place,
      id,
      revision: 1,
    });
    expect((await banner(slideId)).sliderDuration).toBe(3000);
    await saved('updateBanner', { ...before, sliderDuration: 2000, revision: 2 });
    expect((await banner(slideId)).sliderDuration).toBe(2000);
  });

  const text = { buttonText: 'Go', buttonLink: '/go' };
  it.each<[string, Record<string, unknown>]>([
    ['componentName', { componentName: '' }],
    ['componentName', { componentName: 'x'.repeat(16) }],
    ['backgroundImage', { backgroundImage: '' }],
    ['backgroundImage', { backgroundImage: 'globex/1/picture.jpg' }],
    ['backgroundImage', { backgroundImage: 'https://elsewhere.example/a.jpg' }],
    ['sliderDuration', { sliderDuration: 999 }],
    ['sliderDuration', { sliderDuration: 10_001 }],
    ['buttonLink', { buttonText: 'Go' }],
    ['buttonText', { buttonLink: '/go' }],
    ['buttonPosition', { ...text, buttonPosition: '' }],
    ['buttonPosition', { ...text, buttonPosition: null }],
    ['buttonPosition', { ...text, buttonPosition: 'Left' }],
    ['button2Link', { button2Text: 'Go' }],
    ['button2Text', { button2Link: '/go' }],
    ['buttonLink', { ...text, buttonLink: 'javascript:alert(1)' }],
    ['buttonLink', { ...text, buttonLink: encodeURIComponent('javascript:alert(1)') }],
    ['buttonLink', { ...text, buttonLink: encodeURIComponent(encodeURIComponent('//elsewhere.example')) }],
    ['button2Link', { button2Text: 'Go', button2Link: 'data:text/html,x' }],
    ['buttonLink', { ...text, buttonLink: `/${'x'.repeat(2000)}` }],
  ])(
    'is rejected with %s for %j [1:194] [1:196] [1:197] [1:295] [1:296] [2:83] [2:268]',
    async (field, wrong) => {
      const { id } = await makeBanner(0);
      const answer = await call('createBanner', slide({ bannerContainerId: id, ...wrong }));
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
      expect((await container(id)).banners).toEqual([]);
    },
  );

  it('must show a picture that is in the library when it is saved [1:106] [1:197]', async () => {
    const { id } = await makeBanner(0);
    for (const missing of ['acme/77/picture.jpg', 'acme/1/renamed.jpg']) {
      const answer = await call('createBanner', slide({ bannerContainerId: id, backgroundImage: missing }));
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toHaveProperty('backgroundImage');
    }
    expect((await container(id)).banners).toEqual([]);
  });

  it('requires the revision that a save started from, and answers a stale one with the stored slide', async () => {
    const { id, slideIds } = await makeBanner(2);
    const [slideId = 0] = slideIds;
    const change = slide({ ...full, bannerContainerId: id, id: slideId });
    const without = await call('updateBanner', change);
    expect(without.status).toBe(400);
    expect(without.error.fields).toHaveProperty('revision');
    const answers = await Promise.all([1, 2].map(() => call('updateBanner', { ...change, revision: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { error } = answers.find(({ status }) => status === 409) ?? {};
    expect(error).toMatchObject({ revision: 2, current: { ...full, id: slideId, order: 1, revision: 2 } });
    // The other slide is unaffected.
    expect((await banner(slideIds[1] ?? 0)).revision).toBe(1);
  });

  it('is found in its own container only', async () => {
    const [one, other] = [await makeBanner(1), await makeBanner(1)];
    const [slideId = 0] = one.slideIds;
    const change = slide({ id: slideId, revision: 1 });
    expect((await call('updateBanner', { ...change, bannerContainerId: other.id })).status).toBe(404);
    const second = await saved('createBannerContainer', { componentName: 'Second', ...one.place });
    expect((await call('updateBanner', { ...change, bannerContainerId: second })).status).toBe(404);
    for (const bannerContainerId of [slideId, one.id + 50, 5]) {
      expect((await call('createBanner', slide({ bannerContainerId }))).status).toBe(404);
    }
    expect((await call('getBanner', { componentId: one.id })).status).toBe(404);
    expect((await call('getBannerContainer', { componentId: slideId })).status).toBe(404);
    expect((await call('removePlacement', { pageComponentId: slideId })).status).toBe(404);
  });
});
