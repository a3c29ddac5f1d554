import type { FieldBase, KindMeaning } from './field';

/** Plain text. */
export interface TextField extends FieldBase {
  kind: 'text';
  max: number;
  /** It usually has several lines. */
  isLong?: boolean;
  /** It is rendered as a heading: of the component, or of an entry of its list. */
  isHeading?: boolean;
  /** A number is also accepted, and stored as text. */
  takesNumbers?: boolean;
  /** The required format of a non-empty value, and the error message for others. */
  pattern?: { is: RegExp; message: string };
}

export function text<const Options extends Omit<TextField, 'kind' | 'label'>>(
  label: string,
  options: Options,
) {
  return { kind: 'text' as const, label, ...options };
}

export const textMeaning: KindMeaning<TextField> = { initial: () => '', comparedAs: 'text' };
