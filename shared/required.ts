type Missing = undefined | null | false | '' | 0;

/** What has to be there. @throws `error` where it is not */
export function required<Value>(value: Value, error: () => Error): Exclude<Value, Missing> {
  if (!value) throw error();
  return value as Exclude<Value, Missing>;
}
