import { type FieldBase, fieldOf, type KindMeaning } from './field';

/**
 * Text with headings, lists, tables and pictures, as defined in `shared/rich-text`; sanitised by the server.
 */
export interface RichTextField extends FieldBase {
  kind: 'richText';
}

export const richText = fieldOf<RichTextField>('richText');

export const richTextMeaning: KindMeaning<RichTextField> = { initial: () => '', comparedAs: 'richText' };
