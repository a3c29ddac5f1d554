import type { FormFieldKind } from './kind';

export const date: FormFieldKind = {
  label: 'Date',
  hint: 'A day, picked from a calendar or typed.',
  keeps: ['isRequired'],
  check: (value) =>
    isDay(value) ? { value } : { value, error: 'must be a day of the calendar, like 2030-05-31.' },
};

/** A day in the format of browsers and storage; it must exist in the calendar. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** For display: month/day/year. */
export function shownDay(text: string): string {
  const [year, month, day] = text.split('-').map(Number);
  return `${month}/${day}/${year}`;
}
