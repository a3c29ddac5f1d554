import { linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Anchor, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../ui/status-badge';

const shown = 6;

interface NextStepsProps {
  /** Undefined while they are read. */
  rows: readonly PageListRow[] | undefined;
}

/** The pages on which somebody is at work. */
export function NextSteps({ rows }: NextStepsProps) {
  const open = rows?.filter((row) => row.versionStatus === 'draft' || row.hasDraft) ?? [];
  return (
    <Card>
      <Title order={2} mb="md">
        Work in progress
      </Title>
      {!rows && (
        <Stack gap="sm">
          <Skeleton h={14} w="70%" />
          <Skeleton h={14} w="50%" />
        </Stack>
      )}
      {rows && open.length === 0 && (
        <Text c="dimmed">Nothing is open. Choose a page and create a draft to change it.</Text>
      )}
      <Stack gap="xs">
        {open.slice(0, shown).map((row) => (
          <Group key={row.pageId} justify="space-between" wrap="nowrap">
            <Anchor
              component={Link}
              to={linkToPage({ id: row.pageId, isExternal: row.isExternal })}
              truncate
              title={row.fullUrl}
            >
              {row.pageName}
            </Anchor>
            <StatusBadge status={row.versionStatus} hasDraft={row.hasDraft} />
          </Group>
        ))}
        {open.length > shown && (
          <Text size="sm" c="dimmed">
            and {open.length - shown} more
          </Text>
        )}
      </Stack>
    </Card>
  );
}
