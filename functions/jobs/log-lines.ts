/** Lines of the jobs' log that alarms count: the filters in `infra/stacks/jobs-stack.ts` look for these words. */
export const jobLogLines = {
  /** Every minute, with `oldestSeconds`: for how long the job that waits longest has been due. */
  swept: 'jobs swept',
  /** One attempt; another one follows, unless it is dead then. */
  failed: 'job failed',
  dead: 'job dead',
  /** Something is published or taken down, or a section appears or goes, more than two minutes after its time, or cannot be. */
  lateSchedule: 'schedule late',
} as const;
