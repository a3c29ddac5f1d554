import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { boxValue } from '@galley/shared/form-fields/box';
import { limits } from '@galley/shared/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  byBrowser,
  type Files,
  file,
  fileForm,
  ip,
  pdf,
  sendFiles,
  startFileForm,
  stored,
} from '../../support/file-form';
import { samplePdf, zipOf } from '../../support/files/sample-files';
import { addField } from '../../support/forms';
import { pngOf } from '../../support/images/sample-images';

startFileForm();

describe('rejected files', () => {
  beforeEach(() => forgetLeases());
  const html = '<!doctype html><script>alert(1)</script>';
  const big = (bytes: number) =>
    file(Buffer.concat([samplePdf(), Buffer.alloc(bytes, ' '), Buffer.from('%%EOF')]), 'big.pdf');

  it.each<[string, () => Files, string]>([
    [
      'a page',
      () => [[fileForm.papers, file(html, 'cv.pdf', 'application/pdf')]],
      "Papers has a file that cannot be taken, 'cv.pdf'. HTML, SVG and XML files can contain scripts",
    ],
    [
      'a drawing',
      () => [[fileForm.photo, file('<svg xmlns="x"/>', 'me.png', 'image/png')]],
      "Photo has a file that cannot be taken, 'me.png'. HTML, SVG",
    ],
    ['a program', () => [[fileForm.papers, file('MZ\u0000\u0001', 'cv.pdf')]], "'cv.pdf'. Choose a picture"],
    ['a script', () => [[fileForm.papers, file('#!/bin/sh', 'cv.txt')]], "'cv.txt'. Choose a picture"],
    [
      'what is packed',
      () => [[fileForm.papers, file(zipOf([{ name: 'a.txt' }]), 'a.zip')]],
      "'a.zip'. Choose a picture",
    ],
    [
      'a damaged picture',
      () => [[fileForm.photo, file(pngOf(4, 4).subarray(0, 40), 'me.png')]],
      "'me.png'. This image is damaged",
    ],
    ['an empty file', () => [[fileForm.papers, file('', 'cv.pdf')]], "'cv.pdf'. It is empty"],
    [
      'a picture among documents',
      () => [[fileForm.papers, file(pngOf(4, 4), 'me.png')]],
      "Papers takes documents only; 'me.png' is a PNG picture.",
    ],
    [
      'a document among pictures',
      () => [[fileForm.photo, pdf()]],
      "Photo takes pictures only; 'cv.pdf' is a PDF.",
    ],
    [
      'too many',
      () => [
        [fileForm.photo, file(pngOf(4, 4), 'a.png')],
        [fileForm.photo, file(pngOf(4, 4), 'b.png')],
      ],
      'Photo has too many files. Choose one file only.',
    ],
    [
      'too much',
      () => [
        [fileForm.papers, big(2_200_000)],
        [fileForm.papers, big(2_200_000)],
      ],
      'Papers has files that are too large. All files of the form together can have 4 MB.',
    ],
    ['a file in a field for text', () => [[fileForm.name, pdf()]], 'Name takes no files.'],
  ])('%s', async (_what, files, sentence) => {
    const before = stored();
    const { status, error } = await sendFiles(files());
    expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
    expect(stored()).toEqual(before);
  });

  it('are too large for a request, before they are inspected, or have more parts than the form', async () => {
    const { status, error } = await sendFiles([
      [fileForm.papers, big(limits.sentFilesBytes + limits.sentFormBytes)],
    ]);
    expect([status, error.message]).toEqual([
      413,
      'This is more than can be sent at once (4 MB with all files). Choose fewer or smaller files, then send it again.',
    ]);
    const many = Array.from({ length: 240 }, () => [fileForm.papers, pdf()] as [number, File]);
    expect((await sendFiles(many)).error.message).toBe('At most 220 fields can be sent at once.');
  });

  it('are sent more often from one network than an office would, whatever is in them', async () => {
    const oneNetwork = ip();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      const { status } = await sendFiles([[fileForm.papers, file('', 'cv.pdf')]], { ip: oneNetwork });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(30).fill(400), 429]);
  });

  it('are not stored where their field is hidden', async () => {
    const deciding = await addField(fileForm.admin, fileForm.formId, {
      name: 'More?',
      fieldType: 'checkbox',
      inputType: '',
    });
    const when = { showIfFieldId: deciding, showIfValue: boxValue(true) };
    const hidden = await addField(fileForm.admin, fileForm.formId, {
      name: 'Hidden',
      fieldType: 'file',
      inputType: '',
      ...when,
    });
    const before = stored();
    expect((await sendFiles([[hidden, file(html, 'x.html')]])).status).toBe(200);
    expect(stored()).toEqual(before);
  });

  it('return a page with the input to a browser without scripts, which asks to choose the files again', async () => {
    const answer = await sendFiles(
      [
        [fileForm.papers, pdf('My papers.pdf')],
        [fileForm.photo, pdf()],
      ],
      { headers: byBrowser },
    );
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).toContain('value="Ruth"');
    expect(answer.text).toContain('enctype="multipart/form-data"');
    expect(answer.text).toContain('You chose My papers.pdf. Browsers keep no files when a page comes back');
    expect((await sendFiles([[fileForm.papers, pdf()]], { headers: byBrowser })).status).toBe(303);
  });

  it("exceed the company's hourly budget or its storage, before they are inspected", async () => {
    const limit = (budgets: object) =>
      fileForm.cloud.stored.company.change(fileForm.acme.company.scope, { set: { budgets } });
    const before = stored();
    await limit({ sentFiles: { perHour: 0 } });
    const refused = await sendFiles([[fileForm.papers, file(html, 'x.html')]]);
    expect([refused.status, refused.error.message]).toEqual([
      429,
      expect.stringContaining("The budget 'Files sent by visitors' of this company is used up."),
    ]);
    expect((await sendFiles([])).status).toBe(200);
    await limit({ storage: { most: 0 } });
    const full = await sendFiles([[fileForm.papers, pdf()]]);
    expect([full.status, full.error.message]).toEqual([
      409,
      'This site cannot accept more files at the moment. Send the form without them, or ask the company.',
    ]);
    expect(stored()).toEqual(before);
    await limit({});
  });
});
