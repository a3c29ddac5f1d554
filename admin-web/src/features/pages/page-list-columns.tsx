import type { PageListRow } from '@galley/shared/schemas/page';
import { Box, Group, Text } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { LastChange } from '../../parts/people/last-change';
import { useNameOf } from '../../parts/people/use-people';
import { plannedWords } from '../../parts/schedule/planned-words';
import { useCompany } from '../../parts/session/use-company-name';
import type { DataColumn } from '../../ui/data-table-columns';
import { StatusBadge } from '../../ui/status-badge';
import { PageThumbnail } from './page-thumbnail';

/** The level of a page in the menus: 0 at the top, at most 3. */
export function depthOf(row: PageListRow): number {
  return [row.pageMenuUrl, row.pageChildMenu, row.pageSubMenu].filter((name) => name !== '').length;
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  return isYes ? (
    <IconCheck size={16} aria-label="Yes" role="img" />
  ) : (
    <Text span c="dimmed" aria-label="No" role="img">
      –
    </Text>
  );
}

/** In menu order the pages step in by level, less on a phone; sorted otherwise not. */
function PageName({ row, isSorted }: { row: PageListRow; isSorted: boolean }) {
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      pl={isSorted ? 0 : { base: depthOf(row) * 8, md: depthOf(row) * 18 }}
      py={5}
    >
      <PageThumbnail row={row} />
      <Box miw={0}>
        <Text span display="block" truncate size="sm" fw={500} title={row.pageName}>
          {row.pageName}
        </Text>
        <Text span display="block" truncate size="xs" c="dimmed" title={row.fullUrl}>
          {row.fullUrl}
        </Text>
        {row.brokenLinks && (
          <Text
            span
            display="block"
            truncate
            size="xs"
            c="var(--mantine-color-error)"
            title={row.brokenLinks.join(', ')}
          >
            Links to what visitors cannot open: {row.brokenLinks.join(', ')}
          </Text>
        )}
      </Box>
    </Group>
  );
}

function Status({ row: { versionStatus, hasDraft, parentDeleted, planned } }: { row: PageListRow }) {
  const timeZone = useCompany()?.timeZone;
  const plan = planned && { words: plannedWords(planned, timeZone), isMissed: planned.missed !== undefined };
  return (
    <StatusBadge status={versionStatus} hasDraft={hasDraft} isParentDeleted={parentDeleted} planned={plan} />
  );
}

function Changed({ row: { changedAt, changedBy } }: { row: PageListRow }) {
  const nameOf = useNameOf();
  return <LastChange name={changedBy && nameOf(changedBy)} email={changedBy} at={changedAt} />;
}

function muted(value: (row: PageListRow) => string) {
  return (row: PageListRow) => (
    <Text span display="block" truncate size="sm" c="dimmed" title={value(row)}>
      {value(row)}
    </Text>
  );
}

/** The default columns of the page list, beside the name. */
export const usualColumns: readonly string[] = ['status', 'changed', 'onMenu'];

/** The observed columns of the page list, after its edit link, and the last change of each page. */
export const pageListColumns: readonly DataColumn<PageListRow>[] = [
  {
    id: 'name',
    header: 'Page Name',
    value: (row) => row.pageName,
    cell: (row, { isSorted }) => <PageName row={row} isSorted={isSorted} />,
  },
  {
    id: 'parent',
    header: 'Parent Menu',
    value: (row) => row.pageMenuUrl,
    cell: muted((row) => row.pageMenuUrl),
    hideBelow: 'md',
  },
  {
    id: 'child',
    header: 'Child Menu',
    value: (row) => row.pageChildMenu,
    cell: muted((row) => row.pageChildMenu),
    hideBelow: 'xl',
  },
  {
    id: 'sub',
    header: 'Sub Menu',
    value: (row) => row.pageSubMenu,
    cell: muted((row) => row.pageSubMenu),
    hideBelow: 'xl',
  },
  {
    id: 'url',
    header: 'Friendly URL',
    value: (row) => row.pageUrl,
    cell: ({ pageUrl }) => (
      <Text span display="block" truncate size="sm" title={pageUrl}>
        {pageUrl}
      </Text>
    ),
    hideBelow: 'md',
  },
  {
    id: 'status',
    header: 'Version Status',
    value: (row) => row.versionStatus,
    cell: (row) => <Status row={row} />,
  },
  {
    id: 'navigable',
    header: 'Navigable',
    value: (row) => row.pageAllowNavigation,
    cell: (row) => <YesOrNo isYes={row.pageAllowNavigation} />,
    align: 'center',
    hideBelow: 'lg',
  },
  {
    id: 'onMenu',
    header: 'On Menu',
    value: (row) => row.pageShowOnMenu,
    cell: (row) => <YesOrNo isYes={row.pageShowOnMenu} />,
    align: 'center',
    hideBelow: 'sm',
  },
  {
    id: 'external',
    header: 'Is External',
    value: (row) => row.isExternal,
    cell: (row) =>
      row.isExternal ? <IconExternalLink size={16} aria-label="Yes" role="img" /> : <YesOrNo isYes={false} />,
    align: 'center',
    hideBelow: 'lg',
  },
  {
    id: 'changed',
    header: 'Last Change',
    value: (row) => row.changedAt,
    cell: (row) => <Changed row={row} />,
    hideBelow: 'md',
  },
];
