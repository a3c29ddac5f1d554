import { afterEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { jpegOf, pngOf } from '../../support/images/sample-images';
import { addImage, fileOf, imagesBucket, upload } from '../../support/images/upload';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const editor = await sessionFor(cloud, await makeCompany('acme'), 'Level4');

afterEach(() => cloud.setFault(undefined));

const list = async (input: Record<string, unknown> = {}, session = editor) =>
  callApi('listImages', input, { session });
const imageOf = async (id: number) => {
  const found = (await list()).body.find((image) => image.id === id);
  if (!found) throw new Error(`There is no image ${id}.`);
  return found;
};
const objectOf = async (id: number) =>
  cloud.s3.get(imagesBucket, `images/${(await imageOf(id)).imageUrl}`)?.body;

describe('ReplaceImage', () => {
  const replace = (id: number, bytes: Buffer, name: string) =>
    callApi('replaceImage', { id, imageName: name, image: fileOf(bytes) }, { session: editor });

  it('keeps the URL, for any format, and clears the CDN [1:132] [2:78]', async () => {
    const id = await addImage(editor);
    const before = await imageOf(id);
    const bytes = jpegOf({ width: 40, height: 30 });
    const cleared = cloud.lambda.invalidations.length;
    expect((await replace(id, bytes, 'other.jpg')).body).toBe(id);
    expect(await objectOf(id)).toEqual(bytes);
    expect(await imageOf(id)).toMatchObject({
      imageUrl: before.imageUrl,
      width: 40,
      height: 30,
      contentType: 'image/jpeg',
      bytes: bytes.length,
      revision: 2,
    });
    await cloud.settled();
    expect(cloud.lambda.invalidations.slice(cleared).join()).toContain('#co:acme');
    expect(await objectOf(id)).toEqual(bytes);
    expect(cloud.s3.get(imagesBucket, `images/${before.imageUrl}`)?.info.headers['content-type']).toBe(
      'image/jpeg',
    );
    const jobs = await cloud.stored.jobsOfAll();
    expect(jobs.map(({ work }) => work.kind)).not.toContain('place-image');
  });

  it('keeps only the last replacement [2:216]', async () => {
    const id = await addImage(editor);
    await replace(id, pngOf(5, 5), 'a.png');
    await replace(id, pngOf(6, 6), 'a.png');
    await cloud.settled();
    expect(await objectOf(id)).toEqual(pngOf(6, 6));
    expect(cloud.s3.keys(imagesBucket, `replacements/acme/${id}/`)).toHaveLength(1);
    await callApi('deleteImage', { id }, { session: editor });
    await cloud.settled();
    expect(cloud.s3.keys(imagesBucket).filter((key) => key.includes(`acme/${id}/`))).toEqual([]);
  });

  it('is stored by its job when the call could not do so', async () => {
    const id = await addImage(editor);
    let failures = 0;
    // Fails as often as the SDK retries for the call; the job's copy comes after that.
    cloud.setFault(({ action, resource }) => {
      const isPlacing = action === 's3:PutObject' && resource.includes('/images/');
      if (!isPlacing || failures === 3) return undefined;
      failures += 1;
      return 'unavailable';
    });
    expect((await replace(id, pngOf(9, 9), 'a.png')).status).toBe(200);
    await cloud.settled();
    expect(failures).toBe(3);
    expect(await objectOf(id)).toEqual(pngOf(9, 9));
  });

  it('rejects a malicious file and keeps the picture', async () => {
    const id = await addImage(editor);
    const answer = await replace(id, Buffer.from('<svg/>'), 'a.svg');
    expect(answer.error.fields?.image).toContain('SVG');
    expect(await objectOf(id)).toEqual(pngOf(4, 4));
    expect((await imageOf(id)).revision).toBe(1);
  });
});

describe('an interrupted replacement', () => {
  it('leaves no record without a file, at most a file without a record [2:214]', async () => {
    const company = await makeCompany('broken');
    const session = await sessionFor(cloud, company, 'Level4');
    for (const failing of ['s3:PutObject', 'dynamodb:TransactWriteItems']) {
      cloud.setFault(({ action }) => (action === failing ? 'unavailable' : undefined));
      expect((await upload(session)).status).toBe(500);
      cloud.setFault(undefined);
      expect((await list({}, session)).body).toEqual([]);
    }
    const id = await addImage(session);
    const records = await cloud.stored.image.all(company.scope);
    expect(records.map((record) => record.id)).toEqual([id]);
    expect(cloud.s3.get(imagesBucket, `images/broken/${id}/boat`)).toBeDefined();
  });
});
