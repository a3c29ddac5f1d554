import { fileKinds } from './file-rules';
import type { FormFieldContent } from './schemas/form-field-content';

const pictures = {
  jpeg: { label: 'JPEG picture', contentType: 'image/jpeg', ending: 'jpg' },
  png: { label: 'PNG picture', contentType: 'image/png', ending: 'png' },
  gif: { label: 'GIF picture', contentType: 'image/gif', ending: 'gif' },
  webp: { label: 'WebP picture', contentType: 'image/webp', ending: 'webp' },
  avif: { label: 'AVIF picture', contentType: 'image/avif', ending: 'avif' },
} as const;

// Archives may contain anything, which is a risk for staff who open anonymous files; videos exceed the size
// limit.
const { zip: _zip, mp4: _mp4, webm: _webm, captions: _captions, ...documents } = fileKinds;

/**
 * The kinds of files that visitors may send, recognised by their content. None of them is a page or runs in a
 * browser.
 */
export const sentFileKinds = { ...documents, ...pictures };
export type SentFileKind = keyof typeof sentFileKinds;
export const sentFileKindNames = Object.keys(sentFileKinds) as SentFileKind[];

/** A file as stored with its submission. */
export interface SentFileRecord {
  fieldId: number;
  /** Without unsafe characters, with the extension of its kind. */
  name: string;
  kind: SentFileKind;
  bytes: number;
}

/** The labels for the author of a form. */
export const sentFileGroupLabels: Record<FormFieldContent['accepts'], string> = {
  '': 'Pictures and documents',
  pictures: 'Pictures',
  documents: 'Documents',
};

type Asked = Pick<FormFieldContent, 'accepts' | 'mostFiles'>;

/** The maximum number of files in a field. */
export const mostFilesOf = ({ mostFiles }: Pick<Asked, 'mostFiles'>): number => mostFiles || 1;

export function takesKind({ accepts }: Pick<Asked, 'accepts'>, kind: SentFileKind): boolean {
  return accepts === '' || (accepts === 'pictures') === kind in pictures;
}

/** The extensions for the browser's file dialog; jpg has a second spelling. */
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

/** The sentence for visitors: 'Pictures (…), at most 3, 4 MB together.' */
export function takenInWords(asked: Asked): string {
  const most = mostFilesOf(asked);
  return `${inWords[asked.accepts]}${most > 1 ? `, at most ${most} files` : ''}. All files of the form together can have 4 MB.`;
}
