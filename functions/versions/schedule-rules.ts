import { momentOf } from '@galley/shared/local-time';
import { required } from '@galley/shared/required';
import { conflict, type HttpError, invalid } from '../core/errors';

/** The minimum lead time: the schedule must be stored before the job looks for it. */
const leastAheadMs = 60_000;
const mostAheadMs = 5 * 366 * 24 * 60 * 60_000;

/**
 * The maximum delay: what was right this morning may be wrong tonight, so anything later waits for a user.
 */
export const latestMs = 60 * 60_000;

interface ChosenTimes {
  publishAt: string | null;
  takeDownAt: string | null;
  timeZone: string;
}

/**
 * The moments of the chosen local times. `momentOf` resolves times that are skipped or repeated by daylight
 * saving, as the form has announced.
 * @param timeZone the company's current one
 * @throws 400 for an invalid time, one that is too soon or in the wrong order; 409 where the form showed
 * another time zone
 */
export function chosenMoments(chosen: ChosenTimes, timeZone: string, now: Date) {
  if (chosen.timeZone !== timeZone) {
    throw conflict(`The company’s time zone is ${timeZone} now. Nothing was saved: choose the time again.`);
  }
  const publishAt = momentIn('publishAt', 'The time to go live', chosen.publishAt, timeZone, now);
  const takeDownAt = momentIn('takeDownAt', 'The time to leave the site', chosen.takeDownAt, timeZone, now);
  if (publishAt && takeDownAt && takeDownAt <= publishAt) {
    throw invalid({ takeDownAt: 'The time to leave the site must be later than the time to go live.' });
  }
  return { publishAt, takeDownAt };
}

function momentIn(
  field: string,
  label: string,
  localTime: string | null,
  timeZone: string,
  now: Date,
): string | undefined {
  if (localTime === null) return undefined;
  const refuse = (message: string): HttpError => invalid({ [field]: `${label} ${message}` });
  const moment = required(momentOf(localTime, timeZone)?.moment, () =>
    refuse('must be a date with a time, like 2026-11-24T09:00.'),
  );
  const ahead = Date.parse(moment) - now.getTime();
  if (ahead < leastAheadMs) throw refuse('must be at least a minute from now.');
  if (ahead > mostAheadMs) throw refuse('must be within the next five years.');
  return moment;
}
