import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import {
  byBrowser,
  file,
  fileForm,
  ip,
  pdf,
  sendFiles,
  sentBytes,
  startFileForm,
  stored,
  submissions,
} from '../../support/file-form';
import { sampleDocx, samplePdf } from '../../support/files/sample-files';
import { makeFormSite } from '../../support/form-site';
import { pngOf } from '../../support/images/sample-images';
import { bodyOf } from '../../support/pages';
import { submitForm } from '../../support/submissions';
import { sweep } from '../../support/sweep';

await startFileForm();

const newest = async () => {
  const [found] = await submissions();
  if (!found) throw new Error('Nothing was stored.');
  return { ...found, id: found.formSubmission.id };
};
const link = (submissionId: number, number = 1, session = fileForm.admin) =>
  callApi('getSubmissionFile', { submissionId, number }, { session });

describe('files that are sent with a form', () => {
  it('are stored with the submission, outside the library, and named in list, mail and export [2:75] [2:203] [2:235]', async () => {
    const answer = await sendFiles([
      [fileForm.papers, file(samplePdf(), 'C:\\fakepath\\Lebenslauf Müller.html', 'text/html')],
      [fileForm.papers, file(sampleDocx(), 'letter.docx')],
      [fileForm.photo, file(pngOf(4, 4), 'me.jpg', 'image/jpeg')],
    ]);
    expect([answer.status, answer.body]).toEqual([200, 'Sent']);
    const { id, formSubmissionFiles, formSubmissionPairs } = await newest();
    expect(formSubmissionFiles.map(({ fieldId, name: called, kind }) => [fieldId, called, kind])).toEqual([
      [fileForm.papers, 'Lebenslauf Müller.pdf', 'pdf'],
      [fileForm.papers, 'letter.docx', 'word'],
      [fileForm.photo, 'me.png', 'png'],
    ]);
    expect(formSubmissionPairs.map(({ fieldValue }) => fieldValue)).toEqual([
      'Ruth',
      'Lebenslauf Müller.pdf, letter.docx',
      'me.png',
    ]);
    expect(stored()).toHaveLength(3);
    expect(await sentBytes()).toBe(formSubmissionFiles.reduce((sum, { bytes }) => sum + bytes, 0));
    await fileForm.runJobs();
    const mail = fileForm.cloud.ses.messages().find(({ text }) => text.includes('Application'));
    expect(mail?.text).toContain('Papers:\nLebenslauf Müller.pdf, letter.docx');
    expect(mail?.text).toContain(`/FormBuilderSingleSubmission/${id}`);
    expect(mail?.text).not.toContain('X-Amz');
    const { text } = await callApi(
      'exportFormSubmissions',
      { formId: fileForm.formId },
      { session: fileForm.admin },
    );
    expect(text).toContain('"Ruth","Lebenslauf Müller.pdf, letter.docx","me.png"');
    // The clean-up that the call scheduled, in case the submission was not stored, finds it.
    fileForm.cloud.clock.advance(2 * 60 * 60_000);
    await fileForm.runJobs();
    expect(stored()).toHaveLength(3);
  });

  it('are downloaded by a link that is valid for a minute, under a safe name', async () => {
    const { id } = await newest();
    const { status, body } = await link(id);
    expect(status).toBe(200);
    const answer = await fetch(body.url);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(samplePdf());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Lebenslauf Muller.pdf"; filename*=UTF-8''Lebenslauf%20M%C3%BCller.pdf`,
    );
    expect((await fetch(body.url.replace('/1?', '/2?'))).status).toBe(403);
    expect((await fetch(body.url.replace('attachment', 'inline'))).status).toBe(403);
    fileForm.cloud.clock.advance(61_000);
    expect((await fetch(body.url)).status).toBe(403);
  });

  it('are available to users who may read submissions of this company [1:8] [1:7] [1:43] [1:288]', async () => {
    const { id } = await newest();
    expect((await callApi('getSubmissionFile', { submissionId: id, number: 1 })).status).toBe(401);
    const author = await sessionFor(fileForm.cloud, fileForm.acme.company, 'Author');
    expect((await link(id, 1, author)).status).toBe(403);
    const globex = await makeFormSite(fileForm.cloud, 'globex');
    expect((await link(id, 1, globex.admin)).status).toBe(404);
    expect((await link(id, 4)).status).toBe(404);
    expect((await link(id, 0)).status).toBe(400);
  });

  it('are deleted with their submission, in every case [2:205]', async () => {
    const before = await sentBytes();
    const { id } = await newest();
    await callApi('deleteFormSubmission', { submissionId: id }, { session: fileForm.admin });
    await fileForm.runJobs();
    expect(stored()).toEqual([]);
    expect(await sentBytes()).toBe(0);
    expect(before).toBeGreaterThan(0);
    await sendFiles([[fileForm.papers, pdf()]], { values: { [fileForm.name]: 'ruth@boats.example' } });
    const found = await newest();
    const person = { email: 'ruth@boats.example', submissionIds: [found.id] };
    bodyOf(await callApi('erasePersonSubmissions', person, { session: fileForm.admin }));
    await fileForm.runJobs();
    expect(stored()).toEqual([]);
    await sendFiles([[fileForm.papers, pdf()]]);
    const form = bodyOf(await callApi('getForm', { formId: fileForm.formId }, { session: fileForm.admin }));
    const keeping = { id: fileForm.formId, name: 'Application', keepDays: 1, revision: form.revision };
    bodyOf(await callApi('updateForm', keeping, { session: fileForm.admin }));
    fileForm.cloud.clock.advance(3 * 24 * 60 * 60_000);
    await fileForm.runJobs();
    await fileForm.runJobs();
    expect([stored(), await submissions(), await sentBytes()]).toEqual([[], [], 0]);
  });

  it('are none where no file was chosen, and a text is no file [2:75] [2:235]', async () => {
    expect((await sendFiles([[fileForm.papers, new File([], '')]])).status).toBe(200);
    const values = { [fileForm.name]: 'Ruth', [fileForm.papers]: 'C:\\fakepath\\cv.pdf' };
    expect((await submitForm('acme', { formId: fileForm.formId, values, ip: ip() })).status).toBe(200);
    for (const { formSubmissionFiles, formSubmissionPairs } of await submissions()) {
      expect(formSubmissionFiles).toEqual([]);
      expect(formSubmissionPairs.map(({ fieldValue }) => fieldValue)).toEqual(['Ruth', '', '']);
    }
    expect(stored()).toEqual([]);
  });

  it('are the same submission when a script sends them again, and another one with other files [2:235]', async () => {
    const count = (await submissions()).length;
    for (const files of [[pdf()], [pdf()], [file(samplePdf('%'), 'cv.pdf')]]) {
      await sendFiles(
        files.map((each) => [fileForm.papers, each]),
        { also: { key: 'the same' } },
      );
    }
    expect(await submissions()).toHaveLength(count + 2);
    expect(stored()).toHaveLength(2);
  });

  it('leave nothing behind where the submission cannot be stored [2:235]', async () => {
    const before = stored();
    let isPut = false;
    fileForm.cloud.setFault(({ action }) => {
      isPut ||= action === 's3:PutObject';
      return isPut && action.startsWith('dynamodb:') ? 'unavailable' : undefined;
    });
    const answer = await sendFiles([[fileForm.papers, file(samplePdf('%lost'), 'lost.pdf')]], {
      headers: byBrowser,
    });
    fileForm.cloud.setFault(undefined);
    expect(answer.status).toBe(500);
    // A retry would show the form without them.
    expect(answer.text).toContain('Files are not kept: go back to the page');
    expect(answer.text).not.toContain('<form');
    expect(stored()).toHaveLength(before.length + 1);
    fileForm.cloud.clock.advance(2 * 60 * 60_000);
    await sweep(fileForm.cloud);
    expect(stored()).toEqual(before);
  });
});
