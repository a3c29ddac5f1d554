import { linkTo } from '@galley/shared/admin-screens';
import type { WaitingVersion } from '@galley/shared/schemas/version';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '../../lib/count-of';
import { ago } from '../../lib/dates';
import { useRead } from '../../lib/use-read';
import { openThreadsOn } from '../../parts/comments/threads-on';
import { useListThreads } from '../../parts/comments/use-threads';
import { pageKeys } from '../../parts/pages/page-keys';
import { PersonName } from '../../parts/people/person-name';
import { TimeText } from '../../parts/session/time-text';
import { askToRecall } from '../../parts/versions/ask-to-recall';
import { useRecallDraft } from '../../parts/versions/use-versions';
import { QueryBoundary } from '../../ui/query-boundary';
import { HomeCard } from './home-card';
import classes from './home-card.module.css';

const shown = 8;

/**
 * Lists what waits for the signed-in user: versions to review, rejected ones, and those that others review; the longest
 * waiting first.
 */
export function WaitingVersions({ mayReview }: { mayReview: boolean }) {
  const title = mayReview ? 'Waiting for your review' : 'Waiting for review';
  const kind = mayReview ? 'review' : 'submitted';
  return (
    <QueryBoundary
      query={useRead([...pageKeys.all, 'waiting'], 'listWaitingVersions', { sentBack: true })}
      failure="The versions that are waiting could not be loaded"
      skeleton={
        <HomeCard title={title} count={0}>
          <Stack gap="sm" py="sm">
            <Skeleton h={14} w="70%" />
            <Skeleton h={14} w="50%" />
          </Stack>
        </HomeCard>
      }
    >
      {(versions) => {
        const sentBack = versions.filter(({ state }) => state === 'sentBack');
        const pending = versions.filter(({ state }) => state === 'pending');
        return (
          <Stack gap="xl">
            {sentBack.length > 0 && (
              <WaitingList title="Sent back to you" versions={sentBack} kind="sentBack" />
            )}
            <WaitingList title={title} versions={pending} kind={kind} />
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}

interface WaitingListProps {
  title: string;
  versions: readonly WaitingVersion[];
  kind: RowKind;
}

type RowKind = 'review' | 'submitted' | 'sentBack';

function WaitingList({ title, versions, kind }: WaitingListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? versions : versions.slice(0, shown);
  return (
    <HomeCard title={title} count={versions.length}>
      {versions.length === 0 && (
        <Text c="dimmed" className={classes.none}>
          {emptyTexts[kind]}
        </Text>
      )}
      <ul className={classes.list}>
        {listed.map((version) => (
          <Waiting key={version.pageId} version={version} kind={kind} />
        ))}
      </ul>
      {listed.length < versions.length && (
        <Button variant="subtle" size="xs" onClick={() => setIsWhole(true)}>
          Show all {versions.length}
        </Button>
      )}
    </HomeCard>
  );
}

const emptyTexts: Record<RowKind, string> = {
  review: 'Nothing is waiting for your review. Versions that editors submit are listed here, oldest first.',
  submitted:
    'None of your versions is waiting. What you submit for review is listed here until an Admin decides.',
  sentBack: '',
};
const verbs: Record<RowKind, string> = {
  review: 'Submitted by',
  submitted: 'Submitted by',
  sentBack: 'Sent back by',
};
const actions: Record<RowKind, string> = { review: 'Review', submitted: 'Look', sentBack: 'Edit' };

function Recall({ version: { pageId, pageName, versionId } }: { version: WaitingVersion }) {
  const recallDraft = useRecallDraft(pageId);
  return (
    <Button
      size="xs"
      variant="subtle"
      flex="none"
      aria-label={`Recall V${versionId} of ${pageName}`}
      onClick={() => void askToRecall(versionId, () => recallDraft.mutateAsync({ versionId }))}
    >
      Recall
    </Button>
  );
}

/** Leads to the first open comment on a version. */
function OpenComments({ version: { pageId, versionId } }: { version: WaitingVersion }) {
  const { data = [] } = useListThreads(pageId);
  const open = openThreadsOn(data, versionId);
  if (!open[0]) return null;
  const { threadId } = open[0];
  return (
    <Anchor
      component={Link}
      to={linkTo('editPage', { pageId, version: versionId, thread: threadId })}
      size="sm"
      display="block"
    >
      {countOf(open.length, 'open comment')}
    </Anchor>
  );
}

function Waiting({ version, kind }: { version: WaitingVersion; kind: RowKind }) {
  const { pageId, pageName, versionId, email, timestamp, comments } = version;
  const to =
    kind === 'sentBack'
      ? linkTo('editPage', { pageId: pageId, version: versionId })
      : linkTo('compareVersions', { pageId: pageId, to: versionId });
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <Group gap="xs" wrap="nowrap">
          <Anchor component={Link} to={to} className={classes.name} truncate title={pageName}>
            {pageName}
          </Anchor>
          <Text span flex="none" c="dimmed">
            V{versionId}
          </Text>
        </Group>
        <TimeText size="sm" c="dimmed" at={timestamp} format={ago}>
          {(time) => (
            <>
              {verbs[kind]} <PersonName email={email} /> · {time}
            </>
          )}
        </TimeText>
        <OpenComments version={version} />
        {comments && (
          <Text size="sm" lineClamp={3} title={comments} className={classes.comment}>
            {comments}
          </Text>
        )}
      </div>
      {kind === 'submitted' && <Recall version={version} />}
      <Button
        component={Link}
        to={to}
        size="xs"
        variant="default"
        flex="none"
        aria-label={`${actions[kind]} V${versionId} of ${pageName}`}
      >
        {actions[kind]}
      </Button>
    </li>
  );
}
