/** What every field says of itself, whatever its kind. All of it is plain data: it goes into browsers as it is. */
export interface FieldBase {
  label: string;
  /** It must be filled. */
  required?: boolean;
  /** One sentence below the label in the form. */
  help?: string;
  /** It can be edited where it is on the page. */
  inPlace?: boolean;
  /** It is taken, kept and answered, and no one sees it. */
  isIgnored?: boolean;
  /** It says how the component looks rather than what it says: the form has it in a group of its own. */
  isLook?: boolean;
  /** It may be absent: a component of before has none, and a save that leaves it out keeps what is stored. */
  isSetting?: boolean;
}

/** How two versions of a value are compared: word by word, as rich text, as one value, or as two pictures. */
export type ComparedAs = 'text' | 'richText' | 'value' | 'picture';

/** What a kind of field means, beside what a call takes for it (`schema-of.ts`). */
export interface KindMeaning<Field> {
  /** What a new component holds. */
  initial: (field: Field) => unknown;
  comparedAs: ComparedAs;
  /** A value in words; the value itself where this is not there. */
  inWords?: (field: Field, value: unknown) => string;
}

/** The function that declares fields of a kind: their label, and what else the kind lets them say. */
export const fieldOf =
  <Field extends FieldBase & { kind: string }>(kind: Field['kind']) =>
  <const Options extends Omit<Field, 'kind' | 'label'>>(label: string, options: Options = {} as Options) => ({
    kind,
    label,
    ...options,
  });
