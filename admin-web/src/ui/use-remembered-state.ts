import { useState } from 'react';

const remembered = new Map<string, unknown>();

/** State that survives leaving the screen, until the window is reloaded. */
export function useRememberedState<Value>(key: string, initial: Value) {
  const [value, setValue] = useState<Value>(() =>
    remembered.has(key) ? (remembered.get(key) as Value) : initial,
  );
  const remember = (next: Value) => {
    remembered.set(key, next);
    setValue(next);
  };
  return [value, remember] as const;
}
