import { Card, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface EitherOrCardProps<Name extends string> {
  title: string;
  /** What the choice means. */
  children: ReactNode;
  labels: Readonly<Record<Name, string>>;
  /** What the two sides are called: first the one that all begin with. */
  sides: readonly [string, string];
  /** Those that are on the second side. */
  value: readonly Name[];
  onChange: (value: Name[]) => void;
}

/** Several things of a company, each of which is one way or the other. */
export function EitherOrCard<Name extends string>({
  title,
  children,
  labels,
  sides,
  value,
  onChange,
}: EitherOrCardProps<Name>) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Title order={2} id={`${id}-title`} mb={4}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {children}
      </Text>
      <Stack gap="sm">
        {(Object.keys(labels) as Name[]).map((name) => (
          <Group key={name} justify="space-between" gap="xs">
            <Text size="sm" id={`${id}-${name}`}>
              {labels[name]}
            </Text>
            <SegmentedControl
              size="xs"
              aria-labelledby={`${id}-${name}`}
              data={[...sides]}
              value={sides[value.includes(name) ? 1 : 0]}
              onChange={(side) => {
                const others = value.filter((other) => other !== name);
                onChange(side === sides[1] ? [...others, name] : others);
              }}
            />
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
