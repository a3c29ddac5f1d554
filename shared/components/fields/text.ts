import type { FieldBase, KindMeaning } from './field';

/** Plain text. */
export interface TextField extends FieldBase {
  kind: 'text';
  max: number;
  /** Several lines are usual. */
  isLong?: boolean;
  /** A number is taken too, as text. */
  takesNumbers?: boolean;
  /** What it must be like where it is not empty, and what another one is refused with. */
  pattern?: { is: RegExp; message: string };
}

export function text<const Options extends Omit<TextField, 'kind' | 'label'>>(
  label: string,
  options: Options,
) {
  return { kind: 'text' as const, label, ...options };
}

export const textMeaning: KindMeaning<TextField> = { initial: () => '', comparedAs: 'text' };
