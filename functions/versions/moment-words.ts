/** A moment in the words of mails and logs: `Tue, Nov 24, 2026, 9:00 AM (America/New_York)`. */
export function momentWords(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${format.format(new Date(moment))} (${timeZone})`;
}
