import { Box, Group, Text } from '@mantine/core';
import { timeAgoOrDate } from '../../lib/dates';
import { TimeText } from '../session/time-text';
import { PersonAvatar } from './person-avatar';
import { useDrawnName } from './use-people';

interface LastChangeProps {
  /** Absent where it is not known. */
  name?: string | undefined;
  email?: string | undefined;
  at: string;
}

/** Shows in a list who changed a record last and when. Older records have the date only. */
export function LastChange({ name, email, at }: LastChangeProps) {
  const drawn = useDrawnName(name ?? '');
  return (
    <Group gap="xs" wrap="nowrap" py={5}>
      {name && <PersonAvatar name={name} size={26} />}
      <Box miw={0} maw={170}>
        {name && (
          <Text span display="block" truncate size="sm" title={email ?? name}>
            {drawn}
          </Text>
        )}
        <TimeText
          span
          display="block"
          size={name ? 'xs' : 'sm'}
          c="dimmed"
          style={{ whiteSpace: 'nowrap' }}
          at={at}
          format={timeAgoOrDate}
        />
      </Box>
    </Group>
  );
}
