import type { FormValues } from '../inspector/component-calls';

/** How a patch came about. */
interface PatchOrigin {
  /** It is what the form held before or after, and no step of its own. */
  isUndoing?: boolean;
  /** How long ago one began to type it. */
  forMs?: number;
}

type Take = (values: FormValues, origin: PatchOrigin) => void;

/** What is typed on the canvas, on its way into the form of its component. */
export type Patches = ReturnType<typeof createPatches>;

const longestWaitMs = 3_000;

/** A form that is not open yet gets what was typed for it as soon as it is: the form before it may still be saving. */
export function createPatches() {
  const waiting = new Map<string, Parameters<Take>[]>();
  let open: { key: string; take: Take } | undefined;
  let tellSettled: (() => void)[] = [];
  /** Of each field the last value counts. */
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
     * All that was typed is in its form, so that what is done next comes after it in the history; a form that does not
     * open within moments holds nothing up.
     */
    settled: () =>
      new Promise<void>((resolve) => {
        if (waiting.size === 0) {
          resolve();
          return;
        }
        tellSettled.push(resolve);
        setTimeout(resolve, longestWaitMs);
      }),
    /** The form of this component is there. Answers what says that it is gone. */
    attach: (key: string, take: Take) => {
      const own = { key, take };
      open = own;
      for (const patch of waiting.get(key) ?? []) take(...patch);
      waiting.delete(key);
      if (waiting.size === 0) {
        for (const tell of tellSettled) tell();
        tellSettled = [];
      }
      return () => {
        if (open === own) open = undefined;
      };
    },
  };
}
