import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import { Alert, List, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { momentWords } from '../../parts/schedule/planned-words';
import { describeBlockers } from './launch-words';

/** Says that some pages prevent the launch; hidden where none does. */
export function LaunchBlockers({ launch }: { launch: LaunchWithPages }) {
  const title = describeBlockers(launch);
  return title ? (
    <Alert color="yellow" role="status" icon={<IconAlertTriangle aria-hidden />} title={title}>
      Nothing goes live until each is resolved or removed. The list says why.
    </Alert>
  ) : null;
}

/** Shows the state of a launch above its pages: its time, its progress, or why it was not published. */
export function LaunchNews({ launch }: { launch: LaunchWithPages }) {
  const { status, publishAt, publishedAt, missed, refusals: problems, timeZone } = launch;
  if (status === 'publishing') {
    return (
      <Alert role="status" icon={<Loader size={16} />} title="Publishing">
        All of it goes live at the same moment, which takes a few seconds to prepare.
      </Alert>
    );
  }
  if (status === 'published') {
    return (
      <Text size="sm" c="dimmed" role="status">
        Published {publishedAt && momentWords(publishedAt, timeZone)}
      </Text>
    );
  }
  if (missed || problems.length > 0) {
    const title =
      missed && publishAt ? `Missed ${momentWords(publishAt, timeZone)}` : 'Nothing was published';
    return (
      <Alert color="red" role="status" icon={<IconAlertTriangle aria-hidden />} title={title}>
        {problems.length === 0 && missed}
        <List size="sm" listStyleType="none" spacing={4}>
          {problems.map(({ pageId, pageName, reason }) => (
            <List.Item key={`${pageId} ${reason}`}>
              {pageName && <b>{pageName}: </b>}
              {reason}
            </List.Item>
          ))}
        </List>
      </Alert>
    );
  }
  if (!publishAt) return null;
  return (
    <Alert icon={<IconClock aria-hidden />} title={`Goes live ${momentWords(publishAt, timeZone)}`}>
      The time zone is {timeZone.replaceAll('_', ' ')}. Press Publish to choose another time or to cancel it.
    </Alert>
  );
}
