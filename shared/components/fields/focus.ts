import { focusInWords, readFocus } from '../../image-rules';
import { type FieldBase, fieldOf, type KindMeaning } from './field';

/**
 * The focal point of a picture in this place only, as `30 70`: per cent across and down. Without one, the
 * picture's own applies.
 */
export interface FocusField extends FieldBase {
  kind: 'focus';
  /** The field of the picture, in the same component or entry. */
  of: string;
  isSetting: true;
}

const focus = fieldOf<FocusField>('focus');

/** The name of the field that has the focal point of a picture, also by its path (`items.0.picture`). */
export const focusNameOf = <Name extends string>(picture: Name) => `${picture}Focus` as const;

/** Declares the focal point of a picture, as `{ picture: image(…), ...focusOf('picture') }`. */
export function focusOf<const Name extends string>(picture: Name) {
  const field = focus('Focal point here', { of: picture, isSetting: true });
  return { [focusNameOf(picture)]: field } as { readonly [Focus in `${Name}Focus`]: typeof field };
}

export const focusMeaning: KindMeaning<FocusField> = {
  initial: () => '',
  comparedAs: 'value',
  inWords: (_field, value) => {
    const point = readFocus(value);
    return point ? focusInWords(point) : '';
  },
};

type Data = Readonly<Record<string, unknown>>;

/**
 * The focal points that a save stores: one that the save omits is kept as long as its picture is, because it
 * says nothing about another picture.
 */
export function savedFocus(
  fields: Readonly<Record<string, FieldBase & { kind: string }>>,
  before: Data,
  sent: Data,
) {
  const points = Object.entries(fields).flatMap(([name, field]) => {
    if (!isFocus(field) || (sent[name] === undefined && before[name] === undefined)) return [];
    const kept = sent[field.of] === before[field.of] ? before[name] : '';
    return [[name, sent[name] ?? kept]];
  });
  return Object.fromEntries(points) as Record<string, unknown>;
}

const isFocus = (field: FieldBase & { kind: string }): field is FocusField => field.kind === 'focus';
