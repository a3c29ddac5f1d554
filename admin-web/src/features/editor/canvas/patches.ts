import type { FormValues } from '../inspector/component-calls';

type Take = (field: string, value: unknown) => void;

/** What is typed on the canvas, on its way into the form of its component. */
export type Patches = ReturnType<typeof createPatches>;

/** A form that is not open yet gets what was typed for it as soon as it is: the form before it may still be saving. */
export function createPatches() {
  const waiting = new Map<string, FormValues>();
  let open: { key: string; take: Take } | undefined;
  return {
    give: (key: string, field: string, value: unknown) => {
      if (open?.key === key) open.take(field, value);
      else waiting.set(key, { ...waiting.get(key), [field]: value });
    },
    /** The form of this component is there. Answers what says that it is gone. */
    attach: (key: string, take: Take) => {
      const own = { key, take };
      open = own;
      for (const [field, value] of Object.entries(waiting.get(key) ?? {})) take(field, value);
      waiting.delete(key);
      return () => {
        if (open === own) open = undefined;
      };
    },
  };
}
