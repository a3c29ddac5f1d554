import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import { Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { keyOfEntry } from '../../parts/schedule/planned-words';
import classes from './calendar.module.css';
import { dayName, weeksOf } from './calendar-days';
import { AgendaEntry, CalendarChip } from './calendar-entry';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Further entries of a day are in a list that opens over the month. */
const shownOfDay = 3;

interface MonthGridProps {
  month: string;
  today: string;
  timeZone: string;
  entriesOn: (day: string) => readonly CalendarEntry[];
}

/** A month as a calendar grid. */
export function MonthGrid({ month, today, timeZone, entriesOn }: MonthGridProps) {
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
                    <WholeDay day={day} entries={entriesOn(day)} timeZone={timeZone} />
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

interface WholeDayProps {
  day: string;
  entries: readonly CalendarEntry[];
  timeZone: string;
}

/** '2 more', which lists all entries of the day. */
function WholeDay({ day, entries, timeZone }: WholeDayProps) {
  const more = entries.length - shownOfDay;
  return (
    <Popover width={360} position="bottom" shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <UnstyledButton className={classes.more} aria-label={`${more} more on ${dayName(day)}`}>
          {more} more
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={dayName(day)}>
        <Text fw={600} size="sm" mb={6}>
          {dayName(day)}
        </Text>
        <ScrollArea.Autosize mah="50vh" type="auto">
          <ul className={classes.list}>
            {entries.map((entry, index) => (
              <AgendaEntry key={keyOfEntry(entry, index)} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
