import { Group, Text } from '@mantine/core';
import { PersonAvatar } from './person-avatar';
import { PersonName } from './person-name';
import { useNameOf } from './use-people';

/** Shows a user's avatar and name, for the start of a table row. */
export function PersonNamed({ email }: { email: string }) {
  return (
    <Group gap={8} wrap="nowrap" miw={0}>
      <span aria-hidden>
        <PersonAvatar name={useNameOf()(email)} size={22} />
      </span>
      <Text span size="sm" truncate>
        <PersonName email={email} />
      </Text>
    </Group>
  );
}
