import { type LiveChange, liveChangeLabels, liveChanges } from '@galley/shared/permissions';
import { Card, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';

interface LiveChangeChoicesProps {
  /** What editors do not change. */
  value: readonly LiveChange[];
  onChange: (value: LiveChange[]) => void;
}

/** What of the live site editors change at once, since no version and no review stands before it. */
export function LiveChangeChoices({ value, onChange }: LiveChangeChoicesProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Title order={2} id={`${id}-title`} mb={4}>
        Changes without a review
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Forms and images have no versions: visitors see a change of them at once. Each change by an editor is
        logged and mailed to the Admin Version Emails, or you keep it to Admins.
      </Text>
      <Stack gap="sm">
        {liveChanges.map((change) => (
          <Group key={change} justify="space-between" gap="xs">
            <Text size="sm" id={`${id}-${change}`}>
              {liveChangeLabels[change]}
            </Text>
            <SegmentedControl
              size="xs"
              aria-labelledby={`${id}-${change}`}
              data={[
                { value: 'everybody', label: 'Editors at once' },
                { value: 'admins', label: 'Admins only' },
              ]}
              value={value.includes(change) ? 'admins' : 'everybody'}
              onChange={(chosen) => {
                const others = value.filter((other) => other !== change);
                onChange(chosen === 'admins' ? [...others, change] : others);
              }}
            />
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
