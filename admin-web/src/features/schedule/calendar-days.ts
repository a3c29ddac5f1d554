const utcDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const partsOf = (month: string): [year: number, month: number] => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return [year, number];
};

/** Adds months: `2026-11` and 2 are `2027-01`. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = partsOf(month);
  return utcDay(year, number + by, 1).slice(0, 7);
}

/** The weeks of a month from Sunday to Saturday; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const [year, number] = partsOf(month);
  const first = new Date(`${utcDay(year, number, 1)}T00:00:00Z`).getUTCDay();
  const days = Number(utcDay(year, number + 1, 0).slice(8));
  return Array.from({ length: Math.ceil((first + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - first + 1;
      return day < 1 || day > days ? null : utcDay(year, number, day);
    }),
  );
}

/** `November 2026`. */
export function monthName(month: string): string {
  return dayFormat({ month: 'long', year: 'numeric' }, `${month}-01`);
}

/** `Tuesday, November 24`. */
export function dayName(day: string): string {
  return dayFormat({ weekday: 'long', month: 'long', day: 'numeric' }, day);
}

function dayFormat(parts: Intl.DateTimeFormatOptions, day: string): string {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
