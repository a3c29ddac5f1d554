import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import { UnstyledButton } from '@mantine/core';
import { keyOfEntry } from '../../parts/schedule/planned-words';
import classes from './calendar.module.css';
import { dayName, weeksOf } from './calendar-days';
import { CalendarChip } from './calendar-entry';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Further entries of a day are in the list of days. */
const shownOfDay = 3;

interface MonthGridProps {
  month: string;
  today: string;
  timeZone: string;
  entriesOn: (day: string) => readonly CalendarEntry[];
  /** Called to show the whole day. */
  onMore: (day: string) => void;
}

/** A month as a calendar grid. */
export function MonthGrid({ month, today, timeZone, entriesOn, onMore }: MonthGridProps) {
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekdays[weekday]} className={classes.beside} />
              ) : (
                <td key={day} aria-current={day === today ? 'date' : undefined}>
                  <span className={classes.day}>{Number(day.slice(8))}</span>
                  {entriesOn(day)
                    .slice(0, shownOfDay)
                    .map((entry, index) => (
                      <CalendarChip key={keyOfEntry(entry, index)} entry={entry} timeZone={timeZone} />
                    ))}
                  {entriesOn(day).length > shownOfDay && (
                    <UnstyledButton
                      className={classes.more}
                      onClick={() => onMore(day)}
                      aria-label={`${entriesOn(day).length - shownOfDay} more on ${dayName(day)}`}
                    >
                      {entriesOn(day).length - shownOfDay} more
                    </UnstyledButton>
                  )}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
