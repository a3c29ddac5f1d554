/** A moment in the format of mails and logs: `Tue, Nov 24, 2026, 9:00 AM (America/New_York)`. */
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

/** A delay from which on it is mentioned; a job that is retried after a crash is this late. */
const toldFromMs = 60_000;

/** How the log and the mails describe something that was done on schedule. */
export function dueWords(at: string, timeZone: string, now: Date): string {
  const lateMs = now.getTime() - Date.parse(at);
  const minutes = Math.round(lateMs / 60_000);
  const late = `This was ${minutes === 1 ? 'a minute' : `${minutes} minutes`} late.`;
  return [`Scheduled for ${momentWords(at, timeZone)}.`, ...(lateMs > toldFromMs ? [late] : [])].join(' ');
}
