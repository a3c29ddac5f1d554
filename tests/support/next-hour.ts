/** The next hour as messages show it: `14:00 UTC`, and the first hour of a day with the date. */
export function nextHour(): string {
  const moment = new Date(Date.now() + 60 * 60_000).toISOString();
  const hour = moment.slice(11, 13);
  return hour === '00' ? `00:00 UTC on ${moment.slice(0, 10)}` : `${hour}:00 UTC`;
}
