import { Text } from '@mantine/core';
import { exactTime, shortDate } from '../../lib/dates';
import { useCompany } from '../session/use-company-name';

/** A date in the company's time zone, the exact time on hover. */
export function ChangedAt({ timestamp }: { timestamp: string }) {
  const timeZone = useCompany()?.timeZone;
  return (
    <Text span size="sm" c="dimmed" title={exactTime(timestamp, timeZone)}>
      {shortDate(timestamp, timeZone)}
    </Text>
  );
}
