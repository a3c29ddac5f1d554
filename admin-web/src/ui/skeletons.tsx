import { Group, Skeleton, Stack } from '@mantine/core';
import classes from './data-table.module.css';

/** Stable keys for a number of equal placeholders. */
function places(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `place-${index}`);
}

/** A table in its final shape, before its rows are there. Rows are 36 px, as in the table, or as high as two lines. */
export function TableSkeleton({ rows = 12, rowHeight = 36 }: { rows?: number; rowHeight?: number }) {
  return (
    <Stack gap={0} className={classes.frame} aria-busy aria-label="Loading" role="status">
      {places(rows).map((place) => (
        <Group
          key={place}
          h={rowHeight}
          className={classes.placeholder}
          justify="space-between"
          wrap="nowrap"
        >
          <Skeleton h={10} w="25%" />
          <Skeleton h={10} w={100} />
        </Group>
      ))}
    </Stack>
  );
}

/** A form's layout while it is loading: labels over fields. */
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
