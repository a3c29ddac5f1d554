import { type ComponentType, lazy } from 'react';

/** Between one try and the next, in milliseconds. */
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

/**
 * Tries again what cannot be loaded: some times, and without an end while the browser says that there is no connection.
 * It says so on a laptop without a network too, where the product answers all the same, so that it is tried anyhow.
 * @throws what the last try threw
 */
export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      const pauseMs = pausesMs[tries] ?? pausesMs.at(-1);
      if (navigator.onLine && tries >= pausesMs.length) throw error;
      await pause(pauseMs);
      askAgainForStyles();
    }
  }
}

/** Ends early when there is a connection again. */
function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** The build's own loader asks for a style sheet once, also where that failed. */
function askAgainForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}
