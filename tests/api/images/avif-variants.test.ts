import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { noisyPng } from '../../support/images/sample-images';
import { addImage, imagesBucket } from '../../support/images/upload';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const house = new URL('../../../shared/starters/pictures/trade/windows.webp', import.meta.url);

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeCompany('acme');
const session = await sessionFor(cloud, acme, 'Admin');
const photo = await sharp(readFileSync(house)).resize(880).png().toBuffer();

const variantsOf = (id: number) => cloud.s3.keys(imagesBucket, `images/acme/${id}/boat/`);
const recordOf = async (id: number) => await cloud.stored.image.get(acme.scope, id);

/** Creates a live page with the picture beside a text; returns a function that reads it. */
async function showOn(name: string, id: number): Promise<() => Promise<string>> {
  const pageId = await newPage(session, name);
  const picture = `acme/${id}/boat`;
  const section = { pageId, versionId: 1, componentName: name, picture, text: '<p>A house</p>' };
  bodyOf(await callApi('createPictureText', section, { session }));
  await publish(session, pageId);
  return async () => (await visit('acme', `/${name}`)).html;
}

it('are made beside the WebP where they are a tenth lighter and as good, shown, and deleted with the picture [2:216]', async () => {
  const id = await addImage(session, { bytes: photo, name: 'boat.png' });
  const html = await showOn('house', id);
  await runJobs();
  const [small, wide, lighter] = ['1-480', '1-880', '1-880.avif'].map(
    (name) => `images/acme/${id}/boat/${name}`,
  );
  expect(variantsOf(id)).toEqual([small, wide, lighter]);
  expect(await recordOf(id)).toMatchObject({ widths: [480, 880], widthsOf: 1, avif: [880] });
  const { body, info } = cloud.s3.get(imagesBucket, lighter ?? '') ?? {};
  expect(info?.headers).toMatchObject({ 'content-type': 'image/avif', 'x-amz-meta-cache-tag': 'co:acme' });
  expect(body?.subarray(4, 12).toString()).toBe('ftypavif');
  const webp = cloud.s3.get(imagesBucket, wide ?? '')?.body.length ?? 0;
  expect(body?.length).toBeLessThanOrEqual(webp * 0.9);

  // The narrow variant is in the list as WebP: no place gets less than it would without AVIF.
  const [, source = '', img = ''] = /<picture>(<source [^>]*>)(<img [^>]*>)/.exec(await html()) ?? [];
  expect(source).toContain(`<source type="image/avif" srcset="/${small} 480w,/${lighter} 880w" sizes="`);
  expect(img).toContain(`srcset="/${small} 480w,/${wide} 880w" sizes="`);
  expect(await html()).toContain('source{display:none}');
  bodyOf(await callApi('deleteImage', { id }, { session }));
  await runJobs();
  expect(variantsOf(id)).toEqual([]);
});

it('are made of fine texture too, where the WebP is more similar than an eye sees', async () => {
  const bread = new URL('../../../shared/starters/pictures/cafe/flour.webp', import.meta.url);
  const bytes = await sharp(readFileSync(bread)).resize(780).png().toBuffer();
  const id = await addImage(session, { bytes, name: 'boat.png' });
  await runJobs();
  expect(await recordOf(id)).toMatchObject({ avif: [780] });
});

it('are not made where they are less similar to the picture, and a page without them does not mention them', async () => {
  const id = await addImage(session, { bytes: noisyPng(700, 300), name: 'boat.png' });
  const html = await showOn('noise', id);
  await runJobs();
  expect(variantsOf(id)).toHaveLength(2);
  expect(await recordOf(id)).toMatchObject({ avif: [] });
  expect(await html()).toContain('srcset=');
  expect(await html()).not.toMatch(/avif|source/);
});

it('are not read where a picture got its variants before AVIF, nor after another file came', async () => {
  const id = await addImage(session, { bytes: photo, name: 'boat.png' });
  const html = await showOn('before', id);
  await runJobs();
  const record = await recordOf(id);
  if (!record) throw new Error('The picture is gone.');
  const { avif: _, ...before } = record;
  await cloud.table.commit([{ put: { ...before } }]);
  bodyOf(await callApi('editImage', { id, imageDescription: 'House', altText: 'A house' }, { session }));
  await runJobs();
  expect(await html()).toContain('alt="A house"');
  expect(await html()).not.toContain('avif');

  await cloud.table.commit([{ put: { ...record, fileNumber: 2 } }]);
  bodyOf(await callApi('editImage', { id, imageDescription: 'House', altText: 'Windows' }, { session }));
  await runJobs();
  expect(await html()).toContain('alt="Windows"');
  expect(await html()).not.toContain('avif');
});
