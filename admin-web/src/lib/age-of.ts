import { countOf } from './count-of';

/** How long ago so many days are, in words: years where they are whole. */
export function ageOf(days: number): string {
  if (days % 365 === 0) return countOf(days / 365, 'year');
  return days === 1 ? 'a day' : `${days} days`;
}
