import { useDebouncedCallback } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import type { TypedValues } from './component-calls';

/** Typing shows in the preview this long after the last key. */
const previewDelayMs = 200;
/** Whoever never pauses sees it this often. */
const longestDelayMs = 600;

/** What is typed in the open form, for the preview alone: nothing else is drawn again at every key. */
export interface TypedStore {
  get: () => TypedValues | null;
  set: (values: TypedValues | null) => void;
  subscribe: (listener: () => void) => () => void;
}

function createTypedStore(): TypedStore {
  let current: TypedValues | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (values) => {
      current = values;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store of an editor, with what the form calls as one types. */
export function useTypedStore() {
  const [store] = useState(createTypedStore);
  const show = useDebouncedCallback((values: TypedValues) => store.set({ ...values }), {
    delay: previewDelayMs,
    maxWait: longestDelayMs,
  });
  const forget = () => {
    show.cancel();
    store.set(null);
  };
  return { store, show, forget };
}

export function useTypedValues(store: TypedStore): TypedValues | null {
  return useSyncExternalStore(store.subscribe, store.get);
}
