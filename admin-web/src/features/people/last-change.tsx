import { Box, Group, Text } from '@mantine/core';
import { exactTime, timeAgoOrDate } from '../../lib/dates';
import { useCompany } from '../session/use-company-name';
import { PersonAvatar } from './person-avatar';

interface LastChangeProps {
  /** Absent where it is not known. */
  name?: string | undefined;
  email?: string | undefined;
  at: string;
}

/** Shows in a list who changed a record last and when. Older records have the date only. */
export function LastChange({ name, email, at }: LastChangeProps) {
  const timeZone = useCompany()?.timeZone;
  return (
    <Group gap="xs" wrap="nowrap" py={5}>
      {name && <PersonAvatar name={name} size={26} />}
      <Box miw={0} maw={170}>
        {name && (
          <Text span display="block" truncate size="sm" title={email ?? name}>
            {name}
          </Text>
        )}
        <Text
          span
          display="block"
          size={name ? 'xs' : 'sm'}
          c="dimmed"
          title={exactTime(at, timeZone)}
          style={{ whiteSpace: 'nowrap' }}
        >
          {timeAgoOrDate(at, timeZone)}
        </Text>
      </Box>
    </Group>
  );
}
