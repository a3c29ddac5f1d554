import { Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface HomeCardProps {
  title: string;
  /** How many entries it lists; not shown where there are none. */
  count: number;
  children: ReactNode;
}

/** A list on the start screen, under its name and number. */
export function HomeCard({ title, count, children }: HomeCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Group gap="xs" mb="xs">
        <Title order={2}>{title}</Title>
        {count > 0 && <Text c="dimmed">{count}</Text>}
      </Group>
      {children}
    </Card>
  );
}
