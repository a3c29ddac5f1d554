import type { FormValues } from '../inspector/component-calls';

type Take = (values: FormValues, isUndoing: boolean) => void;

/** What is typed on the canvas, on its way into the form of its component. */
export type Patches = ReturnType<typeof createPatches>;

const longestWaitMs = 3_000;

/** A form that is not open yet gets what was typed for it as soon as it is: the form before it may still be saving. */
export function createPatches() {
  const waiting = new Map<string, Parameters<Take>[]>();
  let open: { key: string; take: Take } | undefined;
  let tellSettled: (() => void)[] = [];
  /** Of each field the last value counts. */
  const wait = (key: string, values: FormValues, isUndoing: boolean) => {
    const before = waiting.get(key) ?? [];
    const [held, wasUndoing] = before.at(-1) ?? [];
    if (wasUndoing === isUndoing)
      waiting.set(key, [...before.slice(0, -1), [{ ...held, ...values }, isUndoing]]);
    else waiting.set(key, [...before, [values, isUndoing]]);
  };
  return {
    /** @param isUndoing it is what the form held before or after, and no step of its own */
    give: (key: string, values: FormValues, isUndoing = false) => {
      if (open?.key === key) open.take(values, isUndoing);
      else wait(key, values, isUndoing);
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
