import { groupBy } from '@galley/shared/group-by';
import type { ActivityEntry } from '@galley/shared/schemas/activity';
import { Badge, Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiPart } from '../../lib/api';
import { dayHeading, exactTime, shortTime } from '../../lib/dates';
import { PersonNamed } from '../../parts/people/person-named';
import { useCompany } from '../../parts/session/use-company-name';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { SearchField } from '../../ui/search-field';
import { useShortcut } from '../../ui/shortcuts';
import { TableSkeleton } from '../../ui/skeletons';
import classes from './activity-table.module.css';

/** /ActivityLog: what users of this company and of the vendor have changed outside the versions of pages. */
export function ActivityScreen() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const box = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Filter the list', () => box.current?.focus());
  const list = useActivityLog(search);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const entries = data?.pages.flatMap(({ part }) => part) ?? [];
  const isEmpty = data !== undefined && entries.length === 0;
  return (
    <Stack gap="md">
      <PageHeader title="Activity log" crumbs={[]} />
      <Text c="dimmed">
        Changes to users, settings, forms and images, and pages that were deleted or restored, newest first.
        Each page has its own version log.
      </Text>
      {(search !== '' || typed !== '' || !isEmpty) && (
        <SearchField
          ref={box}
          label="Filter the activity log"
          placeholder="Filter by person or action"
          value={typed}
          maxLength={100}
          onChange={setTyped}
        />
      )}
      <QueryBoundary
        query={list}
        failure="The activity log could not be loaded"
        skeleton={<TableSkeleton />}
        reportsStale
      />
      {entries.length > 0 && <ActivityTable entries={entries} />}
      {isEmpty && !hasNextPage && (
        <EmptyState
          icon={<IconHistory size={32} stroke={1.5} />}
          title={search ? `No results for '${search}'` : 'No activity yet'}
          action={
            search && (
              <Button variant="default" onClick={() => setTyped('')}>
                Clear the filter
              </Button>
            )
          }
        >
          {!search &&
            'Save the site information or invite a user: every change is listed here with who made it and when.'}
        </EmptyState>
      )}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {search ? 'Search further back' : 'Show more'}
          </Button>
        </Group>
      )}
      <Text role="status" size="xs" c="dimmed" mih={18}>
        {data && search ? `${entries.length}${hasNextPage ? ' or more' : ''} found for '${search}'` : ''}
      </Text>
    </Stack>
  );
}

/** Reads changes outside the pages, newest first, a page at a time. */
function useActivityLog(search: string) {
  return useInfiniteQuery({
    queryKey: ['activity', search],
    queryFn: ({ pageParam: cursor, signal }) => apiPart('getActivityLog', { cursor, search }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Other users act in the meantime, and the user's own changes are made on other screens.
    staleTime: 0,
  });
}

/** Lists time, user and action by day. On a phone each entry is a small block instead of a row. */
function ActivityTable({ entries }: { entries: readonly ActivityEntry[] }) {
  const timeZone = useCompany()?.timeZone;
  const now = Date.now();
  const byDay = groupBy(entries, ({ timestamp }) => dayHeading(timestamp, now, timeZone));
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
        {[...byDay].map(([day, ofDay]) => (
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
