import type { PhoneRules } from '../phone/country-rules';
import type { FormFieldContent } from '../schemas/form-field-content';

/** A value as it is kept, and what is wrong with it: what follows the field's name in the sentence. */
export interface Checked {
  value: string;
  fault?: string;
}

/** What a check may have to know beside the field. */
export interface CheckContext {
  /** Of a company outside the US and Canada. */
  phones: PhoneRules | undefined;
}

/** A sentence for each part of a field that is wrong. */
export type FieldFaults = Partial<Record<keyof FormFieldContent, string>>;

/** One kind of field of a form. What it looks like on pages is in `public-web/src/components/form-controls.tsx`. */
export interface FormFieldKind {
  /** What people call it, where they choose one. */
  label: string;
  /** What visitors do with it. */
  hint: string;
  /** What it keeps of what was filled in; everything else is set back when another kind is chosen. */
  keeps: readonly (keyof FormFieldContent)[];
  /** What is wrong with it as its author filled it in. */
  faultsOf?(field: FormFieldContent): FieldFaults;
  /**
   * Checks what a visitor sent, trimmed. A kind without a check takes nothing: it has no value, no column and no line
   * in a mail.
   */
  check?(sent: string, field: FormFieldContent, context: CheckContext): Checked;
  /** It is sent, and checked, even where nothing is in it: a box is ticked or not. */
  isChecked?: 'always';
  /** The values that another field may wait for, '' being any at all. Without them it can only be filled in or not. */
  valuesToAskFor?(field: Pick<FormFieldContent, 'options'>): readonly string[];
}
