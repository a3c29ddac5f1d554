/** So long after the last key, once the browser has nothing else to do. */
const pauseMs = 600;
const longestMs = 2_000;

/** Does something once nobody has begun it again for a while and the browser is idle. */
export function inAPause(act: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const whenIdle = () => {
    // Not every browser tells when it is idle.
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
