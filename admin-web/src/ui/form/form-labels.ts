import type { Difference } from './conflict-panel';

interface ShownField<Values, Value> {
  label: string;
  /** Formats the value for people. */
  show: (value: Value, values: Values) => string;
}

/** The labels of a form's fields, in the order in which a conflict lists them. */
export type FormLabels<Values> = {
  readonly [Field in keyof Values]?: string | ShownField<Values, Values[Field]>;
};

function textOfValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return String(value ?? '');
}

export function labelOf<Values>(labels: FormLabels<Values>, field: keyof Values): string {
  const label = labels[field];
  return typeof label === 'object' ? label.label : (label ?? '');
}

/** Whether two sets of values have the same content. */
export function isSameContent(a: object, b: object): boolean {
  const [first, second] = [a, b] as Record<string, unknown>[];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) =>
    isSame(first?.[field], second?.[field]),
  );
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Compares what someone else saved with the local input, field by field. */
export function differencesOf<Values>(
  labels: FormLabels<Values>,
  theirs: Values,
  mine: Values,
): Difference[] {
  const show = (field: keyof Values, values: Values) => {
    const label = labels[field];
    return typeof label === 'object' ? label.show(values[field], values) : textOfValue(values[field]);
  };
  return (Object.keys(labels) as (keyof Values & string)[]).flatMap((name) => {
    const shown = { theirs: show(name, theirs), mine: show(name, mine) };
    // Texts may look the same and differ invisibly.
    const isDifferent = shown.theirs !== shown.mine || !isSame(theirs[name], mine[name]);
    return isDifferent ? [{ name, field: labelOf(labels, name), ...shown }] : [];
  });
}
