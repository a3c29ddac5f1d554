import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import { Link } from 'react-router-dom';
import { shortTime } from '../../lib/dates';
import classes from './calendar.module.css';
import { linkOfEntry, subjectOf, verbOf } from './planned-words';

interface EntryProps {
  entry: CalendarEntry;
  timeZone: string;
}

/** One entry in a day of the month; what it says in full is its name for screen readers and on hover. */
export function CalendarChip({ entry, timeZone }: EntryProps) {
  const time = shortTime(entry.at, timeZone);
  const whole = `${time}: ${entry.pageName} ${verbOf(entry)} (${subjectOf(entry)})`;
  return (
    <Link
      className={`${classes.chip} ${classes[entry.state]}`}
      to={linkOfEntry(entry)}
      title={entry.reason ? `${whole}. ${entry.reason}` : whole}
      aria-label={whole}
    >
      <span className={classes.time}>{time}</span>
      <span className={classes.name}>{entry.pageName}</span>
    </Link>
  );
}

/** One entry in the list of days. */
export function AgendaEntry({ entry, timeZone }: EntryProps) {
  return (
    <li className={classes.row}>
      <span className={classes.rowTime}>{shortTime(entry.at, timeZone)}</span>
      <span className={`${classes.mark} ${classes[entry.state]}`} aria-hidden />
      <span className={classes.rowText}>
        <Link to={linkOfEntry(entry)}>{entry.pageName}</Link> {verbOf(entry)}{' '}
        <span className={classes.dimmed}>{subjectOf(entry)}</span>
        {entry.reason && <span className={classes.reason}>{entry.reason}</span>}
      </span>
    </li>
  );
}
