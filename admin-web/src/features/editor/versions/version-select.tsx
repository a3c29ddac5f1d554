import type { VersionSummary } from '@galley/shared/schemas/version';
import { Button, Group, Select, Stack, Table, Text } from '@mantine/core';
import { memo, useState } from 'react';
import { messageOf } from '../../../lib/api-error';
import { exactTime, shortDate, shortTime } from '../../../lib/dates';
import { PersonName } from '../../../parts/people/person-name';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import { plannedWords } from '../../../parts/schedule/planned-words';
import { useListVersions } from '../../../parts/versions/use-versions';
import { shortVersionLabel, versionLabel } from '../../../parts/versions/version-rules';
import { Dialog } from '../../../ui/dialog';
import { ErrorPanel } from '../../../ui/error-panel';
import { TableSkeleton } from '../../../ui/skeletons';
import { StatusBadge, StatusDot } from '../../../ui/status-badge';
import { useIsPhone } from '../../../ui/use-is-phone';
import classes from './version-bar.module.css';

interface VersionSelectProps {
  pageId: number;
  versions: readonly VersionSummary[];
  selected: VersionSummary;
  /** Not all versions of the page are listed. */
  hasOlder: boolean;
  timeZone: string | undefined;
  onChoose: (versionId: number) => void;
}

const older = 'older';

/**
 * Selects the version to show: the newest ones, and a dialog with all others. All options are rendered with it, so it
 * is memoised.
 */
export const VersionSelect = memo(function VersionSelect({
  pageId,
  versions,
  selected,
  hasOlder,
  timeZone,
  onChoose,
}: VersionSelectProps) {
  const [isAllShown, setIsAllShown] = useState(false);
  // A phone has no room for the date beside the actions; the options say it.
  const isPhone = useIsPhone();
  const byValue = new Map(versions.map((version) => [String(version.versionId), version]));
  return (
    <>
      <Select
        aria-label="Version"
        data={[
          ...versions.map((version) => ({
            value: String(version.versionId),
            label: isPhone ? shortVersionLabel(version) : versionLabel(version, timeZone),
          })),
          ...(hasOlder ? [{ value: older, label: 'Show older versions' }] : []),
        ]}
        renderOption={({ option }) => {
          const version = byValue.get(option.value);
          return (
            <Stack gap={0}>
              {version ? versionLabel(version, timeZone) : option.label}
              {version && (
                <Text size="xs" c="dimmed">
                  {shortTime(version.timestamp, timeZone)} · <PersonName email={version.email} />
                  {version.planned && ` · ${plannedWords(version.planned, timeZone)}`}
                </Text>
              )}
            </Stack>
          );
        }}
        value={String(selected.versionId)}
        onChange={(value) => {
          if (value === older) setIsAllShown(true);
          else if (value) onChoose(Number(value));
        }}
        allowDeselect={false}
        maxDropdownHeight={360}
        leftSection={<StatusDot status={selected.status} />}
        leftSectionWidth={isPhone ? 20 : 26}
        {...(isPhone && { rightSection: null, rightSectionWidth: 2 })}
        size="xs"
        className={classes.select}
      />
      {isAllShown && (
        <AllVersionsDialog
          pageId={pageId}
          onClose={() => setIsAllShown(false)}
          onOpen={(versionId) => {
            setIsAllShown(false);
            onChoose(versionId);
          }}
        />
      )}
    </>
  );
});

interface AllVersionsDialogProps {
  pageId: number;
  onOpen: (versionId: number) => void;
  onClose: () => void;
}

/** Lists every version of a page, with a button that opens it in the editor. */
function AllVersionsDialog({ pageId, onOpen, onClose }: AllVersionsDialogProps) {
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
