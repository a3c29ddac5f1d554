import { tooManyTries } from './errors';

/** Kept with what is mailed again on someone's word. */
export interface Resent {
  resentAt?: string;
  /** How often on end; forgotten after a day without. */
  resends?: number;
}

const firstWaitMs = 30_000;
const longestWaitMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Each time that the same is mailed again the next one waits twice as long, up to an hour: no mailbox is filled by
 * a button.
 * @param what how the sentence begins, 'This invitation'
 * @returns what is to be kept with it; @throws 429 that says how long to wait
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
