import { fileKinds } from './file-rules';
import type { FormFieldContent } from './schemas/form-field-content';

const pictures = {
  jpeg: { label: 'JPEG picture', contentType: 'image/jpeg', ending: 'jpg' },
  png: { label: 'PNG picture', contentType: 'image/png', ending: 'png' },
  gif: { label: 'GIF picture', contentType: 'image/gif', ending: 'gif' },
  webp: { label: 'WebP picture', contentType: 'image/webp', ending: 'webp' },
  avif: { label: 'AVIF picture', contentType: 'image/avif', ending: 'avif' },
} as const;

// What is packed may hold anything, and staff open what strangers send; videos are larger than a form may be.
const { zip: _zip, mp4: _mp4, webm: _webm, captions: _captions, ...documents } = fileKinds;

/** What visitors may send as a file, told by its content. None of it is a page or runs in a browser. */
export const sentFileKinds = { ...documents, ...pictures };
export type SentFileKind = keyof typeof sentFileKinds;
export const sentFileKindNames = Object.keys(sentFileKinds) as SentFileKind[];

/** A file as it is kept with its submission. */
export interface SentFileRecord {
  fieldId: number;
  /** Harmless, with the ending of its kind. */
  name: string;
  kind: SentFileKind;
  bytes: number;
}

/** As the author of a form chooses. */
export const sentFileGroupLabels: Record<FormFieldContent['accepts'], string> = {
  '': 'Pictures and documents',
  pictures: 'Pictures',
  documents: 'Documents',
};

type Asked = Pick<FormFieldContent, 'accepts' | 'mostFiles'>;

/** How many files a field takes. */
export const mostFilesOf = ({ mostFiles }: Pick<Asked, 'mostFiles'>): number => mostFiles || 1;

export function takesKind({ accepts }: Pick<Asked, 'accepts'>, kind: SentFileKind): boolean {
  return accepts === '' || (accepts === 'pictures') === kind in pictures;
}

/** What browsers offer to choose from; jpg has a second spelling. */
export function endingsOf(asked: Pick<Asked, 'accepts'>): string[] {
  const endings = sentFileKindNames
    .filter((kind) => takesKind(asked, kind))
    .map((kind) => `.${sentFileKinds[kind].ending}`);
  return endings.includes('.jpg') ? [...endings, '.jpeg'] : endings;
}

const inWords = {
  pictures: 'Pictures (JPEG, PNG, GIF, WebP, AVIF)',
  documents: 'Documents (PDF, Word, Excel, PowerPoint, OpenDocument, text, CSV)',
  '': 'Pictures (JPEG, PNG, GIF, WebP, AVIF) or documents (PDF, Word, Excel, PowerPoint, OpenDocument, text, CSV)',
} as const;

/** What visitors read of it: 'Pictures (…), at most 3, 4 MB together.' */
export function takenInWords(asked: Asked): string {
  const most = mostFilesOf(asked);
  return `${inWords[asked.accepts]}${most > 1 ? `, at most ${most} files` : ''}. All files of the form together can have 4 MB.`;
}
