import type { ActivityEntry } from '@galley/shared/schemas/activity';
import { Badge, Group, Paper, Table } from '@mantine/core';
import { dayHeading, exactTime, shortTime } from '../../lib/dates';
import { PersonNamed } from '../people/person-named';
import { useCompany } from '../session/use-company-name';
import classes from './activity-table.module.css';

/** Lists time, user and action by day. On a phone each entry is a small block instead of a row. */
export function ActivityTable({ entries }: { entries: readonly ActivityEntry[] }) {
  const timeZone = useCompany()?.timeZone;
  const now = Date.now();
  return (
    <Paper>
      <Table aria-label="Activity log" verticalSpacing={6} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>Who</Table.Th>
            <Table.Th>What</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {byDay(entries, (timestamp) => dayHeading(timestamp, now, timeZone)).map(({ day, ofDay }) => (
          <Table.Tbody key={day}>
            <Table.Tr className={classes.day}>
              <Table.Th colSpan={3} scope="rowgroup">
                {day}
              </Table.Th>
            </Table.Tr>
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </Paper>
  );
}

/** The entries under the headings of their days. They are in order already. */
function byDay(entries: readonly ActivityEntry[], headingOf: (timestamp: string) => string) {
  const days: { day: string; ofDay: ActivityEntry[] }[] = [];
  for (const entry of entries) {
    const day = headingOf(entry.timestamp);
    const last = days.at(-1);
    if (last?.day === day) last.ofDay.push(entry);
    else days.push({ day, ofDay: [entry] });
  }
  return days;
}

function EntryRow({ entry, timeZone }: { entry: ActivityEntry; timeZone: string | undefined }) {
  const { timestamp, email, isVendor, action } = entry;
  return (
    <Table.Tr>
      <Table.Td className={classes.when} title={exactTime(timestamp, timeZone)}>
        {shortTime(timestamp, timeZone)}
      </Table.Td>
      <Table.Td className={classes.who}>
        <Group gap={6} wrap="nowrap">
          <PersonNamed email={email} />
          {isVendor && (
            <Badge size="sm" radius="sm" variant="light" tt="none" flex="none">
              vendor
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td className={classes.what}>{action}</Table.Td>
    </Table.Tr>
  );
}
