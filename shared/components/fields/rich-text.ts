import type { FieldBase, KindMeaning } from './field';

/** Text with headings, lists, tables and pictures, as `shared/rich-text` defines it; sanitised by the server. */
export interface RichTextField extends FieldBase {
  kind: 'richText';
}

export function richText<const Options extends Omit<RichTextField, 'kind' | 'label'>>(
  label: string,
  options: Options = {} as Options,
) {
  return { kind: 'richText' as const, label, ...options };
}

export const richTextMeaning: KindMeaning<RichTextField> = { initial: () => '', comparedAs: 'richText' };
