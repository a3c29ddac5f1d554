import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { sampleDocx } from '../../support/files/sample-files';
import { sampleMp4 } from '../../support/files/sample-videos';
import { addFile, documentOf } from '../../support/files/upload';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { fieldsNaming, withValue } from '../../support/named-fields';
import { openCloud } from '../../support/open-cloud';
import { newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { visit } from '../../support/visits';

let place: { pageId: number; versionId: number; componentName: string };

/** Every field of the contract that names a file accepts one of the company's own library, and no other text. */
const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const globex = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
for (let index = 0; index < 4; index += 1) await addFile(globex, { name: 'secret.pdf' });
const session = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
await addFile(session);
await addFile(session, { bytes: sampleMp4(), name: 'sea.mp4' });
await addFile(session, {
  bytes: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nAhoy.\n'),
  name: 'words.vtt',
});
place = { pageId: await newPage(session, 'papers'), versionId: 1, componentName: 'Named' };

const fields = fieldsNaming('file');
const hostile = [
  '/file:4', // only globex has it
  '/file:0',
  '/file:01',
  ' /file:1/',
  '/file:1#x',
  '/file:1?x=1',
  '/page:1',
  'file:1',
  '//file:1',
  '/images/globex/files/1-secret',
  '../globex/files/1-secret',
  'https://elsewhere.example/a.pdf',
  'javascript:alert(1)',
  'globex/1/picture.jpg',
];
const ask = async <Name extends Parameters<typeof callApi>[0]>(name: Name, input: object) =>
  bodyOf(await callApi(name, input as Parameters<typeof callApi<Name>>[1], { session }));

it('exists for every such field of the contract', () => {
  expect(fields).toEqual([
    { name: 'createFileList', field: 'items.0.file' },
    { name: 'updateFileList', field: 'items.0.file' },
    { name: 'createVideo', field: 'file' },
    { name: 'createVideo', field: 'captions' },
    { name: 'updateVideo', field: 'file' },
    { name: 'updateVideo', field: 'captions' },
  ]);
});

it.each(fields)('$name accepts for $field only a file of the own library', async ({ name, field }) => {
  const creates = name.endsWith('Video') ? 'createVideo' : 'createFileList';
  const own = creates === 'createVideo' ? { title: 'Film' } : { items: [{ file: '', title: '' }] };
  const componentId = name.startsWith('update') ? await ask(creates, { ...place, ...own }) : undefined;
  const input = { ...place, ...own, id: componentId, componentId, revision: 1 };
  const call = (link: string) =>
    callApi(name, withValue(input, field.split('.'), link) as never, { session });
  for (const link of hostile) {
    const { status, error } = await call(link);
    expect([link, status, error.fields?.[field]]).toEqual([
      link,
      400,
      expect.stringMatching(
        /must be an? .*file.* of your library|must be an MP4 or WebM video of your library/,
      ),
    ]);
  }
  // The company has a PDF with this number, and videos and captions with the next ones.
  const right = { 'items.0.file': '/file:1', file: '/file:2', captions: '/file:3' }[field] ?? '';
  if (right !== '/file:1') expect((await call('/file:1')).status).toBe(400);
  expect((await call(right)).status).toBe(200);
});

it('is played on the page where it is a video, under a policy that allows this and nothing else', async () => {
  const pageId = await newPage(session, 'film');
  const film = { ...place, pageId, title: 'On the <water>', file: '/file:2', captions: '/file:3' };
  const { status, error } = await callApi(
    'createVideo',
    { ...film, address: 'https://vimeo.com/76979871' } as never,
    { session },
  );
  expect([status, error.fields]).toEqual([
    400,
    { file: 'Your own video and an address of another site exclude each other: empty one of them.' },
  ]);
  await ask('createVideo', film);
  await publish(session, pageId);
  await runJobs();
  const { html, headers } = await visit('acme', '/film');
  expect(html).toContain(
    '<video src="/images/acme/files/2-sea" aria-label="On the &lt;water&gt;" controls playsinline preload="metadata"><track kind="captions" src="/images/acme/files/3-words" label="Captions" default></video>',
  );
  expect(headers['content-security-policy']).toContain("media-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/script-src|frame-src/);
  expect((await visit('acme', '/')).headers['content-security-policy']).not.toContain('media-src');
});

it('is listed with its current title, kind and size, and leaves the list when it is deleted', async () => {
  const [rates, notes] = [
    await addFile(session, { name: 'rates.pdf', title: 'Rates & more' }),
    await addFile(session),
  ];
  const pageId = await newPage(session, 'rates');
  const items = [
    { file: `/file:${rates}`, title: '' },
    { file: `/file:${notes}`, title: 'Our own words' },
  ];
  await ask('createFileList', { ...place, pageId, items });
  await publish(session, pageId);
  await runJobs();
  const html = async () => (await visit('acme', '/rates')).html;
  const url = `/images/acme/files/${rates}-rates`;
  expect(await html()).toContain(`<a href="${url}" download>`);
  expect(await html()).toContain('<b>Rates &amp; more</b><small>PDF, 1 KB</small>');
  expect(await html()).toContain('<b>Our own words</b>');

  await ask('editFile', { id: rates, title: 'Prices', revision: 1 });
  await ask('replaceFile', { id: rates, fileName: 'a.docx', file: documentOf(sampleDocx()) });
  await runJobs();
  expect(await html()).toContain('<b>Prices</b><small>Word, 1 KB</small>');
  expect(await html()).toContain(url);

  for (const id of [rates, notes]) await ask('deleteFile', { id });
  await runJobs();
  expect(await html()).not.toContain('Prices');
  expect(await html()).toContain('<b>Our own words</b>');
  expect(await html()).not.toContain('/images/acme/files/');
  const findings = await ask('checkVersion', { pageId, versionId: 1 });
  expect(findings.map(({ message }) => message).filter((text) => text.includes('gone'))).toEqual([
    'File of File 1 in Files Named leads to a file that is gone. Choose another one.',
    'File of File 2 in Files Named leads to a file that is gone. Choose another one.',
  ]);
});
