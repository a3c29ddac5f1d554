import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf, imagesBucket, upload } from '../../support/images/upload';
import { putImage } from '../../support/library';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const editor = await sessionFor(cloud, acme, 'Level4');
const globex = await sessionFor(cloud, await makeCompany('globex'), 'Admin');

const list = async (input: Record<string, unknown> = {}, session = editor) =>
  callApi('listImages', input, { session });
const imageOf = async (id: number) => {
  const found = (await list()).body.find((image) => image.id === id);
  if (!found) throw new Error(`There is no image ${id}.`);
  return found;
};

describe('ImageUpload [1:132] [2:78] [2:214]', () => {
  it('returns the id and lists the picture first [1:132] [2:78] [2:214] [1:9] [2:7]', async () => {
    const id = await addImage(editor, {
      name: 'First boat.png',
      description: ' The first boat ',
      altText: 'A boat',
    });
    expect((await list()).body[0]).toEqual({
      id,
      imageDescription: 'The first boat',
      imageUrl: `acme/${id}/first-boat`,
      thumbnailUrl: `acme/${id}/first-boat`,
      altText: 'A boat',
      width: 4,
      height: 4,
      bytes: expect.any(Number),
      contentType: 'image/png',
      tags: [],
      createdAt: expect.any(String),
      changedAt: expect.any(String),
      changedBy: editor.userId,
      revision: 1,
    });
  });

  it('requires an image and a description in the words of the specification [2:144] [2:145] [2:143]', async () => {
    const answer = await callApi('uploadImage', { imageName: 'a.png' }, { session: editor });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({
      image: 'You must upload an image.',
      imageDescription: 'You must provide an image description.',
    });
    const blank = await upload(editor, { description: '   ' });
    expect(blank.error.fields).toEqual({ imageDescription: 'You must provide an image description.' });
    const words = await callApi(
      'uploadImage',
      { imageDescription: 'A boat', imageName: 'a.png', image: 'not a file' },
      { session: editor },
    );
    expect(words.error.fields).toEqual({ image: 'You must upload an image.' });
  });

  it.each([';', '/', '?', ':', '@', '&', '=', '+', '$', ','])(
    'rejects %s in the file name [2:146] [2:143]',
    async (character) => {
      const answer = await upload(editor, { name: `a${character}b.png` });
      expect(answer.error.fields).toEqual({
        imageName: 'The file name may not contain ; / ? : @ & = + $ ,',
      });
    },
  );

  it('rejects a body that is not a form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=other' };
    const broken = await callApi('uploadImage', {}, { session: editor, headers });
    expect(broken.status).toBe(400);
    expect(broken.error.fields).toHaveProperty('body');
  });

  it('keeps the libraries of companies apart [1:8] [1:264] [2:213] [2:215] [2:216]', async () => {
    const id = await addImage(editor);
    expect((await list({}, globex)).body).toEqual([]);
    for (const [name, input] of [
      ['editImage', { id, imageDescription: 'Mine' }],
      ['deleteImage', { id }],
      ['getImageUsage', { id }],
      ['replaceImage', { id, imageName: 'a.png', image: fileOf(pngOf(2, 2)) }],
    ] as const) {
      expect((await callApi(name, input, { session: globex })).status, name).toBe(404);
    }
    expect((await imageOf(id)).imageDescription).toBe('A boat');
    expect(cloud.s3.keys(imagesBucket).filter((key) => key.includes('globex'))).toEqual([]);
  });
});

describe('RetrieveAll [1:132] [1:264] [2:213] [2:78]', () => {
  it('is newest first, paginated, and searches from three characters on [1:201] [1:264] [1:299] [2:147] [2:213] [2:269] [1:132] [2:78]', async () => {
    const company = await makeCompany('listed');
    const session = await sessionFor(cloud, company, 'Level4');
    const ids: number[] = [];
    for (const description of ['A red boat', 'Blue sea', 'red Buoy', 'Harbour', 'RED sail']) {
      ids.unshift(await addImage(session, { name: 'red.png', description, altText: 'In red' }));
    }
    expect((await list({}, session)).body.map(({ id }) => id)).toEqual(ids);
    const first = await list({ limit: 2 }, session);
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const cursor = first.headers['x-next-cursor'];
    expect((await list({ limit: 10, cursor }, session)).body.map(({ id }) => id)).toEqual(ids.slice(2));
    const found = await list({ search: 'ReD' }, session);
    expect(found.body.map(({ imageDescription }) => imageDescription)).toEqual([
      'RED sail',
      'red Buoy',
      'A red boat',
    ]);
    expect(found.headers['x-next-cursor']).toBeUndefined();
    const part = await list({ search: 'red', limit: 2 }, session);
    expect(part.body).toHaveLength(2);
    const rest = await list({ search: 'red', limit: 2, cursor: part.headers['x-next-cursor'] }, session);
    expect(rest.body.map(({ imageDescription }) => imageDescription)).toEqual(['A red boat']);
    expect((await list({ search: 're' }, session)).body).toHaveLength(5);
    expect((await list({ search: '%' }, session)).body).toHaveLength(5);
    await Promise.all(Array.from({ length: 101 }, (_, at) => putImage(cloud, company, 1_000 + at)));
    expect((await list({}, session)).body, 'without a limit').toHaveLength(106);
  });

  it('rejects an invalid limit and an invalid cursor', async () => {
    expect((await list({ limit: 0 })).error.fields).toHaveProperty('limit');
    expect((await list({ cursor: 'COUNTER' })).error.fields).toHaveProperty('cursor');
  });
});

describe('EditImage [2:215]', () => {
  it('changes the given values and keeps the others [2:215] [1:132] [2:78] [1:9] [2:7]', async () => {
    const id = await addImage(editor, { altText: 'Before' });
    const edit = (input: object) => callApi('editImage', { id, ...input }, { session: editor });
    expect((await edit({ imageDescription: 'Only this' })).body).toBe(id);
    expect(await imageOf(id)).toMatchObject({
      imageDescription: 'Only this',
      altText: 'Before',
      revision: 2,
    });
    await edit({ imageDescription: 'All', altText: '', tags: ['Boats', 'boats', 'Sea'], revision: 2 });
    expect(await imageOf(id)).toMatchObject({ imageDescription: 'All', altText: '', tags: ['boats', 'Sea'] });
    const described = { altText: 'A quay', tags: ['Sea'], focus: { x: 20, y: 80 } };
    await edit({ imageDescription: 'Whole', ...described });
    await edit({ imageDescription: 'Only this again' });
    expect(await imageOf(id)).toMatchObject({ imageDescription: 'Only this again', ...described });
    expect((await list({ search: 'sea' })).body.map((image) => image.id)).toContain(id);
  });

  it('rejects what is stale, empty, too long or unknown [2:145] [2:215] [2:143]', async () => {
    const id = await addImage(editor);
    const edit = (input: object) =>
      callApi('editImage', { id, imageDescription: 'New', ...input }, { session: editor });
    const stale = await edit({ revision: 7 });
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({ revision: 1, current: { id, imageDescription: 'A boat' } });
    expect(stale.error.current).not.toHaveProperty('pk');
    expect((await edit({ imageDescription: '' })).error.fields).toEqual({
      imageDescription: 'You must provide an image description.',
    });
    expect((await edit({ imageDescription: 'x'.repeat(201) })).error.fields).toHaveProperty(
      'imageDescription',
    );
    expect((await edit({ tags: 'boats' })).error.fields).toHaveProperty('tags');
    expect((await edit({ id: 999_999 })).status).toBe(404);
    expect((await imageOf(id)).imageDescription).toBe('A boat');
  });
});

describe('DeleteImage [2:216]', () => {
  it('removes the picture, its file and the cached copies of the CDN [2:216] [1:9] [2:7]', async () => {
    const id = await addImage(editor);
    const { imageUrl } = await imageOf(id);
    const cleared = cloud.lambda.invalidations.length;
    expect((await callApi('deleteImage', { id, imageDescription: 'A boat' }, { session: editor })).body).toBe(
      'Deleted',
    );
    expect((await list()).body.map((image) => image.id)).not.toContain(id);
    await cloud.settled();
    expect(cloud.s3.get(imagesBucket, `images/${imageUrl}`)).toBeUndefined();
    expect(cloud.lambda.invalidations.slice(cleared).join()).toContain('#co:acme');
    expect((await callApi('deleteImage', { id }, { session: editor })).status).toBe(404);
  });
});

it('logs changes of images in the company’s activity log [2:214] [2:215] [2:216]', async () => {
  const id = await addImage(editor, { description: 'A pier' });
  const edit = { id, imageDescription: 'The old pier', revision: 1 };
  await callApi('editImage', edit, { session: editor });
  await callApi('editImage', { ...edit, imageDescription: 'Refused' }, { session: editor });
  const file = { id, imageName: 'pier.png', image: fileOf(pngOf(6, 6)) };
  await callApi('replaceImage', file, { session: editor });
  await callApi('deleteImage', { id }, { session: editor });
  const log = await cloud.stored.activity.all(acme.scope);
  expect(log.slice(-4).map(({ action, email }) => [action, email])).toEqual([
    ["Added image 'A pier'", editor.email],
    ["Changed image 'The old pier'", editor.email],
    ["Replaced the file of image 'The old pier'", editor.email],
    ["Deleted image 'The old pier'", editor.email],
  ]);
});
