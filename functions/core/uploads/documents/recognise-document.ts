import { isUtf8 } from 'node:buffer';
import { type FileKindName, fileMessages, type VideoKind } from '@galley/shared/file-rules';
import { refused } from './refused';
import { readZip, type ZipEntry } from './zip-listing';

export type DocumentKind = Exclude<FileKindName, VideoKind>;

/**
 * The kind of a file by its content; its name decides only for text, which has no signature.
 * @throws 400 saying what to do
 */
export function recogniseDocument(file: Buffer, fileName: string): DocumentKind {
  const starts = (hex: string) => file.toString('hex', 0, hex.length / 2) === hex;
  if (file.toString('latin1', 0, 5) === '%PDF-') return requireWholePdf(file);
  if (starts('504b0304') || starts('504b0506')) return kindOfZip(readZip(file), file);
  if (starts('d0cf11e0a1b11ae1')) throw refused(fileMessages.oldOffice);
  if (isPicture(file)) throw refused(fileMessages.picture);
  return kindOfText(file, fileName);
}

function requireWholePdf(file: Buffer): DocumentKind {
  const end = file.toString('latin1', Math.max(0, file.length - 1_024));
  if (!end.includes('%%EOF')) throw refused(fileMessages.damaged);
  return 'pdf';
}

const mainParts = [
  ['word/document.xml', 'word'],
  ['xl/workbook.xml', 'excel'],
  ['ppt/presentation.xml', 'powerpoint'],
] as const;

const openDocuments: Readonly<Record<string, DocumentKind>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};

/** Files that execute when they are opened: programs, scripts, and what installs or starts one. */
const programs =
  /\.(exe|com|scr|pif|bat|cmd|ps1|psm1|vbs|vbe|jse?|wsf|wsh|hta|msi|msp|cpl|dll|jar|lnk|reg|inf|scf|url|chm|iso|img|apk|app|dmg|pkg|command|sh|xlsm|xlsb|xltm|xlam|docm|dotm|pptm|potm|ppsm|ppam|sldm)$/i;
const macros = /(^|\/)(vbaProject\.bin|Basic\/|Scripts\/)/i;

function kindOfZip(entries: readonly ZipEntry[], file: Buffer): DocumentKind {
  if (entries.some(({ isLocked }) => isLocked)) throw refused(fileMessages.locked);
  const names = new Set(entries.map(({ name }) => name));
  const office = names.has('[Content_Types].xml') && mainParts.find(([part]) => names.has(part));
  // An OpenDocument file begins with its type, uncompressed, so that it can be recognised by it.
  const named = /^mimetype(application\/vnd\.oasis\.opendocument\.\w+)/.exec(
    file.toString('latin1', 30, 120),
  );
  const kind = office ? office[1] : openDocuments[named?.[1]?.replace(/PK$/, '') ?? ''];
  if (kind) {
    if (entries.some(({ name }) => macros.test(name))) throw refused(fileMessages.macros);
    return kind;
  }
  if (entries.some(({ name }) => isDangerous(name))) throw refused(fileMessages.program);
  return 'zip';
}

/** A program, or a name that leads out of the folder in which the archive is unpacked. */
function isDangerous(name: string): boolean {
  const parts = name.split(/[\\/]/);
  return (
    programs.test(name.trim()) ||
    parts.includes('..') ||
    /^([\\/]|[A-Za-z]:)/.test(name) ||
    /\p{C}/u.test(name)
  );
}

/** Whether a file begins like a picture; the image readers check whether it is complete. */
export function isPicture(file: Buffer): boolean {
  const starts = (text: string, at = 0) => file.toString('latin1', at, at + text.length) === text;
  return (
    starts('\xff\xd8\xff') ||
    starts('\x89PNG') ||
    starts('GIF8') ||
    (starts('RIFF') && starts('WEBP', 8)) ||
    (starts('ftyp', 4) && /^(avif|avis|he[iv][a-z]|mif1|msf1)/.test(file.toString('latin1', 8, 12)))
  );
}

/** UTF-8 text that no browser or other program could mistake for a page or a script. */
function kindOfText(file: Buffer, fileName: string): DocumentKind {
  const start = file.toString('latin1', 0, 4_096);
  const begin = start
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart();
  if (/^<[!?/a-z]/i.test(begin)) throw refused(fileMessages.markup);
  if (/^(#!|MZ|\{\\rtf)/.test(begin)) throw refused(fileMessages.unknown);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start)) throw refused(fileMessages.encoding);
  if (hasControls(file)) throw refused(fileMessages.unknown);
  if (!isUtf8(file)) throw refused(fileMessages.encoding);
  // Markup after other text is refused, too, because some programs guess the type.
  if (/<(?:script|html|svg|iframe|!doctype|\?xml|\?php)[\s>]/i.test(file.toString('latin1'))) {
    throw refused(fileMessages.markup);
  }
  // Captions begin with this signature, whatever the file is called.
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(begin)) return 'captions';
  if (/\.(csv|tsv)$/i.test(fileName)) return 'csv';
  if (/\.(txt|text|md|log)$/i.test(fileName) || !fileName.includes('.')) return 'text';
  throw refused(fileMessages.unknown);
}

/**
 * Control characters that text does not contain, except tabs, line ends and page breaks; a binary file has
 * one early on.
 */
function hasControls(file: Buffer): boolean {
  return file.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d);
}
