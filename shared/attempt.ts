/** Returns what `compute` returns, or undefined where it throws. */
export function attempt<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
