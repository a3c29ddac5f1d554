import { Text } from '@mantine/core';
import { exactTime, shortDate, shortTime } from '../../lib/dates';
import { useCompany } from '../session/use-company-name';

/** Shows a date and time in the company's time zone, with seconds on hover. */
export function ChangedAt({ timestamp }: { timestamp: string }) {
  const timeZone = useCompany()?.timeZone;
  return (
    <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }} title={exactTime(timestamp, timeZone)}>
      {shortDate(timestamp, timeZone)} {shortTime(timestamp, timeZone)}
    </Text>
  );
}
