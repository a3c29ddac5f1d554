/** Anyone who begins to type is told so soon, so that the editor around never says 'Saved' meanwhile. Milliseconds. */
export const firstDelayMs = 150;
/** So long after something was told it is known to be unsaved. */
export const quietMs = 2_000;
/** More keys are told together, once one pauses, or this long after: telling costs more than all that a key does. */
export const pauseMs = 600;
export const longestMs = 5_000;

/**
 * When the editor around is told of what is typed.
 * @param tell gets how long ago the first key was pressed that was not told before
 * @param goOn is called as soon as there is more to tell than was told just now; it is told within so many milliseconds
 */
export function createTelling(
  tell: (forMs: number) => void,
  goOn: (withinMs: number) => void = () => undefined,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;

  const now = () => {
    clearTimeout(timer);
    const forMs = since === undefined ? 0 : performance.now() - since;
    since = undefined;
    toldAt = performance.now();
    tell(forMs);
  };
  return {
    /** A key was pressed. */
    typed: () => {
      clearTimeout(timer);
      const at = performance.now();
      const isFirst = (since ?? at) - toldAt > quietMs;
      if (since === undefined && !isFirst) goOn(longestMs);
      since ??= at;
      const left = (isFirst ? firstDelayMs : longestMs) - (at - since);
      timer = setTimeout(now, Math.max(0, Math.min(left, pauseMs)));
    },
    now,
    /** What was typed was replaced: there is nothing to tell. */
    forget: () => {
      clearTimeout(timer);
      since = undefined;
    },
  };
}
