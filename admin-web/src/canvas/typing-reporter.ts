/**
 * The first key of typing is reported after this delay in milliseconds, so that the editor does not show 'Saved' for
 * long.
 */
export const firstDelayMs = 150;
/** For this long after a report the editor knows that there is unsaved text. */
export const quietMs = 2_000;
/** Further keys are reported together, at a pause or after this time: a report costs more than a key press. */
export const pauseMs = 600;
export const longestMs = 5_000;

/**
 * Decides when typed text is reported to the editor.
 * @param report gets how long ago the first unreported key was pressed
 * @param goOn is called as soon as there is more text than was just reported; that is reported within this many
 * milliseconds
 */
export function createTypingReporter(
  report: (forMs: number) => void,
  goOn: (withinMs: number) => void = () => undefined,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const now = () => {
    clearTimeout(timer);
    const forMs = since === undefined ? 0 : performance.now() - since;
    since = undefined;
    reportedAt = performance.now();
    report(forMs);
  };
  return {
    /** A key was pressed. */
    typed: () => {
      clearTimeout(timer);
      const at = performance.now();
      const isFirst = (since ?? at) - reportedAt > quietMs;
      if (since === undefined && !isFirst) goOn(longestMs);
      since ??= at;
      const left = (isFirst ? firstDelayMs : longestMs) - (at - since);
      timer = setTimeout(now, Math.max(0, Math.min(left, pauseMs)));
    },
    now,
    /** The typed text was replaced: nothing needs to be reported. */
    forget: () => {
      clearTimeout(timer);
      since = undefined;
    },
  };
}
