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
import { sampleDocx, samplePdf, zipOf } from '../../support/files/sample-files';
import { addField } from '../../support/forms';
import { avifOf, box, ftyp } from '../../support/images/sample-avif';
import { gifOf, pngOf } from '../../support/images/sample-images';

await startFileForm();

describe('rejected files [2:235]', () => {
  const limit = (budgets: object) =>
    fileForm.cloud.stored.company.change(fileForm.acme.company.scope, { set: { budgets } });
  const enough = { sentFiles: { perHour: 1_000 } };
  beforeEach(async () => {
    forgetLeases();
    await limit(enough);
  });
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
    [
      'an old document',
      () => [[fileForm.papers, file(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'cv.doc')]],
      "Papers has a file that cannot be taken, 'cv.doc'. This is a file of an old Office version. Open it and save it as .docx, .xlsx or .pptx, then upload that.",
    ],
    [
      'half a document',
      () => [[fileForm.papers, file(samplePdf().subarray(0, 60), 'cv.pdf')]],
      "Papers has a file that cannot be taken, 'cv.pdf'. This file is damaged or cut off. Open it in its program, save it again and upload that.",
    ],
    [
      'macros',
      () => [[fileForm.papers, file(sampleDocx([{ name: 'word/vbaProject.bin' }]), 'cv.docx')]],
      "Papers has a file that cannot be taken, 'cv.docx'. It contains macros: save it without them and choose that.",
    ],
    [
      'a document with a password',
      () => [[fileForm.papers, file(zipOf([{ name: 'a.txt', flags: 1 }]), 'cv.docx')]],
      "Papers has a file that cannot be taken, 'cv.docx'. It has a password: save it without one and choose that.",
    ],
    [
      'a text of another encoding',
      () => [[fileForm.papers, file(Buffer.from('Stück', 'latin1'), 'cv.txt')]],
      "Papers has a file that cannot be taken, 'cv.txt'. This text is not in UTF-8. Save it as UTF-8 (in Excel: “CSV UTF-8”) and upload that.",
    ],
    [
      'a photo of a telephone',
      () => [
        [fileForm.photo, file(Buffer.concat([ftyp('heic', 'mif1', 'heic'), Buffer.alloc(64)]), 'me.heic')],
      ],
      "Photo has a file that cannot be taken, 'me.heic'. HEIC photos are not shown by most browsers. Export the photo as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and upload that.",
    ],
    [
      'a picture of an unknown kind',
      () => [[fileForm.photo, file(Buffer.from('GIF88a and what follows'), 'me.gif')]],
      "Photo has a file that cannot be taken, 'me.gif'. Choose a picture (JPEG, PNG, GIF, WebP, AVIF), a PDF, an Office or OpenDocument file, plain text or CSV.",
    ],
    [
      'an animated AVIF',
      () => [[fileForm.photo, file(avifOf({ behind: [box('moov', 'x')] }), 'me.avif')]],
      "Photo has a file that cannot be taken, 'me.avif'. Animated AVIF files are not accepted. Save it as GIF or WebP and upload that.",
    ],
    [
      'a picture with something behind it',
      () => [[fileForm.photo, file(gifOf({ behind: Buffer.from('<html>') }), 'me.gif')]],
      "Photo has a file that cannot be taken, 'me.gif'. There is other content hidden in this image. Open it in an image program, save it again and upload that.",
    ],
    [
      'a picture that is too wide',
      () => [[fileForm.photo, file(gifOf({ width: 10_001 }), 'me.gif')]],
      "Photo has a file that cannot be taken, 'me.gif'. This image is 10001 x 1 pixels. At most 10000 on a side and 40 million in all are taken: make it smaller and upload that.",
    ],
    [
      'more documents than the field takes',
      () => [1, 2, 3].map((n): [number, File] => [fileForm.papers, pdf(`${n}.pdf`)]),
      'Papers has too many files. Choose at most 2 files.',
    ],
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
    const before = stored();
    await limit({ sentFiles: { perHour: 0 } });
    const refused = await sendFiles([[fileForm.papers, file(html, 'x.html')]]);
    expect([refused.status, refused.error.message]).toEqual([
      429,
      expect.stringContaining("The budget 'Files sent by visitors' of this company is used up."),
    ]);
    expect((await sendFiles([])).status).toBe(200);
    await limit({ ...enough, storage: { most: 0 } });
    const full = await sendFiles([[fileForm.papers, pdf()]]);
    expect([full.status, full.error.message]).toEqual([
      409,
      'This site cannot accept more files at the moment. Send the form without them, or ask the company.',
    ]);
    expect(stored()).toEqual(before);
  });
});
