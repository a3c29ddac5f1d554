import { Card, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface EitherOrCardProps<Name extends string> {
  title: string;
  /** Explains the choice. */
  children: ReactNode;
  labels: Readonly<Record<Name, string>>;
  /** The labels of the two sides, the default first. */
  sides: readonly [string, string];
  /** The items on the second side. */
  value: readonly Name[];
  onChange: (value: Name[]) => void;
}

/** Several settings of a company, each with one of two values. */
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
