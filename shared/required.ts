type Missing = undefined | null | false | '' | 0;

/**
 * Returns a value that must exist.
 * @throws `error` where it does not
 */
export function required<Value>(value: Value, error: () => Error): Exclude<Value, Missing> {
  if (!value) throw error();
  return value as Exclude<Value, Missing>;
}
