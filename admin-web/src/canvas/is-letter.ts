import type { TypedKey } from './messages';

/** Typed letters, not shortcuts: what comes with AltGr is a letter. */
export const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 &&
  !event.isComposing &&
  (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph'));

export const typedKey = ({ key, timeStamp }: KeyboardEvent): TypedKey => ({
  key,
  at: performance.timeOrigin + timeStamp,
});
