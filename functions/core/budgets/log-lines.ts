/**
 * Log messages that an alarm counts: the filter in `infra/constructs/budget-metrics.ts` matches these words.
 */
export const budgetLogLines = {
  /** Logged with the company and the budget, but without personal data. */
  spent: 'budget spent',
} as const;
