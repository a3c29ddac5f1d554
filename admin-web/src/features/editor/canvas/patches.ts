import type { FormValues } from '../../../parts/components/component-calls';

/** The origin of a patch. */
interface PatchOrigin {
  /** It is the form's value before or after a step, and no step of its own. */
  isUndoing?: boolean;
  /** How long ago the typing began. */
  forMs?: number;
}

type Take = (values: FormValues, origin: PatchOrigin) => void;

/** Text typed on the canvas, on its way into the form of its component. */
export type Patches = ReturnType<typeof createPatches>;

const longestWaitMs = 3_000;

/** A form that is not open yet gets its text as soon as it opens: the previous form may still be saving. */
export function createPatches() {
  const waiting = new Map<string, Parameters<Take>[]>();
  let open: { key: string; take: Take } | undefined;
  let settledListeners: (() => void)[] = [];
  /** The last value of each field wins. */
  const wait = (key: string, values: FormValues, origin: PatchOrigin) => {
    const before = waiting.get(key) ?? [];
    const [held, last] = before.at(-1) ?? [];
    if (held && last?.isUndoing === origin.isUndoing)
      waiting.set(key, [...before.slice(0, -1), [{ ...held, ...values }, origin]]);
    else waiting.set(key, [...before, [values, origin]]);
  };
  return {
    give: (key: string, values: FormValues, origin: PatchOrigin = {}) => {
      if (open?.key === key) open.take(values, origin);
      else wait(key, values, origin);
    },
    /**
     * Resolves when all typed text has reached its form, so that later steps follow it in the history; a form that
     * does not open within moments is not waited for.
     */
    settled: () =>
      new Promise<void>((resolve) => {
        if (waiting.size === 0) {
          resolve();
          return;
        }
        settledListeners.push(resolve);
        setTimeout(resolve, longestWaitMs);
      }),
    /** The form of this component has opened. Returns a function for when it closes. */
    attach: (key: string, take: Take) => {
      const own = { key, take };
      open = own;
      for (const patch of waiting.get(key) ?? []) take(...patch);
      waiting.delete(key);
      if (waiting.size === 0) {
        for (const notify of settledListeners) notify();
        settledListeners = [];
      }
      return () => {
        if (open === own) open = undefined;
      };
    },
  };
}
