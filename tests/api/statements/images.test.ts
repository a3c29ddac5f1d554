import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf } from '../../support/images/upload';
import { answered, observed } from '../../support/observed';

/** The image library, with the paths, names and responses of the documents. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
/** As long as a description may be. */
const longest = 'A pier '.repeat(29).slice(0, 200);
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

describe('images', () => {
  it('are listed, uploaded, edited and deleted by their calls [1:132] [1:264] [2:78] [2:145] [2:213] [2:214] [2:215] [2:216] [1:9] [1:31] [2:7] [2:30] [2:143] [2:147] [2:269] [1:201] [1:299]', async () => {
    const quay = { name: 'quay.png', description: 'A quay', altText: 'The old quay' };
    const other = await addImage(site.editor, quay);
    const Id = await addImage(site.editor, { name: 'boat.png', description: 'A boat' });
    const list = () => answered<{ id: number }[]>('POST ImageUpload/RetrieveAll', {}, asAdmin);
    expect((await list()).map(({ id }) => id)).toEqual([Id, other]);
    expect((await list())[0]).toEqual({
      ...{ id: Id, imageDescription: 'A boat', imageUrl: `acme/${Id}/boat`, altText: '', tags: [] },
      ...{ width: 4, height: 4, bytes: expect.any(Number), contentType: 'image/png', revision: 1 },
      ...{
        thumbnailUrl: `acme/${Id}/boat`,
        createdAt: aMoment,
        changedAt: aMoment,
        changedBy: site.editor.userId,
      },
    });
    const words = { imageDescription: 'A quay', altText: 'The old quay' };
    const boat = (await list())[0];
    const quayNow = (await list())[1];
    const url = `acme/${other}/quay`;
    const moments = { createdAt: aMoment, changedAt: aMoment };
    expect(quayNow).toEqual({ ...boat, ...moments, id: other, imageUrl: url, thumbnailUrl: url, ...words });
    // In parts, each with the cursor of the next.
    const part = (input: object) => observed('POST ImageUpload/RetrieveAll', { limit: 1, ...input }, asAdmin);
    const { body: newest, headers } = await part({});
    const { body: oldest } = await part({ cursor: headers['x-next-cursor'] });
    expect([newest, oldest].flat()).toEqual(await list());
    expect(await answered('POST ImageUpload/RetrieveAll', { search: 'UAY' }, asAdmin)).toMatchObject([words]);
    // The gallery is available to all staff.
    const asEditor = { session: site.editor };
    expect(await answered('POST ImageUpload/RetrieveAll', {}, asEditor)).toEqual(await list());
    expect((await observed('POST ImageUpload/RetrieveAll')).status).toBe(401);
    const uploaded = await observed(
      'POST ImageUpload/ImageUpload',
      { ImageDescription: ` ${longest} `, ImageName: 'Old Pier.png', Image: fileOf(pngOf(4, 4)) },
      asEditor,
    );
    expect([uploaded.status, uploaded.body]).toEqual([200, Id + 1]);
    const pierUrl = `acme/${Id + 1}/old-pier`;
    expect((await list())[0]).toEqual({
      ...{
        ...boat,
        ...moments,
        id: Id + 1,
        imageDescription: longest,
        imageUrl: pierUrl,
        thumbnailUrl: pierUrl,
      },
    });
    const pier = { Id: Id + 1, ImageDescription: longest };
    expect(await answered('POST ImageUpload/EditImage', pier, asEditor)).toBe(Id + 1);
    for (const call of ['EditImage', 'DeleteImage']) {
      const longer = { ...pier, ImageDescription: `${longest}.` };
      const { status, error } = await observed(`POST ImageUpload/${call}`, longer, asEditor);
      expect([status, error.message], call).toEqual([400, expect.stringMatching(/at most 200 characters/)]);
    }
    expect(await answered('POST ImageUpload/DeleteImage', pier, asEditor)).toBe('Deleted');
    expect(await answered('POST ImageUpload/EditImage', { Id, ImageDescription: 'Two boats' }, asAdmin)).toBe(
      Id,
    );
    const tagged = { Id, ImageDescription: 'Two boats', tags: ['Regatta', ' sails '] };
    expect(await answered('POST ImageUpload/EditImage', tagged, asAdmin)).toBe(Id);
    const tags = ['Regatta', 'sails'];
    const byAdmin = { changedAt: aMoment, changedBy: site.admin.userId };
    const edited = { ...boat, ...byAdmin, imageDescription: 'Two boats', tags, revision: 3 };
    expect(await list()).toEqual([edited, quayNow]);
    for (const search of ['regatta', 'two B']) {
      expect(await answered('POST ImageUpload/RetrieveAll', { search }, asAdmin)).toEqual([edited]);
    }
    const edit = (input: object) =>
      observed('POST ImageUpload/EditImage', { Id, ImageDescription: 'Three', ...input }, asAdmin);
    const [unnamed, late] = [await edit({ ImageDescription: ' ' }), await edit({ revision: 2 })];
    expect([unnamed.status, unnamed.error.fields]).toEqual([
      ...[400, { imageDescription: 'You must provide an image description.' }],
    ]);
    expect([late.status, late.error.message]).toEqual([
      ...[409, 'Someone else changed this in the meantime. Your text is kept: compare and save again.'],
    ]);
    expect(await list()).toEqual([edited, quayNow]);
    const gone = { Id, ImageDescription: 'Two boats' };
    expect(await answered('POST ImageUpload/DeleteImage', gone, asAdmin)).toBe('Deleted');
    const again = await observed('POST ImageUpload/DeleteImage', gone, asAdmin);
    expect([again.status, again.error.message]).toEqual([404, 'This image was not found.']);
    expect(await list()).toEqual([quayNow]);
  });

  it('need a file, a description and a name without ; / ? : @ & = + $ , [2:144] [2:145] [2:146] [2:214] [2:143]', async () => {
    const image = fileOf(pngOf(4, 4));
    for (const [input, words] of [
      [{ ImageDescription: 'A boat', ImageName: 'boat.png' }, 'You must upload an image.'],
      [
        { ImageDescription: 'A boat', ImageName: 'boat.png', Image: fileOf(Buffer.alloc(0)) },
        'You must upload an image.',
      ],
      [
        { ImageDescription: '', ImageName: 'boat.png', Image: image },
        'You must provide an image description.',
      ],
    ] as const) {
      const refused = await observed('POST ImageUpload/ImageUpload', input, asAdmin);
      expect([refused.status, refused.error.message]).toEqual([400, words]);
    }
    for (const character of ';/?:@&=+$,') {
      const input = { ImageDescription: 'A boat', ImageName: `a${character}b.png`, Image: image };
      const fields = { imageName: 'The file name may not contain ; / ? : @ & = + $ ,' };
      for (const call of ['ImageUpload', 'ReplaceImage']) {
        const refused = await observed(`POST ImageUpload/${call}`, { Id: 1, ...input }, asAdmin);
        expect([refused.status, refused.error.fields], `${call} ${character}`).toEqual([400, fields]);
      }
    }
  });
});
