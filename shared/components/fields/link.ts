import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** Where something leads: a web address, mailto:, tel:, a path of the site or a part of the page; '' for nowhere. */
export interface LinkField extends FieldBase {
  kind: 'link';
  /** It is sent and answered URL-encoded. */
  isEncoded?: boolean;
}

export const link = fieldOf<LinkField>('link');

export const linkMeaning: KindMeaning<LinkField> = { initial: () => '', comparedAs: 'value' };
