import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** A link: a web address, mailto:, tel:, a path of the site or an anchor on the page; '' for none. */
export interface LinkField extends FieldBase {
  kind: 'link';
  /** The API encodes it for URLs. */
  isEncoded?: boolean;
}

export const link = fieldOf<LinkField>('link');

export const linkMeaning: KindMeaning<LinkField> = { initial: () => '', comparedAs: 'value' };
