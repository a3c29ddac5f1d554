/**
 * Which component has moved from one order to the next: the chosen one, where it is among those that stand elsewhere.
 * Undefined where none has, or where one came or went.
 */
export function movedKey(
  before: readonly string[],
  now: readonly string[],
  selected: string | undefined,
): string | undefined {
  if (before.length !== now.length) return undefined;
  const elsewhere = now.filter((key, index) => before[index] !== key && before.includes(key));
  if (selected !== undefined && elsewhere.includes(selected)) return selected;
  const without = (keys: readonly string[], key: string) => keys.filter((other) => other !== key).join();
  return elsewhere.find((key) => without(before, key) === without(now, key));
}
