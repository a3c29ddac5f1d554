import type { FileKindName } from '../../file-rules';
import { readFileLink } from '../../page-links';
import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** A file of the company's library, as a link `/file:7`; '' for none. Saving checks that it exists. */
export interface FileField extends FieldBase {
  kind: 'file';
  /** The accepted kinds of files; any kind by default. */
  kinds?: { names: readonly FileKindName[]; inWords: string };
  /** Placeholder text of another field that choosing a file replaces by the file's title. */
  replaces?: { field: string; words: readonly string[] };
}

export const file = fieldOf<FileField>('file');

export const fileMeaning: KindMeaning<FileField> = {
  initial: () => '',
  comparedAs: 'value',
  inWords: (_field, link) => (link ? `File ${readFileLink(String(link))}` : 'None'),
};
