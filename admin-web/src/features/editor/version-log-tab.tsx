import { pageSizes } from '@galley/shared/limits';
import { Box, Pagination, Stack, Table, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { exactTime, shortDate, shortTime } from '../../lib/dates';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { TableSkeleton } from '../../ui/skeletons';
import { useGetSiteLook } from './use-get-site-look';
import { useListVersionLog } from './use-list-version-log';

/** Who did what to the versions of a page, newest first. For Admins. */
export function VersionLogTab({ pageId }: { pageId: number }) {
  const { data, error, refetch } = useListVersionLog(pageId);
  const { timeZone } = useGetSiteLook();
  const [page, setPage] = useState(1);
  if (error && !data) {
    return (
      <ErrorPanel title="The version log could not be read" message={messageOf(error)} onRetry={refetch} />
    );
  }
  if (!data) return <TableSkeleton rows={pageSizes.versionLog} />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<IconHistory size={32} stroke={1.5} />} title="Nothing happened yet">
        Every draft, submit, publish and reject of this page will be listed here.
      </EmptyState>
    );
  }
  const pages = Math.ceil(data.length / pageSizes.versionLog);
  const start = (Math.min(page, pages) - 1) * pageSizes.versionLog;
  return (
    <Stack gap="sm">
      <Box style={{ overflowX: 'auto' }}>
        <Table verticalSpacing={8} highlightOnHover aria-label="Version log" miw={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Email</Table.Th>
              <Table.Th scope="col">Action</Table.Th>
              <Table.Th scope="col">Comments</Table.Th>
              <Table.Th scope="col">Timestamp</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.slice(start, start + pageSizes.versionLog).map((entry) => (
              <Table.Tr key={`${entry.timestamp} ${entry.action}`}>
                <Table.Td>{entry.email}</Table.Td>
                <Table.Td>{entry.action}</Table.Td>
                <Table.Td>
                  <Text size="sm" maw={420} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {entry.comments}
                  </Text>
                </Table.Td>
                <Table.Td title={exactTime(entry.timestamp, timeZone)}>
                  {shortDate(entry.timestamp, timeZone)}
                  <Text size="xs" c="dimmed">
                    {shortTime(entry.timestamp, timeZone)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
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
