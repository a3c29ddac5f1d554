import type { FieldBase, KindMeaning } from './field';

/** A picture of the company's library, by its `imageUrl`; '' for none. Saving checks that it is there. */
export interface ImageField extends FieldBase {
  kind: 'image';
}

export function image<const Options extends Omit<ImageField, 'kind' | 'label'>>(
  label: string,
  options: Options = {} as Options,
) {
  return { kind: 'image' as const, label, ...options };
}

export const imageMeaning: KindMeaning<ImageField> = { initial: () => '', comparedAs: 'picture' };
