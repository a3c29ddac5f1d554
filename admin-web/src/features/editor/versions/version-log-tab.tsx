import { pageSizes } from '@galley/shared/limits';
import type { VersionLogEntry } from '@galley/shared/schemas/version';
import { Pagination, Stack, Table } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { dateAndTime, exactTime } from '../../../lib/dates';
import { PersonNamed } from '../../../parts/people/person-named';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import { useListVersionLog } from '../../../parts/versions/use-versions';
import { EmptyState } from '../../../ui/empty-state';
import { QueryBoundary } from '../../../ui/query-boundary';
import { TableSkeleton } from '../../../ui/skeletons';
import classes from './version-log.module.css';

/** Lists who did what to the versions of a page, newest first. For Admins. */
export function VersionLogTab({ pageId }: { pageId: number }) {
  return (
    <QueryBoundary
      query={useListVersionLog(pageId)}
      failure="The version log could not be loaded"
      skeleton={<TableSkeleton rows={pageSizes.versionLog} />}
    >
      {(entries) => <VersionLog entries={entries} />}
    </QueryBoundary>
  );
}

function VersionLog({ entries }: { entries: readonly VersionLogEntry[] }) {
  const { timeZone } = useGetSiteTheme();
  const [page, setPage] = useState(1);
  if (entries.length === 0) {
    return (
      <EmptyState icon={<IconHistory size={32} stroke={1.5} />} title="No activity yet">
        Every draft, submit, publish and reject of this page will be listed here.
      </EmptyState>
    );
  }
  const pages = Math.ceil(entries.length / pageSizes.versionLog);
  const start = (Math.min(page, pages) - 1) * pageSizes.versionLog;
  return (
    <Stack gap="sm">
      <Table verticalSpacing={8} highlightOnHover aria-label="Version log" className={classes.log}>
        <Table.Thead>
          <Table.Tr>
            {['Email', 'Action', 'Comments', 'Timestamp'].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.slice(start, start + pageSizes.versionLog).map((entry) => (
            <Table.Tr key={`${entry.timestamp} ${entry.action}`}>
              <Table.Td>
                <PersonNamed email={entry.email} />
              </Table.Td>
              <Table.Td>{entry.action}</Table.Td>
              <Table.Td className={classes.comments}>{entry.comments}</Table.Td>
              <Table.Td className={classes.when} title={exactTime(entry.timestamp, timeZone)}>
                {dateAndTime(entry.timestamp, timeZone)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={Math.min(page, pages)}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      )}
    </Stack>
  );
}
