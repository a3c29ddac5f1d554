import { fileLimits, fileMessages } from '@galley/shared/file-rules';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { samplePdf } from '../../support/files/sample-files';
import { mp4Box, sampleMp4 } from '../../support/files/sample-videos';
import { addFile } from '../../support/files/upload';
import { imagesBucket } from '../../support/images/upload';
import { openCloud } from '../../support/open-cloud';
import { sweep } from '../../support/sweep';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const editor = await sessionFor(cloud, acme, 'Level4');
const other = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');

const large = samplePdf('%'.repeat(5 * 1024 * 1024));

const start = (bytes: number, id?: number, session = editor) =>
  callApi(
    'startFileUpload',
    { fileName: 'brochure.pdf', bytes, ...(id !== undefined && { id }) },
    { session },
  );
const put = (url: string, body: Buffer, headers: Record<string, string> = { 'if-none-match': '*' }) =>
  fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) });
const finish = (
  { id, upload }: { id: number; upload: string },
  more: { title?: string; fileName?: string } = { title: 'Brochure' },
  session = editor,
) => callApi('finishFileUpload', { id, upload, fileName: 'Our brochure.pdf', ...more }, { session });
/** Uploads a file without finishing it. */
async function arrived(body: Buffer, id?: number) {
  const { body: started } = await start(body.length, id);
  expect((await put(started.url, body)).status).toBe(200);
  return started;
}
const list = async (session = editor) => (await callApi('listFiles', {}, { session })).body;
const served = (path: string) => cloud.s3.get(imagesBucket, `images/${path}`);
const amounts = async () => {
  const { body } = await callApi('getCompanyBudgets', { company: 'acme' }, { session: vendor });
  const kept = (name: string) => body.kept.find((each) => each.name === name)?.used ?? 0;
  return { files: kept('files'), bytes: Math.round(kept('storage') * 1e6) };
};
const limit = (budgets: BudgetLimits) => cloud.stored.company.change(acme.scope, { set: { budgets } });
const waiting = () => cloud.s3.keys(imagesBucket, 'replacements/acme/');

describe('a file too large for one request', () => {
  it('is uploaded to the bucket and is in the library, served and counted, once it is finished', async () => {
    const before = await amounts();
    const started = await arrived(large);
    expect(await list()).toEqual([]);
    expect((await finish(started)).body).toBe(started.id);
    const [file] = await list();
    expect(file).toMatchObject({
      id: started.id,
      title: 'Brochure',
      fileUrl: `acme/files/${started.id}-our-brochure`,
      kind: 'pdf',
      bytes: large.length,
      revision: 1,
    });
    const object = served(file?.fileUrl ?? '');
    expect(object?.body.equals(large)).toBe(true);
    expect(object?.info.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="our-brochure.pdf"',
      'x-amz-meta-cache-tag': 'co:acme',
    });
    expect(await amounts()).toEqual({ files: before.files + 1, bytes: before.bytes + large.length });
    // The response was lost, and the browser retries.
    expect((await finish(started)).body).toBe(started.id);
    expect(await list()).toHaveLength(1);
    expect(await amounts()).toEqual({ files: before.files + 1, bytes: before.bytes + large.length });
  });

  it('replaces the content of another file, which keeps its URL', async () => {
    const id = await addFile(editor);
    const [{ fileUrl = '' } = {}] = await list();
    const started = await arrived(sampleMp4({ bytes: fileLimits.bytes }), id);
    expect(started.id).toBe(id);
    expect((await finish(started, {})).body).toBe(id);
    expect((await finish(started, {})).body).toBe(id);
    expect((await list())[0]).toMatchObject({ id, fileUrl, kind: 'mp4', title: 'Price list', revision: 2 });
    expect(served(fileUrl)?.info.headers['content-type']).toBe('video/mp4');
    // An ordinary replacement afterwards removes the large one.
    const next = await arrived(large, id);
    await finish(next, {});
    await cloud.settled();
    expect(waiting().filter((key) => key.startsWith(`replacements/acme/${id}/`))).toEqual([
      `replacements/acme/${id}/${next.upload}`,
    ]);
    expect(served(fileUrl)?.body.equals(large)).toBe(true);
  });

  it.each([
    ['a page', Buffer.from(`<!doctype html>${' '.repeat(100)}`), fileMessages.markup],
    ['a video that is cut off', sampleMp4().subarray(0, -1), fileMessages.damaged],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(64)]), fileMessages.unknown],
    ['a video in a format of few browsers', sampleMp4({ codec: 'hvc1' }), fileMessages.videoCodec],
    ['a video in pieces', sampleMp4({ more: [mp4Box('moof', Buffer.alloc(4))] }), fileMessages.videoInPieces],
    ['a very large document', samplePdf('%'.repeat(fileLimits.documentBytes)), fileMessages.documentTooLarge],
  ])('is rejected as %s', async (_name, body, says) => {
    const before = await list();
    const { status, error } = await finish(await arrived(body));
    expect([status, error.fields?.file]).toEqual([says === fileMessages.documentTooLarge ? 413 : 400, says]);
    expect(await list()).toEqual(before);
  });

  it('can be finished by its own company only, with an issued number', async () => {
    const started = await arrived(large);
    const before = [await list(), await list(other)];
    expect((await finish(started, undefined, other)).status).toBe(404);
    expect((await finish({ ...started, id: 9_999 })).status).toBe(404);
    expect((await finish({ ...started, upload: '../../globex' })).error.fields?.upload).toBe(
      'Upload must be the one that was started.',
    );
    // Without a title it would replace a file that does not exist.
    expect((await finish(started, {})).status).toBe(404);
    expect([await list(), await list(other)]).toEqual(before);
  });

  it('must have arrived', async () => {
    const { body: started } = await start(large.length);
    const { status, error } = await finish(started);
    expect([status, error.fields?.upload]).toEqual([400, fileMessages.notArrived]);
  });
});

describe('the link of an upload', () => {
  it('accepts the announced number of bytes, once, and nothing else', async () => {
    const { body: started } = await start(10);
    expect((await put(started.url, Buffer.alloc(11))).status).toBe(403);
    expect((await put(started.url, Buffer.alloc(10), {})).status).toBe(403);
    const elsewhere = started.url.replace('replacements/acme/', 'images/acme/');
    expect((await put(elsewhere, Buffer.alloc(10))).status).toBe(403);
    expect((await fetch(started.url)).status).toBe(403);
    expect((await put(started.url, Buffer.alloc(10))).status).toBe(200);
    expect((await put(started.url, Buffer.alloc(10, 1))).status).toBe(412);
  });

  it('is not issued above the size of a video, for no bytes, or for an unknown file', async () => {
    expect((await start(fileLimits.videoBytes + 1)).error.fields?.bytes).toBe(fileMessages.videoTooLarge);
    expect((await start(0)).error.fields?.bytes).toBe(fileMessages.fileMissing);
    expect((await start(10, 9_999)).status).toBe(404);
    expect((await start(10, (await start(10)).body.id)).status).toBe(404);
  });

  it('is not issued where the storage has no room for it', async () => {
    await limit({ storage: { most: 20 } });
    expect((await start(30_000_000)).error.message).toBe(
      "The budget 'Storage of pictures and files' of this company is used up: 20 MB. Delete images or files that are no longer needed, or ask the vendor for more.",
    );
    await limit({});
    expect((await start(30_000_000)).status).toBe(200);
  });
});

it('an upload without a record is deleted within two hours', async () => {
  const [brochure] = await list();
  const replaced = await arrived(large, brochure?.id);
  await finish(replaced, {});
  const { body: unsent } = await start(10);
  await arrived(Buffer.from('MZ'));
  await cloud.settled();
  expect(waiting().length).toBeGreaterThan(1);
  cloud.clock.advance(61 * 60_000);
  await sweep(cloud);
  expect(waiting()).toEqual(expect.arrayContaining([`replacements/acme/${replaced.id}/${replaced.upload}`]));
  const records = await cloud.stored.file.all(acme.scope);
  expect(waiting()).toEqual(records.flatMap(({ replacement = [] }) => replacement).sort());
  expect(waiting().join()).not.toContain(unsent.upload);
});
