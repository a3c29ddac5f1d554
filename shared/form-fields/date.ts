import type { FormFieldKind } from './kind';

export const date: FormFieldKind = {
  label: 'Date',
  hint: 'A day, picked from a calendar or typed.',
  keeps: ['isRequired'],
  check: (value) =>
    isDay(value) ? { value } : { value, fault: 'must be a day of the calendar, like 2030-05-31.' },
};

/** A day as browsers send it and as it is kept; no day that the calendar does not have. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** As people read it: month/day/year. */
export function shownDay(text: string): string {
  const [year, month, day] = text.split('-').map(Number);
  return `${month}/${day}/${year}`;
}
