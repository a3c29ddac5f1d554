import type { PageListRow } from '@galley/shared/schemas/page';
import { Card, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { StatusBadge } from '../../ui/status-badge';
import { countByStatus } from '../pages/page-list-rules';

const statuses = ['live', 'draft', 'pending', 'Deleted'] as const;

/** How many pages stand in each status. `rows` is undefined while they are read. */
export function StatusCounts({ rows }: { rows: readonly PageListRow[] | undefined }) {
  const counts = countByStatus(rows ?? []);
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" component="section" aria-label="Pages by status">
      {statuses.map((status) => (
        <Card key={status} padding="md">
          <StatusBadge status={status} />
          {rows ? (
            <Text fz={28} fw={600} mt={4} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {counts[status] ?? 0}
            </Text>
          ) : (
            <Skeleton h={28} w={40} mt={14} />
          )}
          <Text size="sm" c="dimmed">
            {counts[status] === 1 ? 'page' : 'pages'}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
