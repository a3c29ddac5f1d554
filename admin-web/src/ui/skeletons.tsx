import { Group, Skeleton, Stack } from '@mantine/core';

/** Stable keys for a number of equal placeholders. */
function places(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `place-${index}`);
}

/** A table in its final shape, before its rows are there. Rows are 36 px, as in the table. */
export function TableSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <Stack gap={0} aria-busy aria-label="Loading" role="status">
      {places(rows).map((place) => (
        <Group key={place} h={36} gap="md" wrap="nowrap">
          <Skeleton h={12} w={20} />
          <Skeleton h={12} w="30%" />
          <Skeleton h={12} w="15%" visibleFrom="sm" />
          <Skeleton h={12} w="15%" visibleFrom="sm" />
          <Skeleton h={16} w={60} />
        </Group>
      ))}
    </Stack>
  );
}

/** A form in its final shape: labels over fields. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Stack gap="md" aria-busy aria-label="Loading" role="status">
      {places(fields).map((place) => (
        <Stack key={place} gap={6}>
          <Skeleton h={12} w={110} />
          <Skeleton h={36} />
        </Stack>
      ))}
    </Stack>
  );
}
