import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import {
  IconAlertTriangle,
  IconClockMinus,
  IconClockPlus,
  IconEyeOff,
  IconFileArrowRight,
  IconRocket,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { shortTime } from '../../lib/dates';
import {
  type EntryKind,
  kindOf,
  linkOfEntry,
  nameOfEntry,
  subjectOf,
  verbOf,
} from '../../parts/schedule/planned-words';
import { useCan } from '../../parts/session/use-signed-in-user';
import classes from './calendar.module.css';

interface EntryProps {
  entry: CalendarEntry;
  timeZone: string;
}

const icons: Record<EntryKind, TablerIcon> = {
  publish: IconFileArrowRight,
  takeDown: IconEyeOff,
  appear: IconClockPlus,
  go: IconClockMinus,
  launch: IconRocket,
};

/** The icon of an entry's kind; the text beside it says the same. */
export function EntryIcon({ kind }: { kind: EntryKind }) {
  const Icon = icons[kind];
  return <Icon size={14} stroke={1.75} aria-hidden className={classes.icon} />;
}

/** Only users who may publish can open a launch. */
const useLeads = ({ launchId }: CalendarEntry): boolean => useCan('publishDraft') || launchId === undefined;

/** An entry in a day of the month; its full text is the accessible name and shows on hover. */
export function CalendarChip({ entry, timeZone }: EntryProps) {
  const time = shortTime(entry.at, timeZone);
  const whole = `${time}: ${nameOfEntry(entry)} ${verbOf(entry)} (${subjectOf(entry)})`;
  const common = {
    className: `${classes.chip} ${classes[entry.state]}`,
    title: entry.reason ? `${whole}. ${entry.reason}` : whole,
  };
  const words = (
    <>
      <EntryIcon kind={kindOf(entry)} />
      <span className={classes.time}>{time}</span>
      <span className={classes.name}>{entry.section ?? entry.pageName}</span>
      {entry.state === 'missed' && (
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden className={classes.icon} />
      )}
    </>
  );
  return useLeads(entry) ? (
    <Link {...common} to={linkOfEntry(entry)} aria-label={whole}>
      {words}
    </Link>
  ) : (
    <span {...common}>{words}</span>
  );
}

/** An entry in the list of days. */
export function AgendaEntry({ entry, timeZone }: EntryProps) {
  const leads = useLeads(entry);
  return (
    <li className={classes.row}>
      <span className={classes.rowTime}>{shortTime(entry.at, timeZone)}</span>
      <span className={`${classes.kind} ${classes[entry.state]}`}>
        <EntryIcon kind={kindOf(entry)} />
      </span>
      <span className={classes.rowText}>
        {leads ? <Link to={linkOfEntry(entry)}>{nameOfEntry(entry)}</Link> : <b>{nameOfEntry(entry)}</b>}{' '}
        {verbOf(entry)} <span className={classes.dimmed}>{subjectOf(entry)}</span>
        {entry.reason && <span className={classes.reason}>{entry.reason}</span>}
      </span>
    </li>
  );
}
