import { linkToPage } from '@galley/shared/admin-screens';
import { pageSizes } from '@galley/shared/limits';
import type { RedirectRow } from '@galley/shared/schemas/redirect';
import { ActionIcon, Anchor, Badge, Group, Pagination, Paper, Table, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { exactTime, shortDate, shortTime } from '../../lib/dates';
import { PersonName } from '../../parts/people/person-name';
import { useCompany } from '../../parts/session/use-company-name';

interface RedirectTableProps {
  rows: readonly RedirectRow[];
  pageIndex: number;
  onPageChange: (pageIndex: number) => void;
  onRemove: (row: RedirectRow) => void;
}

/** Lists one page of redirects. */
export function RedirectTable({ rows, pageIndex, onPageChange, onRemove }: RedirectTableProps) {
  const timeZone = useCompany()?.timeZone;
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSizes.redirects));
  const index = Math.min(pageIndex, pageCount - 1);
  const first = index * pageSizes.redirects;
  const shown = rows.slice(first, first + pageSizes.redirects);
  return (
    <>
      <Paper>
        <Table aria-label="Redirects" layout="fixed" highlightOnHover verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>From</Table.Th>
              <Table.Th>To</Table.Th>
              <Table.Th visibleFrom="sm" w={110}>
                Made
              </Table.Th>
              <Table.Th visibleFrom="md" w={360}>
                By
              </Table.Th>
              <Table.Th w={48} aria-label="Actions" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row) => (
              <Table.Tr key={row.from}>
                <Table.Td>
                  <Text size="sm" fw={500} truncate title={row.from}>
                    {row.from}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Target row={row} />
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <Badge size="sm" radius="sm" variant="default" tt="none">
                    {row.isAutomatic ? 'automatic' : 'added'}
                  </Badge>
                </Table.Td>
                <Table.Td visibleFrom="md">
                  <Text size="sm" c="dimmed" truncate title={exactTime(row.createdAt, timeZone)}>
                    {shortDate(row.createdAt, timeZone)}, {shortTime(row.createdAt, timeZone)} ·{' '}
                    <PersonName email={row.email} />
                  </Text>
                </Table.Td>
                <Table.Td>
                  <ActionIcon onClick={() => onRemove(row)} aria-label={`Remove ${row.from}`}>
                    <IconTrash size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Group justify="space-between" mih={32}>
        <Text size="sm" c="dimmed" aria-live="polite">
          {rows.length === shown.length
            ? `${rows.length} ${rows.length === 1 ? 'redirect' : 'redirects'}`
            : `${first + 1}–${first + shown.length} of ${rows.length} redirects`}
        </Text>
        {pageCount > 1 && (
          <Pagination
            size="sm"
            total={pageCount}
            value={index + 1}
            onChange={(page) => onPageChange(page - 1)}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        )}
      </Group>
    </>
  );
}

function Target({ row }: { row: RedirectRow }) {
  return (
    <Group gap={6} wrap="nowrap">
      {row.pageId === null ? (
        <Text size="sm" truncate title={row.to}>
          {row.to}
        </Text>
      ) : (
        <Anchor
          component={Link}
          to={linkToPage({ id: row.pageId, isExternal: false })}
          size="sm"
          truncate
          title={`${row.to} (${row.pageName})`}
        >
          {row.to}
        </Anchor>
      )}
      {row.isPageDeleted && (
        <Badge
          size="xs"
          radius="sm"
          color="red"
          variant="light"
          style={{ flexShrink: 0 }}
          title="Visitors get 404"
        >
          Page deleted
        </Badge>
      )}
    </Group>
  );
}
