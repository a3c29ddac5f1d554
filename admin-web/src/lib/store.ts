import { useSyncExternalStore } from 'react';

/** A value outside React state: only components that subscribe to it are rendered again. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Those who want to know that something has changed. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const { notify, subscribe } = createListeners();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      notify();
    },
    subscribe,
  };
}

/** Subscribes to a part of the value; while that part is equal, nothing is rendered again. */
export function useStored<Value, Part>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  part: (value: Value) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
