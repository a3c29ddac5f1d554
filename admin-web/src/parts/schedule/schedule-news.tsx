import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCompany } from '../session/use-company-name';
import { keyOfEntry, linkOfEntry, momentWords, verbOf } from './planned-words';
import { useScheduleState } from './use-schedule';

/** Reports missed schedules that need a decision, and that schedules are not being processed; hidden otherwise. */
export function ScheduleNews() {
  const timeZone = useCompany()?.timeZone;
  const { data } = useScheduleState();
  if (!data) return null;
  const { missed, isLate } = data;
  return (
    <>
      {isLate && (
        <Alert color="red" icon={<IconClockExclamation aria-hidden />} title="Scheduled pages are late">
          Nothing was published automatically in the last few minutes. It is done as soon as this is fixed, or
          you are told what missed its time. Publishing by hand works.
        </Alert>
      )}
      {missed.length > 0 && (
        <Alert color="red" icon={<IconClockExclamation aria-hidden />} title={titleOf(missed)}>
          <List size="sm" listStyleType="none" spacing={4}>
            {missed.map((entry, index) => (
              <List.Item key={keyOfEntry(entry, index)}>
                <Anchor component={Link} to={linkOfEntry(entry)}>
                  {entry.pageName}
                </Anchor>{' '}
                {verbOf(entry)} on {momentWords(entry.at, timeZone)}.{' '}
                <Text span size="sm" c="dimmed">
                  {entry.reason}
                </Text>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}

function titleOf(missed: readonly CalendarEntry[]): string {
  const noun = missed.every(({ launchId }) => launchId !== undefined) ? 'launch' : 'page';
  const plural = noun === 'launch' ? 'launches' : 'pages';
  return missed.length === 1 ? `A ${noun} missed its time` : `${missed.length} ${plural} missed their time`;
}
