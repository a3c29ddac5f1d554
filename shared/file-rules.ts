/**
 * Limits of files that the server enforces and the browser checks beforehand; without a schema library, so
 * that screens can load it.
 */
export const fileLimits = {
  /** For a file that is sent with its call: the size of a Lambda request, as with pictures. */
  bytes: 4 * 1024 * 1024,
  /** For a document that is sent to the bucket, which is inspected as a whole. */
  documentBytes: 25 * 1024 * 1024,
  /** For a video, of which only the parts that identify it are read. */
  videoBytes: 100 * 1024 * 1024,
  title: 200,
  name: 200,
  /** The number of files inside a ZIP, and their total unpacked size. */
  entries: 2_000,
  unpackedBytes: 200 * 1024 * 1024,
} as const;

interface FileKind {
  /** Shown to visitors and staff. */
  label: string;
  contentType: string;
  /** The extension of its name when it is downloaded. */
  ending: string;
}

/** The kinds of library files, recognised by their content. None of them is a page or runs in a browser. */
export const fileKinds = {
  pdf: { label: 'PDF', contentType: 'application/pdf', ending: 'pdf' },
  word: {
    label: 'Word',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  },
  excel: {
    label: 'Excel',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
  },
  powerpoint: {
    label: 'PowerPoint',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ending: 'pptx',
  },
  text: { label: 'Text', contentType: 'text/plain; charset=utf-8', ending: 'txt' },
  csv: { label: 'CSV', contentType: 'text/csv; charset=utf-8', ending: 'csv' },
  odt: { label: 'ODT', contentType: 'application/vnd.oasis.opendocument.text', ending: 'odt' },
  ods: { label: 'ODS', contentType: 'application/vnd.oasis.opendocument.spreadsheet', ending: 'ods' },
  odp: { label: 'ODP', contentType: 'application/vnd.oasis.opendocument.presentation', ending: 'odp' },
  zip: { label: 'ZIP', contentType: 'application/zip', ending: 'zip' },
  mp4: { label: 'MP4 video', contentType: 'video/mp4', ending: 'mp4' },
  webm: { label: 'WebM video', contentType: 'video/webm', ending: 'webm' },
  captions: { label: 'Captions', contentType: 'text/vtt; charset=utf-8', ending: 'vtt' },
} as const satisfies Record<string, FileKind>;
export type FileKindName = keyof typeof fileKinds;
/** The kinds that the site plays itself. */
export const videoKinds = ['mp4', 'webm'] as const satisfies FileKindName[];
export type VideoKind = (typeof videoKinds)[number];
export const isVideoKind = (kind: FileKindName): kind is VideoKind =>
  (videoKinds as readonly FileKindName[]).includes(kind);
export const fileKindNames = Object.keys(fileKinds) as FileKindName[];
export const fileContentTypes: readonly string[] = Object.values(fileKinds).map(
  ({ contentType }) => contentType,
);

export const fileMessages = {
  fileMissing: 'You must choose a file.',
  titleMissing: 'You must provide a title.',
  fileTooLarge:
    'The file is larger than 4 MB. Save it smaller (most programs offer a size for the web) and upload that.',
  documentTooLarge:
    'The file is larger than 25 MB. Save it smaller (most programs offer a size for the web) and upload that.',
  videoTooLarge:
    'The video is larger than 100 MB. Save it smaller or shorter, or put it on YouTube or Vimeo and use its address.',
  videoCodec:
    'Browsers do not play this video everywhere. Save it as MP4 with H.264 (or as WebM) and upload that.',
  videoInPieces:
    'This video is stored in many pieces, for streaming. Save it as one MP4 file for the web and upload that.',
  notArrived: 'The file has not arrived. Choose it again.',
  picture: 'This is a picture. Upload it under Images: there it gets lighter copies.',
  markup:
    'HTML, SVG and XML files can contain scripts, so they are not accepted. Save the content as PDF and upload that.',
  oldOffice:
    'This is a file of an old Office version. Open it and save it as .docx, .xlsx or .pptx, then upload that.',
  macros:
    'This file contains macros, which run on the computers of visitors. Save it without macros and upload that.',
  program:
    'There is a program or a script in this ZIP file. Take it out, pack the rest again and upload that.',
  locked: 'This ZIP file is packed in a way that cannot be checked. Pack it again without a password.',
  tooMuchInside:
    'This ZIP file contains more than can be checked: at most 2,000 files and 200 MB. Make several.',
  damaged: 'This file is damaged or cut off. Open it in its program, save it again and upload that.',
  encoding: 'This text is not in UTF-8. Save it as UTF-8 (in Excel: “CSV UTF-8”) and upload that.',
  unknown:
    'This kind of file is not accepted. Upload a PDF, an Office or OpenDocument file, CSV, plain text, ZIP, an MP4 or WebM video, or captions (VTT).',
  noPath: 'The file name may not contain a path: leave out everything up to the last slash.',
} as const;

/** `<id>-<generated name>` after the company's folder of files; it never changes for a file. */
export const fileNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The URL of a file after `/images/`, which contains the company like the URL of a picture. */
export const fileUrlOf = (company: string, id: number, name: string): string =>
  `${company}/files/${id}-${name}`;

/** The company in a file's URL; undefined for any other URL. */
export const companyOfFile = (fileUrl: string): string | undefined =>
  /^([a-z][a-z0-9-]{1,31})\/files\/[1-9]\d{0,7}-[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(fileUrl)?.[1];

/** A readable size: '6.1 MB', '412 KB'. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
}
