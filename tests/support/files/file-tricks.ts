import { gzipSync } from 'node:zlib';
import { pngOf } from '../images/sample-images';
import { sampleDocx, sampleOdt, samplePdf, zipOf } from './sample-files';

interface FileTrick {
  trick: string;
  bytes: Buffer;
  name: string;
  says: RegExp;
}

const text = (words: string) => Buffer.from(words, 'utf8');
const markup = /can contain scripts/;
const unknown = /kind of file is not accepted/;
const damaged = /damaged or cut off/;
const macros = /contains macros/;
const program = /program or a script/;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const page = '<!doctype html><script>alert(1)</script>';

/** Files with a misleading name, and malicious ones. */
export const fileTricks: FileTrick[] = [
  { trick: 'zero bytes', bytes: Buffer.alloc(0), name: 'a.pdf', says: /must choose a file/ },
  { trick: 'a page named .pdf', bytes: text(page), name: 'a.pdf', says: markup },
  { trick: 'a page named .txt', bytes: text(page), name: 'a.txt', says: markup },
  { trick: 'a page behind spaces and a mark', bytes: text(`\ufeff\n  ${page}`), name: 'a.csv', says: markup },
  { trick: 'a page behind words', bytes: text(`Prices\n${page}`), name: 'a.txt', says: markup },
  { trick: 'a page in UTF-16', bytes: Buffer.from(`\ufeff${page}`, 'utf16le'), name: 'a.txt', says: markup },
  { trick: 'a drawing', bytes: text(drawing), name: 'a.svg', says: markup },
  {
    trick: 'a drawing named .txt',
    bytes: text(`<?xml version="1.0"?>${drawing}`),
    name: 'a.txt',
    says: markup,
  },
  { trick: 'a drawing named .csv', bytes: text(`x,y\n${drawing}`), name: 'a.csv', says: markup },
  { trick: 'a packed drawing', bytes: gzipSync(drawing), name: 'a.pdf', says: unknown },
  { trick: 'a script', bytes: text('alert(1)'), name: 'a.js', says: unknown },
  { trick: 'a shell script named .txt', bytes: text('#!/bin/sh\nrm -rf ~'), name: 'a.txt', says: unknown },
  { trick: 'a program named .pdf', bytes: text('MZ\u0090\0\u0003'), name: 'a.pdf', says: unknown },
  { trick: 'a picture', bytes: pngOf(2, 2), name: 'a.pdf', says: /Upload it under Images/ },
  {
    trick: 'an old Word file',
    bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    name: 'a.doc',
    says: /old Office/,
  },
  { trick: 'half a PDF', bytes: samplePdf().subarray(0, 60), name: 'a.pdf', says: damaged },
  {
    trick: 'a PDF behind a page',
    bytes: Buffer.concat([text(page), samplePdf()]),
    name: 'a.pdf',
    says: markup,
  },
  { trick: 'half a ZIP', bytes: sampleDocx().subarray(0, 80), name: 'a.docx', says: damaged },
  {
    trick: 'a ZIP with a page behind it',
    bytes: Buffer.concat([sampleDocx(), text(page)]),
    name: 'a.docx',
    says: damaged,
  },
  {
    trick: 'a ZIP whose table lies',
    bytes: Buffer.concat([text('PK\u0003\u0004'), zipOf([{ name: 'a' }])]),
    name: 'a.zip',
    says: damaged,
  },
  { trick: 'macros', bytes: sampleDocx([{ name: 'word/vbaProject.bin' }]), name: 'a.docx', says: macros },
  {
    trick: 'macros of ODT',
    bytes: sampleOdt([{ name: 'Basic/Standard/a.xml' }]),
    name: 'a.odt',
    says: macros,
  },
  { trick: 'a program in a ZIP', bytes: zipOf([{ name: 'a/Setup.EXE' }]), name: 'a.zip', says: program },
  { trick: 'a script in a ZIP', bytes: zipOf([{ name: 'a.js' }]), name: 'a.zip', says: program },
  { trick: 'a way out of a ZIP', bytes: zipOf([{ name: '../../a.txt' }]), name: 'a.zip', says: program },
  { trick: 'an absolute name in a ZIP', bytes: zipOf([{ name: 'C:\\a.txt' }]), name: 'a.zip', says: program },
  {
    trick: 'a ZIP that is locked',
    bytes: zipOf([{ name: 'a.txt', flags: 1 }]),
    name: 'a.zip',
    says: /without a password/,
  },
  {
    trick: 'a ZIP that unpacks to gigabytes',
    bytes: zipOf([{ name: 'a.txt', unpacked: 0xffff_fff0 }]),
    name: 'a.zip',
    says: /at most 2,000 files/,
  },
  {
    trick: 'a ZIP of very many files',
    bytes: zipOf(Array.from({ length: 2_001 }, (_, index) => ({ name: String(index) }))),
    name: 'a.zip',
    says: /at most 2,000 files/,
  },
  {
    trick: 'a text of another encoding',
    bytes: Buffer.from('Preis;Stück', 'latin1'),
    name: 'a.csv',
    says: /not in UTF-8/,
  },
  { trick: 'bytes named .txt', bytes: Buffer.from([1, 2, 3, 0, 255]), name: 'a.txt', says: unknown },
];
