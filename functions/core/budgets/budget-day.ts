import type { BudgetName, Limits } from '@galley/shared/budgets';
import type { BudgetDayRecord } from '../entities/budget';

const hourMs = 60 * 60_000;

/** The day and the hour of a moment, in UTC. */
export function placeOf(now: Date): { day: string; hour: string } {
  const iso = now.toISOString();
  return { day: iso.slice(0, 10), hour: iso.slice(11, 13) };
}

export const hourAttribute = (budget: BudgetName, hour: string) => `${budget}_${hour}` as const;

export interface Room {
  /** How much is left now. */
  left: number;
  /** When units become available again, if none are left now. */
  freeAt: Date;
}

/** What has been leased from a budget so far. */
export function usedOf(budget: BudgetName, used: BudgetDayRecord | undefined, now: Date) {
  const { hour } = placeOf(now);
  return { ofHour: used?.[hourAttribute(budget, hour)] ?? 0, ofDay: used?.[budget] ?? 0 };
}

/** When the next hour and the next day begin, in UTC. */
export function nextPeriods(now: Date): { nextHour: Date; nextDay: Date } {
  const { day } = placeOf(now);
  return {
    nextHour: new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs),
    nextDay: new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs),
  };
}

/** What is left of a budget, judged by what has been leased. */
export function roomOf(
  budget: BudgetName,
  { perHour, perDay }: Limits,
  used: BudgetDayRecord | undefined,
  now: Date,
): Room {
  const { ofHour, ofDay } = usedOf(budget, used, now);
  const leftOfDay = perDay - ofDay;
  const leftOfHour = perHour - ofHour;
  const { nextHour, nextDay } = nextPeriods(now);
  return { left: Math.max(0, Math.min(leftOfDay, leftOfHour)), freeAt: leftOfDay <= 0 ? nextDay : nextHour };
}
