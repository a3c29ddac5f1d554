import type { ActivityEntry } from '@galley/shared/schemas/activity';
import { Badge, Group, Paper, Table } from '@mantine/core';
import { dateAndTime, exactTime } from '../../lib/dates';
import { PersonNamed } from '../people/person-named';
import { useCompany } from '../session/use-company-name';
import classes from './activity-table.module.css';

/** Lists time, user and action. On a phone each entry is a small block instead of a row. */
export function ActivityTable({ entries }: { entries: readonly ActivityEntry[] }) {
  const timeZone = useCompany()?.timeZone;
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
        <Table.Tbody>
          {entries.map(({ id, timestamp, email, isVendor, action }) => (
            <Table.Tr key={id}>
              <Table.Td className={classes.when} title={exactTime(timestamp, timeZone)}>
                {dateAndTime(timestamp, timeZone)}
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
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
