const minute = 60_000;

/** Eight attempts over 24 hours; then a job is dead and shown to the company's Admins. */
export const jobRetryDelaysMs = [
  minute / 2,
  2 * minute,
  10 * minute,
  40 * minute,
  2 * 60 * minute,
  6 * 60 * minute,
  15 * 60 * minute,
];
export const jobAttempts = jobRetryDelaysMs.length + 1;
