import type { PhoneRules } from '../phone/country-rules';
import type { FormFieldContent } from '../schemas/form-field-content';

/** The value to store, and its error, which is the sentence after the field's name. */
export interface Checked {
  value: string;
  error?: string;
}

/** Data that a check may need besides the field. */
export interface CheckContext {
  /** For a company outside the US and Canada. */
  phones: PhoneRules | undefined;
}

/** A message for each part of a field that is wrong. */
export type FieldErrors = Partial<Record<keyof FormFieldContent, string>>;

/** One kind of form field. How it is rendered is in `public-web/src/components/form-controls.tsx`. */
export interface FormFieldKind {
  /** The name in the list of kinds. */
  label: string;
  /** What visitors do with it. */
  hint: string;
  /** The parts of the definition that it uses; all others are reset when this kind is chosen. */
  keeps: readonly (keyof FormFieldContent)[];
  /** The errors in a field's definition. */
  errorsOf?(field: FormFieldContent): FieldErrors;
  /**
   * Checks a submitted value, trimmed. A kind without a check has no value, no column and no line in a mail.
   */
  check?(sent: string, field: FormFieldContent, context: CheckContext): Checked;
  /** It is submitted and checked even when empty, like a checkbox. */
  isChecked?: 'always';
  /**
   * The values that another field's condition may refer to; '' means any value. Without this, a condition can
   * only ask whether the field is filled in.
   */
  valuesToAskFor?(field: Pick<FormFieldContent, 'options'>): readonly string[];
}
