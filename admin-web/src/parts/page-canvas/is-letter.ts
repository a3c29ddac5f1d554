import type { TypedKey } from './messages';

/** Whether a key types a letter and is no shortcut: combinations with AltGr type letters. */
export const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 &&
  !event.isComposing &&
  (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph'));

export const typedKey = ({ key, timeStamp }: KeyboardEvent): TypedKey => ({
  key,
  at: performance.timeOrigin + timeStamp,
});
