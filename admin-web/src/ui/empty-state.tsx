import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Explains what the feature is for. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

/** Shown where a list or panel is empty: explains what it is for and offers the first step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      {icon && (
        <Text c="dimmed" lh={0} aria-hidden>
          {icon}
        </Text>
      )}
      <Title order={2}>{title}</Title>
      {children && (
        <Text component="div" c="dimmed" maw={440}>
          {children}
        </Text>
      )}
      {action && <Box mt="xs">{action}</Box>}
    </Stack>
  );
}
