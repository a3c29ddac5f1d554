import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './home-card.module.css';

interface HomeCardProps {
  title: string;
  /** The number of its entries; hidden where there are none. */
  count: number;
  children: ReactNode;
}

/** A list on the start screen, with its title and count. */
export function HomeCard({ title, count, children }: HomeCardProps) {
  return (
    <section aria-label={title}>
      <Group gap="xs" className={classes.head}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {count > 0 && <Text c="dimmed">{count}</Text>}
      </Group>
      {children}
    </section>
  );
}
