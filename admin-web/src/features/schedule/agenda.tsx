import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import { Badge, Title } from '@mantine/core';
import { keyOfEntry } from '../../parts/schedule/planned-words';
import classes from './calendar.module.css';
import { dayName } from './calendar-days';
import { AgendaEntry } from './calendar-entry';

interface AgendaProps {
  days: readonly string[];
  today: string;
  timeZone: string;
  entriesOn: (day: string) => readonly CalendarEntry[];
}

const agendaDayId = (day: string) => `day-${day}`;

/** Lists the days of a month that have entries. */
export function Agenda({ days, today, timeZone, entriesOn }: AgendaProps) {
  return (
    <div className={classes.agenda}>
      {days.map((day) => (
        <section key={day} aria-labelledby={agendaDayId(day)}>
          <Title order={2} size="h4" id={agendaDayId(day)} className={classes.agendaDay}>
            {dayName(day)}
            {day === today && (
              <Badge size="sm" variant="light" ms={8}>
                Today
              </Badge>
            )}
          </Title>
          <ul className={classes.list}>
            {entriesOn(day).map((entry, index) => (
              <AgendaEntry key={keyOfEntry(entry, index)} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
