/** Runs something when the browser is idle, or soon in browsers without idle callbacks. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work);
}
