import { shownTimesOf } from '@galley/shared/components/shown-times';
import { localTimeAt } from '@galley/shared/local-time';

/**
 * Describes when visitors see a section: `Shown from Dec 1, 9:00 AM until Mar 1, 2027, 12:00 AM`. Undefined where
 * they see it now and permanently.
 */
export function shownWords(
  settings: Parameters<typeof shownTimesOf>[0],
  timeZone = 'UTC',
  now = new Date(),
): string | undefined {
  const { from, until } = shownTimesOf(settings);
  const moment = now.toISOString();
  const dayOf = (at: string) => localTimeAt(at, timeZone).slice(0, 10);
  const words = (at: string, beside?: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      ...(dayOf(at) !== (beside && dayOf(beside)) && { month: 'short', day: 'numeric' }),
      ...(dayOf(at).slice(0, 4) !== dayOf(beside ?? moment).slice(0, 4) && { year: 'numeric' }),
    }).format(new Date(at));
  if (until !== '' && until <= moment) return `Over since ${words(until)}`;
  if (from <= moment) return until === '' ? undefined : `Shown until ${words(until)}`;
  return `Shown from ${words(from)}${until === '' ? '' : ` until ${words(until, from)}`}`;
}
