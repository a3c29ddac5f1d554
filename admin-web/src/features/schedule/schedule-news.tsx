import { linkTo } from '@galley/shared/admin-screens';
import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCompany } from '../session/use-company-name';
import { momentWords, verbOf } from './planned-words';
import { useScheduleState } from './use-get-calendar';

/** What missed its time and waits for someone, and that no one looks after what is planned; nothing otherwise. */
export function ScheduleNews() {
  const timeZone = useCompany()?.timeZone;
  const { data } = useScheduleState();
  if (!data) return null;
  const { missed, isLate } = data;
  return (
    <>
      {isLate && (
        <Alert color="red" icon={<IconClockExclamation aria-hidden />} title="Scheduled pages are late">
          Nothing was published by itself in the last minutes. It is done as soon as this is mended, or you
          are told what missed its time; publishing by hand works.
        </Alert>
      )}
      {missed.length > 0 && (
        <Alert
          color="red"
          icon={<IconClockExclamation aria-hidden />}
          title={missed.length === 1 ? 'A page missed its time' : `${missed.length} pages missed their time`}
        >
          <List size="sm" listStyleType="none" spacing={4}>
            {missed.map((entry) => (
              <List.Item key={`${entry.pageId} ${entry.what}`}>
                <Anchor
                  component={Link}
                  to={linkTo('editPage', { pageId: entry.pageId, version: entry.versionId })}
                >
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
