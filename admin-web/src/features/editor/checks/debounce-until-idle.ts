/** The delay after the last key; then the browser must be idle. */
const pauseMs = 600;
const longestMs = 2_000;

/** Runs a function once it was not requested again for a while and the browser is idle. */
export function debounceUntilIdle(act: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const whenIdle = () => {
    // Not every browser supports idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void act(), { timeout: longestMs });
    else void act();
  };
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(whenIdle, pauseMs);
  };
  return { begin, end };
}
