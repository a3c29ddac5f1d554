/**
 * Finds the component that moved between two orders: the selected one, if it is among those with a new position.
 * Undefined where none moved, or where one was added or removed.
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
