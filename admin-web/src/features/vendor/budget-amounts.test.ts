import { budgetNames, budgets, storageBudgetNames } from '@galley/shared/budgets';
import { newBudgetLimitsSchema } from '@galley/shared/schemas/budget';
import { describe, expect, it } from 'vitest';
import { budgetState, limitsOfTyped, storageText, typedLimits } from './budget-amounts';

it('calls a budget almost used up from 80 %, and used up when nothing is left', () => {
  const states = [0, 399, 400, 499, 500, 900].map((used) => budgetState(used, 500));
  expect(states).toEqual(['room', 'room', 'almost', 'almost', 'spent', 'spent']);
  expect(budgetState(0, 0)).toBe('spent');
});

it('formats storage in megabytes and gigabytes', () => {
  expect([0, 0.42, 240.36, 999, 1_000, 1_400, 20_000, 1_234_567].map(storageText)).toEqual([
    '0 MB',
    '0.4 MB',
    '240 MB',
    '999 MB',
    '1 GB',
    '1.4 GB',
    '20 GB',
    '1,235 GB',
  ]);
});

describe('the fields', () => {
  it('convert to limits and back, and an empty field means the default limit', () => {
    const limits = { mails: { perHour: 60 }, storage: { most: 5_000 } };
    expect(limitsOfTyped(typedLimits(limits))).toEqual(limits);
    expect(limitsOfTyped({ mails: { perHour: '', perDay: 3_000 } })).toEqual({
      mails: { perDay: 3_000 },
    });
  });

  it('reject too small an amount of each budget in words that name it', () => {
    for (const name of budgetNames) {
      const { label, least } = budgets[name];
      const result = newBudgetLimitsSchema.safeParse({ [name]: { perHour: least - 1 } });
      expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
        [`${name}.perHour`, `${label} per hour must be a whole number from ${least} to 1000000.`],
      ]);
    }
    for (const name of storageBudgetNames) {
      expect(newBudgetLimitsSchema.safeParse({ [name]: { most: 1.5 } }).error?.issues).toHaveLength(1);
    }
  });

  it('reject a daily limit below the hourly one', () => {
    const { error } = newBudgetLimitsSchema.safeParse({ mails: { perHour: 3_000 } });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['mails.perDay', 'Emails of forms and versions per day must be at least the 3,000 of an hour.'],
    ]);
    expect(newBudgetLimitsSchema.safeParse({ mails: { perHour: 3_000, perDay: 3_000 } }).success).toBe(true);
  });
});
