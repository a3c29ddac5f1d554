import { Group, Text } from '@mantine/core';
import { PersonAvatar } from './person-avatar';
import { PersonName } from './person-name';
import { useNameOf } from './use-people';

/** Someone's picture and name, as rows of a table begin. */
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
