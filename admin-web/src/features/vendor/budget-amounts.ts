import { budgetNames, storageBudgetNames } from '@galley/shared/budgets';
import type { BudgetLimits } from '@galley/shared/schemas/budget';

/** From this share on, a budget is almost used up. */
const almost = 0.8;
const megabytesOfGigabyte = 1_000;

export type BudgetState = 'room' | 'almost' | 'spent';

export function budgetState(used: number, limit: number): BudgetState {
  if (used >= limit) return 'spent';
  return used >= limit * almost ? 'almost' : 'room';
}

export const countText = (count: number) => count.toLocaleString('en-US');

/** Formats megabytes. */
export function storageText(megabytes: number): string {
  const isLarge = megabytes >= megabytesOfGigabyte;
  const value = isLarge ? megabytes / megabytesOfGigabyte : megabytes;
  const text = value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
  return `${text} ${isLarge ? 'GB' : 'MB'}`;
}

/** The values of the fields, by budget and limit; empty where the default limit applies. */
export type TypedLimits = Record<string, Record<string, string | number>>;

export function typedLimits(limits: BudgetLimits): TypedLimits {
  const noLimits = [
    ...budgetNames.map((name) => [name, { perHour: '', perDay: '' }] as const),
    ...storageBudgetNames.map((name) => [name, { most: '' }] as const),
  ];
  return Object.fromEntries(noLimits.map(([name, none]) => [name, { ...none, ...limits[name] }]));
}

/** Converts the values to the call's input; anything but a number is left to the schema's message. */
export function limitsOfTyped(typed: TypedLimits): TypedLimits {
  const given = Object.entries(typed).map(([name, parts]) => [
    name,
    Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== '')),
  ]);
  return Object.fromEntries(given.filter(([, parts]) => Object.keys(parts ?? {}).length > 0));
}
