/** The properties of fields of all kinds. They are plain data, because browsers load them. */
export interface FieldBase {
  label: string;
  /** It must not be empty. */
  required?: boolean;
  /** One sentence below the label in the form. */
  help?: string;
  /** It can be edited in place on the page. */
  inPlace?: boolean;
  /** It is accepted, stored and returned, but not shown. */
  isIgnored?: boolean;
  /** It affects how the component looks rather than its content: the form shows it in a separate group. */
  isAppearance?: boolean;
  /** It may be absent: older components do not have it, and a save that omits it keeps the stored value. */
  isSetting?: boolean;
}

/** How two versions of a value are compared: word by word, as rich text, as a whole, or as two pictures. */
export type ComparedAs = 'text' | 'richText' | 'value' | 'picture';

/** The behavior of a kind of field, besides its input schema (`schema-of.ts`). */
export interface KindMeaning<Field> {
  /** The initial value in a new component. */
  initial: (field: Field) => unknown;
  comparedAs: ComparedAs;
  /** A value in words; by default, the value itself. */
  inWords?: (field: Field, value: unknown) => string;
}

/** Creates the function that declares fields of a kind, with their label and the kind's options. */
export const fieldOf =
  <Field extends FieldBase & { kind: string }>(kind: Field['kind']) =>
  <const Options extends Omit<Field, 'kind' | 'label'>>(label: string, options: Options = {} as Options) => ({
    kind,
    label,
    ...options,
  });
