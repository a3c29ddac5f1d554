/** Log messages that alarms count: the filters in `infra/stacks/jobs-stack.ts` match these words. */
export const jobLogLines = {
  /** Every minute, with `oldestSeconds`: how long the oldest job has been due. */
  swept: 'jobs swept',
  /** One attempt failed; another one follows, unless the job is then dead. */
  failed: 'job failed',
  dead: 'job dead',
  /** A publish, a take-down or a timed section is more than two minutes late, or cannot be carried out. */
  lateSchedule: 'schedule late',
} as const;
