import { fileKinds, fileLimits } from '@galley/shared/file-rules';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { fileTricks } from '../../support/files/file-tricks';
import {
  sampleDocx,
  sampleOdt,
  samplePdf,
  samplePptx,
  sampleXlsx,
  zipOf,
} from '../../support/files/sample-files';
import { addFile, documentOf, uploadDocument } from '../../support/files/upload';
import { imagesBucket } from '../../support/images/upload';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const editor = await sessionFor(cloud, await makeCompany('acme'), 'Level4');
const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
const other = await sessionFor(cloud, await makeCompany('globex'), 'Admin');

const list = async (session = editor) => (await callApi('listFiles', {}, { session })).body;
const fileOf = async (id: number) => {
  const found = (await list()).find((file) => file.id === id);
  if (!found) throw new Error(`There is no file ${id}.`);
  return found;
};
const stored = async (id: number) => cloud.s3.get(imagesBucket, `images/${(await fileOf(id)).fileUrl}`);
const replace = (id: number, bytes: Buffer, fileName: string, session = editor) =>
  callApi('replaceFile', { id, fileName, file: documentOf(bytes) }, { session });
const kept = async () => {
  const { body } = await callApi('getCompanyBudgets', { company: 'acme' }, { session: vendor });
  const of = (name: string) => body.kept.find((each) => each.name === name)?.used ?? 0;
  return { files: of('files'), bytes: Math.round(of('storage') * 1e6) };
};

describe('a file', () => {
  it('is stored under a URL of its company, and is downloaded and never shown', async () => {
    const before = await kept();
    const id = await addFile(editor, { name: 'Price list (2026), final.pdf' });
    expect(await fileOf(id)).toMatchObject({
      title: 'Price list',
      fileUrl: `acme/files/${id}-price-list-2026-final`,
      kind: 'pdf',
      bytes: samplePdf().length,
      revision: 1,
    });
    const object = await stored(id);
    expect(object?.body).toEqual(samplePdf());
    expect(object?.info.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="price-list-2026-final.pdf"',
      'x-amz-meta-cache-tag': 'co:acme',
    });
    expect(await kept()).toEqual({ files: before.files + 1, bytes: before.bytes + samplePdf().length });
    await callApi('deleteFile', { id }, { session: editor });
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['word', sampleDocx(), 'a.docx'],
    ['excel', sampleXlsx(), 'a.xlsx'],
    ['powerpoint', samplePptx(), 'a.pptx'],
    ['odt', sampleOdt(), 'a.odt'],
    ['zip', zipOf([{ name: 'logos/logo.svg', content: '<svg/>' }], 'packed by hand'), 'a.zip'],
    ['csv', Buffer.from('Thing;Price\nBoat;1 200 €\n'), 'a.csv'],
    ['text', Buffer.from('1 < 2, and <this> is no tag.'), 'a.txt'],
    // The file's name does not matter where its content is unambiguous.
    ['pdf', samplePdf(), 'a.html'],
    ['word', sampleDocx(), 'a.zip'],
  ] as const)('is known by its content: %s', async (kind, bytes, name) => {
    const id = await addFile(editor, { bytes, name, type: 'text/html' });
    expect((await fileOf(id)).kind).toBe(kind);
    expect((await stored(id))?.info.headers['content-type']).toBe(fileKinds[kind].contentType);
  });

  it.each(fileTricks)('is rejected as $trick', async ({ bytes, name, says }) => {
    const before = cloud.s3.keys(imagesBucket).length;
    const { status, error } = await uploadDocument(editor, { bytes, name });
    expect([status, error.fields?.file]).toEqual([400, expect.stringMatching(says)]);
    expect(cloud.s3.keys(imagesBucket)).toHaveLength(before);
  });

  it('has a title, a name without a path and at most 4 MB', async () => {
    const large = Buffer.concat([samplePdf(), Buffer.alloc(fileLimits.bytes), Buffer.from('%%EOF')]);
    expect((await uploadDocument(editor, { bytes: large })).status).toBe(413);
    expect((await uploadDocument(editor, { title: ' ' })).error.fields?.title).toContain('title');
    expect((await uploadDocument(editor, { name: '../a.pdf' })).error.fields?.fileName).toContain('path');
  });
});

describe('a file of the library', () => {
  it('gets another title by a save with the current revision', async () => {
    const id = await addFile(editor);
    const rename = (title: string, revision: number) =>
      callApi('editFile', { id, title, revision }, { session: editor });
    expect((await rename('Prices', 1)).body).toBe(id);
    const { status, error } = await rename('Other', 1);
    expect([status, error.current]).toMatchObject([409, { title: 'Prices', revision: 2 }]);
  });

  it('has tags, which a save without tags keeps', async () => {
    const id = await addFile(editor);
    expect((await fileOf(id)).tags).toEqual([]);
    const edit = async (more: { tags?: string[] }) =>
      callApi(
        'editFile',
        { id, title: 'Prices', revision: (await fileOf(id)).revision, ...more },
        { session: editor },
      );
    expect((await edit({ tags: ['Prices', ' 2026 ', 'prices'] })).status).toBe(200);
    expect((await edit({})).status).toBe(200);
    expect((await fileOf(id)).tags).toEqual(['prices', '2026']);
    const { status, error } = await edit({ tags: Array.from({ length: 21 }, (_, at) => `Tag ${at}`) });
    expect([status, JSON.stringify(error)]).toEqual([
      400,
      expect.stringContaining('A file may have at most 20 tags.'),
    ]);
    expect((await edit({ tags: [] })).status).toBe(200);
    expect((await fileOf(id)).tags).toEqual([]);
  });

  it('keeps its URL when it is replaced, by any kind, and only the last replacement is kept', async () => {
    const id = await addFile(editor);
    const { fileUrl } = await fileOf(id);
    const before = await kept();
    const cleared = cloud.lambda.invalidations.length;
    expect((await replace(id, sampleXlsx(), 'prices.xlsx')).body).toBe(id);
    expect((await replace(id, sampleDocx(), 'prices.docx')).body).toBe(id);
    expect(await fileOf(id)).toMatchObject({
      fileUrl,
      kind: 'word',
      bytes: sampleDocx().length,
      revision: 3,
    });
    await cloud.settled();
    expect(cloud.lambda.invalidations.slice(cleared).join()).toContain('#co:acme');
    const object = await stored(id);
    expect(object?.body).toEqual(sampleDocx());
    expect(object?.info.headers['content-disposition']).toBe('attachment; filename="price-list.docx"');
    expect(cloud.s3.keys(imagesBucket, `replacements/acme/${id}/`)).toHaveLength(1);
    expect((await kept()).bytes - before.bytes).toBe(sampleDocx().length - samplePdf().length);
    await callApi('deleteFile', { id }, { session: editor });
    await cloud.settled();
    expect(cloud.s3.keys(imagesBucket).filter((key) => key.includes(`/${id}-price-list`))).toEqual([]);
    expect(cloud.s3.keys(imagesBucket, `replacements/acme/${id}/`)).toEqual([]);
  });

  it('is stored by its job when the call could not do so', async () => {
    const id = await addFile(editor);
    let failures = 0;
    cloud.setFault(({ action, resource }) => {
      const isPlacing = action === 's3:PutObject' && resource.includes('/images/');
      if (!isPlacing || failures === 3) return undefined;
      failures += 1;
      return 'unavailable';
    });
    expect((await replace(id, sampleDocx(), 'a.docx')).body).toBe(id);
    cloud.setFault(undefined);
    await cloud.settled();
    expect((await stored(id))?.body).toEqual(sampleDocx());
  });

  it('is invisible to another company', async () => {
    const id = await addFile(editor);
    const as = { session: other };
    expect((await callApi('editFile', { id, title: 'Mine', revision: 1 }, as)).status).toBe(404);
    expect((await replace(id, samplePdf(), 'a.pdf', other)).status).toBe(404);
    expect((await callApi('deleteFile', { id }, as)).status).toBe(404);
    expect((await callApi('getFileUsage', { id }, as)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await fileOf(id)).title).toBe('Price list');
  });

  it("counts towards the company's storage", async () => {
    await addFile(editor);
    const as = { session: vendor };
    const { revision } = (await callApi('getCompanyBudgets', { company: 'acme' }, as)).body;
    const limits = { files: { most: 1 } };
    await callApi('updateCompanyBudgets', { company: 'acme', limits, revision }, as);
    const { status, error } = await uploadDocument(editor);
    expect([status, error.message]).toEqual([409, expect.stringContaining("'Files kept'")]);
  });
});
