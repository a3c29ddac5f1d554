import { useDebouncedCallback } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../lib/store';
import type { FormValues } from '../components/component-calls';

/** Typed text shows in the preview this long after the last key. */
const previewDelayMs = 200;
/** Typing without a pause shows this often. */
const longestDelayMs = 600;

/** The unsaved values of the open form, for the preview alone: nothing else is rendered on every key. */
export type PreviewStore<Values extends object = FormValues> = Store<Values | null>;

/** The store of a form's preview, with the function that the form calls while typing. */
export function usePreviewStore<Values extends object = FormValues>() {
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
    /** At once, for what is rendered in another document. */
    showNow: (values: Values) => store.set({ ...values }),
    forget,
  };
}

export function usePreviewValues<Values extends object>(store: PreviewStore<Values>): Values | null {
  return useSyncExternalStore(store.subscribe, store.get);
}
