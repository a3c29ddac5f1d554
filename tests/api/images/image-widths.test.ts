import { variantObject } from '@galley/functions/core/images/image-store';
import { afterEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { makeForm } from '../../support/forms';
import { pngChunk } from '../../support/images/png';
import { noisyPng, pngWith } from '../../support/images/sample-images';
import { addImage, fileOf, imagesBucket } from '../../support/images/upload';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makePage, publish } from '../../support/pages';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');

afterEach(() => {
  cloud.setFault(undefined);
  cloud.clock.reset();
});

const photo = noisyPng(700, 300);
const addPhoto = () => addImage(admin, { bytes: photo, name: 'boat.png', altText: 'A boat at sea' });
const recordOf = async (id: number) => {
  const record = await cloud.stored.image.get(acme.scope, id);
  if (!record) throw new Error(`There is no image ${id}.`);
  return record;
};
const variantsOf = (id: number) => cloud.s3.keys(imagesBucket, `images/acme/${id}/boat/`);
const replace = async (id: number, bytes: Buffer) =>
  bodyOf(await callApi('replaceImage', { id, imageName: 'a.png', image: fileOf(bytes) }, { session: admin }));

/** Creates a live page that shows a picture in a banner, beside a form and in a text; returns its path. */
async function makePicturePage(imageUrl: string, friendlyUrl: string): Promise<string> {
  const pageId = await makePage(admin, { friendlyUrl });
  const place = { pageId, versionId: 1, componentName: 'C' };
  const bannerContainerId = bodyOf(
    await callApi(
      'createBannerContainer',
      { ...place, height: 'Medium', sliderDuration: 5000 },
      { session: admin },
    ),
  );
  const slide = { bannerContainerId, componentName: 'S', backgroundImage: imageUrl };
  bodyOf(await callApi('createBanner', slide, { session: admin }));
  const formId = await makeForm(admin);
  const form = { ...place, title: 'Write', description: 'Do.', imageLink: imageUrl, formId };
  bodyOf(await callApi('createImageForm', form, { session: admin }));
  const column1 = `<p><img src="/images/${imageUrl}" alt="Ours" width="350" height="1"></p>`;
  const text = { ...place, borderStyle: 'none', format: '4_4', column1 };
  bodyOf(await callApi('createHtmlEditorColumns', text, { session: admin }));
  await publish(admin, pageId);
  return `/${friendlyUrl}`;
}
const listedRow = async (friendlyUrl: string) =>
  bodyOf(await callApi('listPages', {}, { session: admin })).find(({ pageUrl }) => pageUrl === friendlyUrl);
const pictures = async (path: string) =>
  [...(await visit('acme', path)).html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);

describe('the variants of a picture', () => {
  it('are lighter WebP files beside it, made by a job of its upload [1:132] [2:78] [2:214]', async () => {
    const id = await addPhoto();
    expect(variantsOf(id)).toEqual([]);
    await runJobs();
    expect(variantsOf(id)).toEqual([`images/acme/${id}/boat/1-480`, `images/acme/${id}/boat/1-700`]);
    expect(await recordOf(id)).toMatchObject({ widths: [480, 700], widthsOf: 1, revision: 1 });
    const { body: library } = await callApi('listImages', { limit: 1 }, { session: admin });
    expect(library[0]).toMatchObject({
      ...{ id, imageUrl: `acme/${id}/boat`, thumbnailUrl: `acme/${id}/boat/1-480` },
    });
    expect(library[0]).not.toHaveProperty('widths');
    for (const key of variantsOf(id)) {
      const { body, info } = cloud.s3.get(imagesBucket, key) ?? {};
      expect(body?.subarray(8, 16).toString()).toBe('WEBPVP8 ');
      expect(body?.length).toBeLessThan(photo.length * 0.9);
      expect(info?.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-amz-meta-cache-tag': 'co:acme',
      });
    }
  });

  it('are not made of small or animated pictures, nor where the file is as light', async () => {
    const small = await addImage(admin);
    const control = pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
    const moving = await addImage(admin, { bytes: pngWith([control], { width: 700, height: 300 }) });
    expect(await waitingJobs(cloud.table, 'make-widths')).toHaveLength(1);
    await runJobs();
    expect((await recordOf(small)).widthsOf).toBeUndefined();
    expect(await recordOf(moving)).toMatchObject({ widths: [], widthsOf: 1 });
    const source = await addPhoto();
    await runJobs();
    const light = cloud.s3.get(imagesBucket, `images/acme/${source}/boat/1-700`)?.body;
    const again = await addImage(admin, { bytes: light, name: 'boat.webp' });
    await runJobs();
    expect(await recordOf(again)).toMatchObject({ width: 700, widths: [480], widthsOf: 1 });
    expect([small, moving, again].map(variantsOf)).toEqual([[], [], [`images/acme/${again}/boat/1-480`]]);
  });

  it('are deleted with the picture, those still being made too [2:216]', async () => {
    const [made, late] = [await addPhoto(), await addPhoto()];
    const [job] = (await waitingJobs(cloud.table, 'make-widths')).filter(
      ({ work }) => 'imageId' in work && work.imageId === late,
    );
    await runJobs();
    expect(variantsOf(made)).toHaveLength(2);
    bodyOf(await callApi('deleteImage', { id: made }, { session: admin }));
    await runJobs();
    expect(variantsOf(made)).toEqual([]);

    // Deleted while its variants were being made: the job removes what it wrote.
    bodyOf(await callApi('deleteImage', { id: late }, { session: admin }));
    await runJobs();
    if (!job) throw new Error('There was no job.');
    cloud.s3.put(imagesBucket, variantObject(`acme/${late}/boat`, 1, 480), photo);
    await cloud.table.commit([{ put: { ...job } }]);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ run: [{ pk: job.pk, sk: job.sk }] });
    expect(variantsOf(late)).toEqual([]);
    expect(await waitingJobs(cloud.table, 'make-widths')).toEqual([]);
  });

  it('are retried when they could not be made, and the job states the reason', async () => {
    const id = await addPhoto();
    cloud.setFault(({ action }) => (action === 's3:GetObject' ? 'unavailable' : undefined));
    await runJobs();
    const [job] = await waitingJobs(cloud.table, 'make-widths');
    expect(job).toMatchObject({ attempts: 1, state: 'due' });
    expect(job?.lastError).toContain('copies of a picture were not made');
    cloud.setFault(undefined);
    cloud.clock.advance(60_000);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ sweep: true });
    expect(variantsOf(id)).toHaveLength(2);
    expect(await waitingJobs(cloud.table, 'make-widths')).toEqual([]);
  });
});

describe('a page with a picture', () => {
  it('shows its file with its size at first, and its variants as soon as they exist', async () => {
    const id = await addPhoto();
    const { imageUrl } = await recordOf(id);
    const path = await makePicturePage(imageUrl, 'copies');
    const file = `src="/images/${imageUrl}"`;
    for (const tag of await pictures(path)) {
      expect(tag).toContain(file);
      expect(tag).not.toContain('srcset');
    }
    expect(await listedRow('copies')).toMatchObject({ firstType: 'BannerContainer' });
    await runJobs();
    expect(await listedRow('copies')).toMatchObject({ thumbnail: `${imageUrl}/1-480` });
    const [banner, beside, inText] = await pictures(path);
    const variant = (width: number) => `/images/${imageUrl}/1-${width} ${width}w`;
    const size = 'width="700" height="300"';
    // No variant is wide enough for a banner, so the file itself is shown.
    expect(banner).toBe(`<img ${file} ${size} alt="A boat at sea" fetchpriority="high">`);
    expect(beside).toBe(
      `<img ${file} srcset="${variant(480)},${variant(700)}" sizes="auto" ${size} alt="A boat at sea" loading="lazy">`,
    );
    expect(inText).toBe(
      `<img ${file} alt="Ours" width="350" height="150" loading="lazy" srcset="${variant(480)},${variant(700)}" sizes="auto">`,
    );
  });

  it('shows a replaced file, then its variants; the old ones are kept until no page refers to them', async () => {
    const id = await addPhoto();
    const { imageUrl } = await recordOf(id);
    const path = await makePicturePage(imageUrl, 'replaced');
    await runJobs();
    expect((await pictures(path))[1]).toContain('1-480');
    cloud.setFault(({ action }) => (action === 's3:GetObject' ? 'unavailable' : undefined));
    await replace(id, noisyPng(600, 600));
    await runJobs();
    expect((await pictures(path))[1]).toMatch(/^(?!.*srcset).*width="600" height="600"/);
    cloud.setFault(undefined);
    cloud.clock.advance(60_000);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ sweep: true });
    await runJobs();
    expect((await pictures(path))[1]).toContain(`srcset="/images/${imageUrl}/2-600"`);
    expect((await pictures(path))[2]).toContain('width="350" height="350"');
    expect(variantsOf(id)).toHaveLength(3);
    cloud.clock.advance(2 * 24 * 60 * 60 * 1000);
    await handler({ sweep: true });
    expect(variantsOf(id)).toEqual([`images/acme/${id}/boat/2-600`]);
  });

  it('has a changed alt text as soon as it is saved, where the component has none of its own [2:215]', async () => {
    const id = await addPhoto();
    const { imageUrl } = await recordOf(id);
    const path = await makePicturePage(imageUrl, 'words');
    const edit = { id, imageDescription: 'Boat', altText: 'A ship at sea', revision: 1 };
    bodyOf(await callApi('editImage', edit, { session: admin }));
    await runJobs();
    const tags = await pictures(path);
    expect(tags.map((tag) => /alt="([^"]*)"/.exec(tag)?.[1])).toEqual([
      'A ship at sea',
      'A ship at sea',
      'Ours',
    ]);
  });

  it('has the logo’s variants in its header [2:63] [2:69]', async () => {
    const id = await addPhoto();
    const { imageUrl } = await recordOf(id);
    const settings = {
      companyName: 'Acme',
      copyrightName: 'Acme',
      address: '1 Quay',
      telephone: '(555) 234-5678',
      logoUrl: imageUrl,
    };
    bodyOf(
      await callApi(
        'createCompanySettings',
        { companySettings: settings, adminVersionUpdateEmails: ['admin@acme.example'] },
        { session: admin },
      ),
    );
    const path = await makePicturePage(imageUrl, 'logo');
    expect((await pictures(path))[0]).toBe(
      `<img src="/images/${imageUrl}" width="131" height="56" alt="Acme"/>`,
    );
    await runJobs();
    expect((await pictures(path))[0]).toBe(
      `<img src="/images/${imageUrl}" srcSet="/images/${imageUrl}/1-480" width="131" height="56" alt="Acme"/>`,
    );
  });
});
