import { type ComponentType, lazy } from 'react';

/** The pauses between attempts, in milliseconds. */
const pausesMs = [500, 1_000, 2_000, 4_000];

/**
 * A part of a screen whose code is loaded when it is first rendered, or earlier by `preload`. A lost connection does
 * not break the screen: the code is loaded as soon as the connection is back.
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
    /** A failed preload is retried when the part is rendered. */
    preload: () =>
      void start().catch(() => {
        loading = undefined;
      }),
  });
}

/**
 * Retries what cannot be loaded: several times, and without end while the browser reports no connection. It reports
 * that on a laptop without a network too, where the product still responds, so loading is attempted anyway.
 * @throws the error of the last attempt
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

/** Ends early when the connection is back. */
function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** The build's loader requests a style sheet only once, even if that failed. */
function askAgainForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}
