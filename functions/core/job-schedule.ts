const minute = 60_000;

/**
 * How long a job waits after each failed attempt; after the last one it is dead and shown to the company's
 * Admins.
 */
export interface RetrySchedule {
  delaysMs: readonly number[];
}

/** Eight attempts over 24 hours. */
export const jobOverADay: RetrySchedule = {
  delaysMs: [
    minute / 2,
    2 * minute,
    10 * minute,
    40 * minute,
    2 * 60 * minute,
    6 * 60 * minute,
    15 * 60 * minute,
  ],
};

/**
 * For work that is due at a moment: retries at once, then every minute, until it is so late that only a user may
 * still decide on it.
 */
export const jobOverAnHour: RetrySchedule = {
  delaysMs: [minute / 12, minute / 4, ...Array.from({ length: 90 }, () => minute)],
};

export const isLastAttempt = ({ delaysMs }: RetrySchedule, attempts: number): boolean =>
  attempts > delaysMs.length;
