/** Lines of the log that an alarm counts: the filter in `infra/constructs/budget-metrics.ts` looks for these words. */
export const budgetLogLines = {
  /** With the company and the budget; no address, no text. */
  spent: 'budget spent',
} as const;
