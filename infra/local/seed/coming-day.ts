const dayMs = 24 * 60 * 60 * 1000;

/**
 * The next occurrence of a day of the year, so that the demo's dates are always in the future.
 * @param day month and day, like '03-07'
 * @param later adds this many days
 */
export function comingDay(day: string, later = 0, today = new Date()): string {
  const ofYear = (year: number) => new Date(`${year}-${day}T00:00:00Z`);
  const year = today.getUTCFullYear();
  const next = ofYear(year) > today ? ofYear(year) : ofYear(year + 1);
  return new Date(next.getTime() + later * dayMs).toISOString().slice(0, 10);
}
