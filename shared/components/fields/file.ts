import type { FileKindName } from '../../file-rules';
import { readFileLink } from '../../page-links';
import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** A file of the company's library, by its link `/file:7`; '' for none. Saving checks that it is there. */
export interface FileField extends FieldBase {
  kind: 'file';
  /** What the file may be; any of the library where it does not say. */
  kinds?: { names: readonly FileKindName[]; inWords: string };
  /** Words that an entry came with: once a file is chosen, its own title stands in their place. */
  replaces?: { field: string; words: readonly string[] };
}

export const file = fieldOf<FileField>('file');

export const fileMeaning: KindMeaning<FileField> = {
  initial: () => '',
  comparedAs: 'value',
  inWords: (_field, link) => (link ? `File ${readFileLink(String(link))}` : 'None'),
};
