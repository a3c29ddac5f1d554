import { useDebouncedCallback } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import type { FormValues } from '../inspector/component-calls';

/** Typing shows in the preview this long after the last key. */
const previewDelayMs = 200;
/** Anyone who never pauses sees it this often. */
const longestDelayMs = 600;

/** What is typed in the open form, for the preview alone: nothing else is drawn again at every key. */
export interface PreviewStore<Values extends object = FormValues> {
  get: () => Values | null;
  set: (values: Values | null) => void;
  subscribe: (listener: () => void) => () => void;
}

function createTypedStore<Values extends object>(): PreviewStore<Values> {
  let current: Values | null = null;
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

/** The store of a form's preview, with what the form calls as one types. */
export function useTypedStore<Values extends object = FormValues>() {
  const [store] = useState(() => createTypedStore<Values>());
  const show = useDebouncedCallback((values: Values) => store.set({ ...values }), {
    delay: previewDelayMs,
    maxWait: longestDelayMs,
  });
  const forget = () => {
    show.cancel();
    store.set(null);
  };
  return {
    store,
    show,
    /** At once, for what is drawn in a document of its own. */
    showNow: (values: Values) => store.set({ ...values }),
    forget,
  };
}

export function useTypedValues<Values extends object>(store: PreviewStore<Values>): Values | null {
  return useSyncExternalStore(store.subscribe, store.get);
}
