import { useSyncExternalStore } from 'react';

/** One value that whoever shows it is drawn again for, and nothing else. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The part of it that is shown; as long as that is the same, nothing is drawn again. */
export function useStored<Value, Part>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  part: (value: Value) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
