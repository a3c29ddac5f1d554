import { type ComponentType, lazy } from 'react';

/** Between one try and the next, in milliseconds; the last failure is thrown. */
const pausesMs = [500, 1_000, 2_000, 4_000];

/**
 * A part of a screen whose code is loaded when it is first drawn, or earlier by `preload`. A lost connection does not
 * take the screen away: it is loaded as soon as there is one again.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, for parts of any properties
export function loadedPart<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  let loading: Promise<Part> | undefined;
  const start = () => {
    loading ??= loadPatiently(load);
    return loading;
  };
  const part = lazy(async () => ({ default: await start() }));
  return Object.assign(part, {
    /** What fails is tried again when it is drawn. */
    preload: () =>
      void start().catch(() => {
        loading = undefined;
      }),
  });
}

/** @throws what the last of several tries threw */
export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const pauseMs of pausesMs) {
    // A style sheet that once failed is not asked for again, so that nothing is tried without a connection.
    await connection();
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}

function connection(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
