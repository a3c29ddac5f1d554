import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { messageOf } from '../../../lib/api-error';
import { exactTime, shortDate, shortTime } from '../../../lib/dates';
import { Dialog } from '../../../ui/dialog';
import { ErrorPanel } from '../../../ui/error-panel';
import { TableSkeleton } from '../../../ui/skeletons';
import { StatusBadge } from '../../../ui/status-badge';
import { PersonName } from '../../people/person-name';
import { useGetSiteTheme } from '../use-get-site-theme';
import { useListVersions } from './use-versions';

interface AllVersionsDialogProps {
  pageId: number;
  onOpen: (versionId: number) => void;
  onClose: () => void;
}

/** Lists every version of a page, with a button that opens it in the editor. */
export function AllVersionsDialog({ pageId, onOpen, onClose }: AllVersionsDialogProps) {
  const { timeZone } = useGetSiteTheme();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListVersions(pageId);
  const versions = data?.pages.flatMap((part) => part.versions);
  return (
    <Dialog onClose={onClose} title="All versions" size="xl">
      <Stack gap="sm">
        {error && (
          <ErrorPanel
            title="The versions could not be loaded"
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!versions && !error && <TableSkeleton rows={10} />}
        {versions && (
          <Table.ScrollContainer minWidth={290}>
            <Table verticalSpacing={6} aria-label="All versions">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Version</Table.Th>
                  <Table.Th scope="col">Since</Table.Th>
                  <Table.Th scope="col" visibleFrom="sm">
                    Email
                  </Table.Th>
                  <Table.Th scope="col" visibleFrom="sm">
                    Comments
                  </Table.Th>
                  <Table.Th scope="col" aria-label="Open" />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {versions.map(({ versionId, status, timestamp, email, comments }) => (
                  <Table.Tr key={versionId}>
                    <Table.Td>
                      <Group gap={6}>
                        V{versionId} <StatusBadge status={status} />
                      </Group>
                    </Table.Td>
                    <Table.Td title={exactTime(timestamp, timeZone)}>
                      <Text size="sm">{shortDate(timestamp, timeZone)}</Text>
                      <Text size="xs" c="dimmed">
                        {shortTime(timestamp, timeZone)}
                      </Text>
                      <Text size="xs" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
                        <PersonName email={email} />
                      </Text>
                      <Text size="xs" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
                        {comments}
                      </Text>
                    </Table.Td>
                    <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
                      <PersonName email={email} />
                    </Table.Td>
                    <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
                      <Text size="sm" lineClamp={2}>
                        {comments}
                      </Text>
                    </Table.Td>
                    <Table.Td ta="end">
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={`Open V${versionId}`}
                        onClick={() => onOpen(versionId)}
                      >
                        Open
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        {hasNextPage && (
          <Button
            variant="subtle"
            style={{ alignSelf: 'center' }}
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show older versions
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
