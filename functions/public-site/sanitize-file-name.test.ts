import { expect, it } from 'vitest';
import { sanitizeFileName, withExtensionOf } from './sanitize-file-name';

it.each([
  ['Lebenslauf Müller.pdf', 'Lebenslauf Müller.pdf'],
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a"b\r\nc: d<e>|?*.pdf', 'a-bc- d-e----.pdf'],
  ['one, two; 100%.pdf', 'one, two; 100%.pdf'],
  [`${'long '.repeat(60)}.pdf`, `${'long '.repeat(16)}.pdf`],
])('stores %j as %j', (name, kept) => {
  expect(sanitizeFileName(name)).toBe(kept);
});

it.each([
  ['cv.PDF', 'pdf', 'cv.pdf'],
  ['cv', 'pdf', 'cv.pdf'],
  ['page.html', 'pdf', 'page.pdf'],
  ['photo.JPEG', 'jpeg', 'photo.jpeg'],
  ['photo.png', 'jpeg', 'photo.jpg'],
  ['2026.11.23 offer', 'word', '2026.11.23 offer.docx'],
  ['con.txt', 'text', 'con-.txt'],
] as const)('%j of the kind %s is called %j', (name, kind, called) => {
  expect(withExtensionOf(name, kind)).toBe(called);
});
