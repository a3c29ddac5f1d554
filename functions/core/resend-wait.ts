import { tooManyTries } from './errors';

/** Stored with mails that can be sent again by hand. */
export interface Resent {
  resentAt?: string;
  /** The number of consecutive resends; reset after a day without any. */
  resends?: number;
}

const firstWaitMs = 30_000;
const longestWaitMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Each time that a mail is sent again, the wait before the next one doubles, up to an hour, so that the
 * button cannot flood a mailbox.
 * @param what the beginning of the sentence, 'This invitation'
 * @returns what to store with it
 * @throws 429 that says how long to wait
 */
export function resendNow({ resentAt, resends = 0 }: Resent, what: string, now: Date): Required<Resent> {
  const since = resentAt ? now.getTime() - Date.parse(resentAt) : dayMs;
  if (since >= dayMs) return { resentAt: now.toISOString(), resends: 1 };
  const leftMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (resends - 1)) - since;
  if (leftMs > 0) throw tooManyTries(`${what} was sent again just now. Wait ${lengthOf(leftMs)}.`, leftMs);
  return { resentAt: now.toISOString(), resends: resends + 1 };
}

function lengthOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 120) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
