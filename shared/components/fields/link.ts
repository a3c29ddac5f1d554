import type { FieldBase, KindMeaning } from './field';

/** Where something leads: a web address, mailto:, tel:, a path of the site or a part of the page; '' for nowhere. */
export interface LinkField extends FieldBase {
  kind: 'link';
  /** It is sent and answered URL-encoded. */
  isEncoded?: boolean;
}

export function link<const Options extends Omit<LinkField, 'kind' | 'label'>>(
  label: string,
  options: Options = {} as Options,
) {
  return { kind: 'link' as const, label, ...options };
}

export const linkMeaning: KindMeaning<LinkField> = { initial: () => '', comparedAs: 'value' };
