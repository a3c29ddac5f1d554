import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putImage } from '../../support/library';
import { answered, observed } from '../../support/observed';
import { makeSecondDraft } from '../../support/pages';

/** A banner container with its slides, with the paths, names and responses of document 1. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
const stale = 'Someone else changed this in the meantime. Your text is kept: compare and save again.';

it('a slide has its fields and defaults; a container returns its slides in order [1:82] [1:83] [1:104] [1:106] [1:159] [1:194] [1:196] [1:197] [1:268] [1:259] [1:261] [1:262] [1:295] [1:296] [1:298] [2:83] [2:271] [2:268] [1:9] [1:29] [1:186] [1:260]', async () => {
  const place = await makeSecondDraft(site.admin);
  const imageLink = await putImage(site.cloud, site.acme, 1);
  const componentId = await answered<number>(
    'POST Admin/CreateBannerContainer',
    { componentName: 'Hero', ...place },
    asAdmin,
  );
  const slide = { componentName: 'S', backgroundImage: imageLink, bannerContainerId: componentId };
  const first = await answered<number>('POST Admin/CreateBanner', { ...slide, ...place }, asAdmin);
  const second = await answered<number>(
    'POST Admin/CreateBanner',
    {
      ...{ ...slide, ...place, actionText: 'Boats', subActionText: 'Wooden', sliderDuration: 3000 },
      ...{ buttonText: 'Call', buttonLink: encodeURIComponent('/call us'), buttonPosition: 'UpperLeft' },
      ...{ button2Text: 'More', button2Link: encodeURIComponent('/more?a=ä') },
    },
    asAdmin,
  );
  const readSlide = (id: number) => answered('GET Admin/GetBanner', { componentId: id }, asAdmin);
  const whole = {
    ...{ ...slide, ...place, revision: 1, height: '', actionText: '', subActionText: '', buttonText: '' },
    ...{ buttonLink: '', button2Text: '', button2Link: '', buttonPosition: 'BottomMiddle' },
  };
  const begun = { ...whole, id: first, order: 1, sliderDuration: 5000 };
  const written = {
    ...{ ...whole, id: second, order: 2, actionText: 'Boats', subActionText: 'Wooden', buttonText: 'Call' },
    ...{ buttonLink: encodeURIComponent('/call us'), button2Text: 'More', sliderDuration: 3000 },
    ...{ button2Link: encodeURIComponent('/more?a=ä'), buttonPosition: 'UpperLeft' },
  };
  expect([await readSlide(first), await readSlide(second)]).toEqual([begun, written]);
  const read = () =>
    answered<{ bannerContainer: object; banners: { id: number }[] }>(
      'GET Admin/GetBannerContainer',
      { componentId },
      asAdmin,
    );
  const stored = await read();
  const container = { componentName: 'Hero', id: componentId, ...place, height: 'Medium' };
  expect(stored).toEqual({
    bannerContainer: { ...container, sliderDuration: 5000, revision: expect.any(Number) },
    banners: [begun, written],
  });
  const bannerIds = [second, first];
  const order = (bannerIds: number[]) =>
    observed('POST Admin/UpdateBannerComponentOrder', { bannerIds }, asAdmin);
  for (const wrong of [[second], [second, second], [second, first, first]]) {
    const { status, error } = await order(wrong);
    expect([status, error.message], wrong.join()).toEqual([409, expect.stringContaining('order them again')]);
  }
  expect((await read()).banners).toEqual([begun, written]);
  expect((await order(bannerIds)).body).toBe('Saved');
  const turned = [
    { ...written, order: 1 },
    { ...begun, order: 2 },
  ];
  expect((await read()).banners).toEqual(turned);
  const changes = {
    ...{ componentName: 'T', actionText: 'a'.repeat(200), subActionText: 's'.repeat(400) },
    ...{ buttonText: 'b'.repeat(60), buttonLink: '%2Fb' },
    ...{ buttonPosition: 'Middle', button2Text: 'c', button2Link: '%2Fc', sliderDuration: 10_000 },
    ...{ backgroundImage: await putImage(site.cloud, site.acme, 3), height: '300' },
  };
  const changed = { ...turned[0], ...changes };
  const updated = () => observed('POST Admin/UpdateBanner', changed, asAdmin);
  expect((await updated()).body).toBe(second);
  expect((await read()).banners).toEqual([{ ...changed, revision: 2 }, turned[1]]);
  const late = await updated();
  expect([late.status, late.error.message]).toEqual([409, stale]);
  // The editor sends no height, and every text can be removed.
  const none = { actionText: '', subActionText: '', buttonText: '', buttonLink: '' };
  const without = { ...none, button2Text: '', button2Link: '' };
  const { height, ...shown } = { ...changed, ...without, revision: 2 };
  expect((await observed('POST Admin/UpdateBanner', shown, asAdmin)).body).toBe(second);
  expect((await read()).banners[0]).toEqual({ ...shown, height, revision: 3 });
  // Text and a second button are at the position, too.
  const below = {
    ...slide,
    ...place,
    button2Text: 'More',
    button2Link: '/more',
    buttonPosition: 'UpperRight',
  };
  const third = await answered<number>('POST Admin/CreateBanner', below, asAdmin);
  expect(await readSlide(third)).toMatchObject({ buttonText: '', buttonPosition: 'UpperRight' });
  const drop = { componentId: second };
  expect(await answered('DELETE Admin/DeleteBanner', drop, asAdmin)).toBe('Deleted');
  expect((await read()).banners.map(({ id }) => id)).toEqual([first, third]);
  for (const line of ['DELETE Admin/DeleteBanner', 'GET Admin/GetBanner']) {
    const { status, error } = await observed(line, drop, asAdmin);
    expect([status, error.message], line).toEqual([404, 'This slide was not found.']);
  }
  for (const [changes, field] of [
    [{ buttonText: 'Call' }, 'buttonLink'],
    [{ buttonLink: '/call' }, 'buttonText'],
    [{ buttonText: 'Call', buttonLink: '/call', buttonPosition: '' }, 'buttonPosition'],
    [{ button2Text: 'More' }, 'button2Link'],
    [{ button2Link: '/more' }, 'button2Text'],
    [{ buttonText: 'Call', buttonLink: encodeURIComponent('javascript:x()') }, 'buttonLink'],
    [{ buttonPosition: 'Left' }, 'buttonPosition'],
    [{ sliderDuration: 999 }, 'sliderDuration'],
    [{ sliderDuration: 10_001 }, 'sliderDuration'],
    [{ backgroundImage: '' }, 'backgroundImage'],
    [{ backgroundImage: 'globex/1/picture.jpg' }, 'backgroundImage'],
    [{ componentName: ' ' }, 'componentName'],
    [{ componentName: 'x'.repeat(16) }, 'componentName'],
    [{ actionText: 'a'.repeat(201) }, 'actionText'],
    [{ subActionText: 's'.repeat(401) }, 'subActionText'],
    [{ buttonText: 'b'.repeat(61), buttonLink: '/b' }, 'buttonText'],
    [{ button2Text: 'c'.repeat(61), button2Link: '/c' }, 'button2Text'],
    [{ button2Text: 'c', button2Link: encodeURIComponent('javascript:x()') }, 'button2Link'],
  ] as const) {
    const refused = await observed('POST Admin/CreateBanner', { ...slide, ...place, ...changes }, asAdmin);
    expect([refused.status, Object.keys(refused.error.fields ?? {})], field).toEqual([400, [field]]);
  }
  // A draft that copies their version has the slides, too, with ids of its own.
  const kept = (await read()).banners;
  const copy = { pageId: place.pageId, copyVersionId: place.versionId, comments: '' };
  for (const line of ['SubmitDraft', 'PublishDraft', 'CreateDraft']) {
    await answered(`GET Version/${line}`, copy, asAdmin);
  }
  const { pageComponents } = await answered<{ pageComponents: { type: string; componentId: number }[] }>(
    ...(['GET Admin/GetPageComponentData', copy, asAdmin] as const),
  );
  const hero = pageComponents.find(({ type }) => type === 'BannerContainer')?.componentId;
  const copied = await answered<typeof stored>(
    'GET Admin/GetBannerContainer',
    { componentId: hero },
    asAdmin,
  );
  const versionId = place.versionId + 1;
  const ownPlace = { id: expect.any(Number), bannerContainerId: hero, versionId, revision: 1 };
  expect(copied.banners).toEqual(kept.map((slide) => ({ ...slide, ...ownPlace })));
  expect((await read()).banners).toEqual(kept);
});
