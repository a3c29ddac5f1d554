import { countOf } from '../lib/count-of';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import { nameOf } from './name-of';

type Entries = readonly CanvasEntry[];

const keysOf = (entries: Entries) => entries.map(({ key }) => key);
const lacking = (entries: Entries, other: Entries) => {
  const keys = new Set(keysOf(other));
  return entries.filter(({ key }) => !keys.has(key));
};
const isHidden = ({ component }: CanvasEntry) => component?.data.sectionHidden === true;

/**
 * Says to screen readers what happened to a whole component: by a drag, a key, undo or another person. Undefined
 * where nothing did, or another version is shown.
 * @param selected which of two that changed places has moved
 */
export function spokenChange(before: Entries, now: Entries, selected?: string): string | undefined {
  const [added, ...moreAdded] = lacking(now, before);
  const [gone, ...moreGone] = lacking(before, now);
  if (moreAdded.length + moreGone.length > 0 || (added && gone)) return undefined;
  if (gone) return `${nameOf(gone)} was removed, ${countOf(now.length, 'component')} left.`;
  const moved = added ?? movedAmong(before, now, selected);
  if (moved) return `${nameOf(moved)} is now ${now.indexOf(moved) + 1} of ${now.length}.`;
  const toggled = now.find((entry, index) => before[index] && isHidden(before[index]) !== isHidden(entry));
  return toggled && `${nameOf(toggled)} is ${isHidden(toggled) ? 'hidden from' : 'shown to'} visitors.`;
}

/** The one without which both orders are the same. */
function movedAmong(before: Entries, now: Entries, selected?: string): CanvasEntry | undefined {
  const [old, keys] = [keysOf(before), keysOf(now)];
  if (keys.every((key, index) => key === old[index])) return undefined;
  const without = (order: string[], key: string) => order.filter((one) => one !== key).join();
  const mayHaveMoved = now.filter(({ key }) => without(old, key) === without(keys, key));
  return mayHaveMoved.find(({ key }) => key === selected) ?? mayHaveMoved[0];
}
