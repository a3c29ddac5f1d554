/** Runs something when the browser is idle, or soon in browsers without idle callbacks. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, options);
  else setTimeout(work);
}
