import { fieldsOf, isCreatableType, labelOf } from '@galley/shared/components/dictionary';
import { messages } from '@galley/shared/messages';
import type { VersionDifference } from '@galley/shared/schemas/version';
import { Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { ComponentThreads } from '../../parts/comments/component-threads';
import {
  type ComparedEntry,
  comparedEntries,
  entryTitle,
  movedText,
} from '../../parts/comparison/compared-entries';
import { ComparedFields } from '../../parts/comparison/compared-fields';
import { comparedFields } from '../../parts/comparison/component-fields';
import { ComponentIcon } from '../../parts/components/component-looks';
import { ChangeBadge } from './change-badge';

export function nameOf({ type, from, to }: VersionDifference): string {
  return String((to ?? from)?.componentName || labelOf(type) || messages.unknownComponent);
}

/** Shows the changes of one component: the fields that differ, with the names of those that do not below. */
export function ComponentComparison({ difference }: { difference: VersionDifference }) {
  const { type, componentId, change, isMoved, fromPlace, toPlace, from, to } = difference;
  return (
    <Card component="section" aria-label={`${nameOf(difference)}: ${change}`} padding="md">
      <Group gap="xs" mb={change === 'moved' ? 0 : 'sm'}>
        <ComponentIcon type={type} />
        <Title order={2} fz="md">
          {nameOf(difference)}
        </Title>
        <Text size="sm" c="dimmed">
          {labelOf(type) ?? messages.unknownComponent}
        </Text>
        <ChangeBadge change={change} />
        {isMoved && fromPlace !== null && toPlace !== null && (
          <Text size="sm">{movedText(fromPlace, toPlace)}</Text>
        )}
      </Group>
      {change !== 'moved' && (
        <Stack gap="md">
          {isCreatableType(type) ? (
            <ComparedFields fields={comparedFields(type, from, to)} />
          ) : (
            <Text c="dimmed">{messages.unknownComponent}</Text>
          )}
          {Object.entries(fieldsOf(type)).map(
            ([name, field]) =>
              field.kind === 'list' && (
                <Entries
                  key={name}
                  label={field.label}
                  entries={comparedEntries(field, from?.[name], to?.[name])}
                />
              ),
          )}
        </Stack>
      )}
      <Box mt="sm">
        <ComponentThreads component={{ componentId, title: nameOf(difference) }} isThere={toPlace !== null} />
      </Box>
    </Card>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly ComparedEntry[] }) {
  if (entries.length === 0) return null;
  const same = entries.filter(({ change }) => change === 'same');
  return (
    <Stack gap="sm">
      {entries
        .filter(({ change }) => change !== 'same')
        .map(({ id, name, change, moved, fields }) => (
          <Card
            key={id}
            component="section"
            aria-label={`${entryTitle(label, name)}: ${change}`}
            padding="sm"
          >
            <Group gap="xs" mb={change === 'moved' ? 0 : 'xs'}>
              <Title order={3} fz="sm">
                {entryTitle(label, name)}
              </Title>
              <ChangeBadge change={change} />
              {moved && <Text size="sm">{moved}</Text>}
            </Group>
            {change !== 'moved' && <ComparedFields fields={fields} />}
          </Card>
        ))}
      {same.length > 0 && (
        <Text size="sm" c="dimmed">
          Unchanged {label.toLowerCase()}s: {same.map(({ name }) => name).join(', ')}
        </Text>
      )}
    </Stack>
  );
}
