import { useDebouncedCallback } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../lib/store';
import type { FormValues } from '../inspector/component-calls';

/** Typing shows in the preview this long after the last key. */
const previewDelayMs = 200;
/** Anyone who never pauses sees it this often. */
const longestDelayMs = 600;

/** What is typed in the open form, for the preview alone: nothing else is drawn again at every key. */
export type PreviewStore<Values extends object = FormValues> = Store<Values | null>;

/** The store of a form's preview, with what the form calls as one types. */
export function useTypedStore<Values extends object = FormValues>() {
  const [store] = useState(() => createStore<Values | null>(null));
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
