import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { sampleDocx, samplePdf } from '../../support/files/sample-files';
import { addFile, documentOf } from '../../support/files/upload';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeCompany('acme');
const [admin, editor] = [await sessionFor(cloud, acme, 'Admin'), await sessionFor(cloud, acme, 'Level4')];

const html = async (path: string) => (await visit('acme', path)).html;
const ask = async <Name extends Parameters<typeof callApi>[0]>(name: Name, input: object) =>
  bodyOf(await callApi(name, input as Parameters<typeof callApi<Name>>[1], { session: admin }));
const usesOf = async (id: number) =>
  (await ask('getFileUsage', { id })).map(({ pageName, place }) => `${pageName} ${place}`);

/** Creates a live page with a text and a button that link to a file. */
async function linkingPage(friendlyUrl: string, fileId: number): Promise<number> {
  const pageId = await newPage(admin, friendlyUrl);
  const place = { pageId, versionId: 1 };
  const column1 = `<p>See <a href="/file:${fileId}">our prices</a>.</p>`;
  await ask('createHtmlEditorColumns', {
    ...place,
    componentName: 'Text',
    borderStyle: 'none',
    format: '4_4',
    column1,
  });
  const button = { heading: 'Ask us', buttonText: 'Prices', buttonLink: `/file:${fileId}` };
  await ask('createCallToAction', { ...place, componentName: 'Ask', ...button });
  await publish(admin, pageId);
  await runJobs();
  return pageId;
}

describe('a link that names a file by its number', () => {
  it('leads to it after any replacement, and becomes plain text and is reported as broken once it is deleted', async () => {
    const id = await addFile(admin);
    const url = `/images/acme/files/${id}-price-list`;
    const pageId = await linkingPage('start-here', id);
    expect(await html('/start-here')).toContain(`<a href="${url}">our prices</a>`);
    expect((await html('/start-here')).split(`href="${url}"`)).toHaveLength(3);
    expect(await usesOf(id)).toEqual(['Start-here live']);
    const preview = await ask('getPagePreview', { pageId, versionId: 1 });
    expect(preview.html).toContain(url);
    expect(preview.surroundings.files[id]).toMatchObject({ title: 'Price list', href: url, kind: 'pdf' });

    await ask('replaceFile', { id, fileName: 'prices.docx', file: documentOf(sampleDocx()) });
    await runJobs();
    expect(await html('/start-here')).toContain(`<a href="${url}">our prices</a>`);

    const told = async () => {
      const row = (await ask('listPages', {})).find((page) => page.pageId === pageId);
      const findings = await ask('checkVersion', { pageId, versionId: 1 });
      return [
        row?.brokenLinks,
        findings.map(({ message }) => message).filter((text) => text.includes('file')),
      ];
    };
    expect(await told()).toEqual([undefined, []]);
    await ask('deleteFile', { id });
    await runJobs();
    expect(await html('/start-here')).toContain('<p>See our prices.</p>');
    expect(await html('/start-here')).not.toContain('file:');
    expect(await html('/start-here')).not.toContain(url);
    expect(await told()).toEqual([
      [`File ${id}`],
      [
        expect.stringContaining('leads to a file that is gone. Choose another one.'),
        expect.stringContaining('leads to a file that is gone. Choose another one.'),
      ],
    ]);
  });

  it('works in the footer of every page [2:63] [2:68]', async () => {
    const id = await addFile(admin, { name: 'minutes.pdf', title: 'Minutes' });
    const pageId = await newPage(admin, 'plain');
    await publish(admin, pageId);
    const rest = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
    await ask('createFooter', { contentColumn1: `<p><a href="/file:${id}">Minutes</a></p>`, ...rest });
    await runJobs();
    expect(await html('/plain')).toContain(`<p><a href="/images/acme/files/${id}-minutes">Minutes</a></p>`);
    expect(await usesOf(id)).toEqual(['Footer site']);
    await ask('deleteFile', { id });
    await runJobs();
    expect(await html('/plain')).toContain('<p>Minutes</p>');
  });

  it('cannot name a file of another company, whatever number it has', async () => {
    const globex = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
    for (let index = 0; index < 3; index += 1) await addFile(globex, { name: 'secret.pdf' });
    await linkingPage('elsewhere', 3);
    expect(await html('/elsewhere')).toContain('<p>See our prices.</p>');
    expect(await html('/elsewhere')).not.toContain('secret');
  });

  it('is a change of the live site that the company may reserve for its Admins', async () => {
    const id = await addFile(admin, { name: 'kept.pdf' });
    await linkingPage('kept', id);
    const words = { companyName: 'A', copyrightName: 'A', address: '1 Quay', telephone: '212 555 0100' };
    const adminOnlyChanges = ['imageFiles', 'imageTexts'];
    await ask('createCompanySettings', {
      companySettings: { ...words, adminOnlyChanges },
      adminVersionUpdateEmails: ['watch@acme.example'],
    });
    const as = { session: editor };
    const title = 'Kept';
    const bytes = samplePdf('%large');
    const { upload, url } = bodyOf(
      await callApi('startFileUpload', { id, fileName: 'a.pdf', bytes: bytes.length }, as),
    );
    const sent = { method: 'PUT', headers: { 'if-none-match': '*' }, body: new Uint8Array(bytes) };
    expect((await fetch(url, sent)).status).toBe(200);
    const tries = [
      callApi('finishFileUpload', { id, upload, fileName: 'a.pdf' }, as),
      callApi('deleteFile', { id }, as),
      callApi('editFile', { id, title, revision: 1 }, as),
      callApi('replaceFile', { id, fileName: 'a.docx', file: documentOf(sampleDocx()) }, as),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const unseen = await addFile(editor);
    expect((await callApi('editFile', { id: unseen, title, revision: 1 }, as)).status).toBe(200);
  });
});
