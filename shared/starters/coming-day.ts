const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Replaces a placeholder for a day: `{sunday 2}` is the second Sunday after today, so that the events of a
 * starter are always in the future. Other values are returned as they are.
 */
export function withComingDay(value: string, today = new Date()): string {
  const [, weekday = '', weeks = ''] = /^\{(\w+) (\d+)\}$/.exec(value) ?? [];
  const day = weekdays.indexOf(weekday);
  if (day < 0) return value;
  const next = (day - today.getUTCDay() + 6) % 7;
  const days = next + 1 + 7 * (Number(weeks) - 1);
  return new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
}
