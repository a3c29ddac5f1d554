import type { CallName } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bannerCalls } from '../../support/banners';
import { putImage } from '../../support/library';
import { bodyOf, makePage, newDraft, publish, submit } from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme({ runJobs: false });
beforeAll(async () => {
  await putImage(cloud, acme, 1);
});

const { call, saved, slide, container, makeBanner } = bannerCalls(() => editor, 'acme/1/picture.jpg');
const headerOf = (pageId: number, versionId = 1) => cloud.stored.version.get(acme.scope, pageId, versionId);

describe('the slides of a container', () => {
  it('are ordered by a list that names exactly them [1:262] [1:82] [1:106] [2:83]', async () => {
    const { id, pageId, slideIds } = await makeBanner(3);
    const [a, b, c] = slideIds;
    const order = (bannerIds: unknown[]) => call('updateBannerOrder', { bannerIds });
    expect(await order([c, a, b])).toMatchObject({ status: 200, body: 'Saved' });
    const shown = async () => (await container(id)).banners.map((one) => [one.id, one.order]);
    const ordered = [c, a, b].map((slideId, index) => [slideId, index + 1]);
    expect(await shown()).toEqual(ordered);
    expect((await headerOf(pageId))?.placements[0]?.slides).toEqual([c, a, b].map((n) => Number(n) % 10_000));
    const elsewhere = (await makeBanner(1)).slideIds[0];
    const near = await saved('createBannerContainer', { componentName: 'Near', pageId, versionId: 1 });
    const neighbour = await saved('createBanner', slide({ bannerContainerId: near }));
    for (const wrong of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, elsewhere],
      [a, b, c, neighbour],
      // Of another version of the page.
      [a, b, Number(c) + 10_000],
    ]) {
      expect((await order(wrong)).status, String(wrong)).toBe(409);
    }
    expect((await order([])).status).toBe(400);
    expect((await order([5])).status).toBe(404);
    expect((await order([id])).status).toBe(404);
    expect(await shown()).toEqual(ordered);
  });

  it('can be added by several users at once, each with an id of its own [1:260]', async () => {
    const { id } = await makeBanner(0);
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => saved('createBanner', slide({ bannerContainerId: id }))),
    );
    expect(new Set(ids).size).toBe(6);
    expect((await container(id)).banners.map((one) => one.id).sort()).toEqual(ids.sort());
  });

  it('are not lost when their container is saved at the same moment [1:82] [1:104] [1:260]', async () => {
    const { id, place } = await makeBanner(0);
    const fields = { componentName: 'Top', height: 'Small', ...place, id };
    await Promise.all([
      saved('updateBannerContainer', { ...fields, revision: 1 }),
      ...[1, 2, 3].map(() => saved('createBanner', slide({ bannerContainerId: id }))),
    ]);
    const { bannerContainer, banners } = await container(id);
    expect(bannerContainer).toMatchObject({ height: 'Small', revision: 2 });
    expect(banners).toHaveLength(3);
  });

  it('are at most thirty [1:83] [1:106] [1:260]', async () => {
    const { id } = await makeBanner(limits.bannerSlides);
    const answer = await call('createBanner', slide({ bannerContainerId: id }));
    expect(answer.status).toBe(413);
    expect(answer.error.fields).toHaveProperty('bannerContainerId');
  });

  it('hold at most 200 KB in total [1:106] [1:260]', async () => {
    const { id } = await makeBanner(0);
    // Three bytes a character: 2,000 characters of a link are 6 KB.
    const link = `/${'\u20ac'.repeat(1999)}`;
    const long = { buttonText: 'Go', buttonLink: link, button2Text: 'Go', button2Link: link };
    for (let count = 0; count < 17; count += 1) {
      await saved('createBanner', slide({ ...long, bannerContainerId: id }));
    }
    const answer = await call('createBanner', slide({ ...long, bannerContainerId: id }));
    expect(answer.status).toBe(413);
    expect(answer.error.fields).toHaveProperty('buttonLink');
    expect((await container(id)).banners).toHaveLength(17);
  });

  it('are copied with their container into a new version and onto another page [1:83] [1:106] [1:159] [1:169] [1:255] [1:268] [1:82] [1:104]', async () => {
    const { id, pageId, slideIds } = await makeBanner(2);
    await publish(admin, pageId);
    const draft = await newDraft(editor, pageId, 1);
    const inDraft = await container(id + 10_000);
    expect(inDraft.banners.map((one) => one.id)).toEqual(slideIds.map((slideId) => slideId + 10_000));
    // On the same version the copy gets ids of its own.
    const again = await saved('placeComponent', {
      pageId,
      versionId: draft,
      type: 'BannerContainer',
      componentId: id,
    });
    expect((await container(again)).banners.map((one) => one.id)).toEqual([again + 1, again + 2]);
    const other = await makePage(editor);
    const copy = await saved('placeComponent', {
      pageId: other,
      versionId: 1,
      type: 'BannerContainer',
      componentId: id,
    });
    const copied = await container(copy);
    expect(copied.banners.map((one) => one.componentName)).toEqual(['S1', 'S2']);
    await saved('updateBanner', slide({ ...copied.banners[0], actionText: 'Of the copy' }));
    const texts = async (componentId: number) =>
      (await container(componentId)).banners.map((one) => one.actionText);
    expect(await texts(copy)).toEqual(['Of the copy', '']);
    expect(await texts(id)).toEqual(['', '']);
    expect(await texts(again)).toEqual(['', '']);
    const next = await saved('createBanner', slide({ bannerContainerId: copy }));
    expect((await container(copy)).banners.map((one) => one.id)).toContain(next);
  });

  it('are read-only in every status but draft, for every role [1:12] [1:162] [1:160] [1:260] [1:261] [1:262]', async () => {
    const { id, pageId, slideIds } = await makeBanner(2);
    const [first] = slideIds;
    const writes: [CallName, Record<string, unknown>][] = [
      ['createBanner', slide({ bannerContainerId: id })],
      ['updateBanner', slide({ bannerContainerId: id, id: first, revision: 1 })],
      ['deleteBanner', { componentId: first }],
      ['updateBannerOrder', { bannerIds: slideIds.toReversed() }],
    ];
    const before = await container(id);
    const refusedToAll = async () => {
      for (const [name, input] of writes) {
        for (const session of [editor, admin])
          expect((await call(name, input, session)).status, name).toBe(409);
      }
      expect(await container(id)).toEqual(before);
    };
    await submit(editor, pageId);
    await refusedToAll();
    bodyOf(await callApi('publishDraft', { pageId, comments: '' }, { session: admin }));
    await refusedToAll();
    await newDraft(editor, pageId, 1);
    await publish(admin, pageId);
    await refusedToAll();
  });

  it('are saved, ordered and deleted in one read to authenticate and two round trips', async () => {
    const { id, slideIds } = await makeBanner(2);
    const operationsOf = async (name: CallName, input: Record<string, unknown>) => {
      const { result, calls } = await cloud.calls.during(() => call(name, input));
      expect(result.status).toBe(200);
      return calls.map(({ operation }) => operation);
    };
    const saving = ['BatchGetItem', 'BatchGetItem', 'TransactWriteItems'];
    expect(await operationsOf('createBanner', slide({ bannerContainerId: id }))).toEqual(saving);
    const change = slide({ bannerContainerId: id, id: slideIds[0], revision: 1 });
    expect(await operationsOf('updateBanner', change)).toEqual(saving);
    expect(await operationsOf('getBanner', { componentId: slideIds[0] })).toEqual([
      'BatchGetItem',
      'GetItem',
      'GetItem',
    ]);
    const found = ['BatchGetItem', 'GetItem', 'Query', 'TransactWriteItems'];
    const { banners } = await container(id);
    const bannerIds = banners.map((one) => one.id).toReversed();
    expect((await operationsOf('updateBannerOrder', { bannerIds })).sort()).toEqual(found.sort());
    expect((await operationsOf('deleteBanner', { componentId: slideIds[0] })).sort()).toEqual(found.sort());
  });
});
