import type { Thread } from '@galley/shared/schemas/comment';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useCallback } from 'react';
import { ago } from '../../lib/dates';
import { notifyError, notifySaved } from '../../ui/notify';
import { useNameOf } from '../people/use-people';
import { TimeText } from '../session/time-text';
import { CommentEntry } from './comment-entry';
import { CommentField } from './comment-field';
import classes from './comments.module.css';
import { useAnswerThread, useResolveThread } from './use-threads';

interface ThreadCardProps {
  pageId: number;
  /** The version that is shown. */
  versionId: number;
  thread: Thread;
  /** The current name of its component; undefined where the version does not have it. */
  about: string | undefined;
  /** The card is already below its component. */
  isInPlace?: boolean;
  canWrite: boolean;
  isChosen?: boolean;
  /** Selects the component; absent where it is visible already. */
  onShow?: (() => void) | undefined;
  /** The thread stays visible while it has an unsent answer, even if it was resolved in the meantime. */
  isHeld?: boolean;
  /** Called when an answer is being typed: the thread must stay visible, whatever happens to it. */
  onHold?: (thread: Thread, isHeld: boolean) => void;
}

/** Shows a thread with its comments, a field for an answer and the button that resolves it. */
export function ThreadCard({
  pageId,
  versionId,
  thread,
  about,
  canWrite,
  isChosen,
  isHeld,
  isInPlace,
  onShow,
  onHold,
}: ThreadCardProps) {
  const { threadId, resolvedOn, resolvedBy, resolvedAt, comments } = thread;
  const nameOf = useNameOf();
  const answerThread = useAnswerThread(pageId);
  const resolveThread = useResolveThread(pageId);
  const isResolved = resolvedOn !== null;
  const hold = useCallback((isHeld: boolean) => onHold?.(thread, isHeld), [onHold, thread]);
  const settle = () =>
    resolveThread.mutate(
      { threadId, versionId, isResolved: !isResolved },
      {
        onSuccess: () => notifySaved(isResolved ? 'The comment is open again' : 'The comment is resolved'),
        onError: notifyError,
      },
    );
  const name = about ?? (thread.about || 'The page');
  return (
    <li
      className={classes.thread}
      id={threadElement(threadId)}
      data-chosen={isChosen || undefined}
      data-resolved={isResolved || undefined}
      tabIndex={-1}
      aria-label={`Comments on ${name}`}
    >
      <Group gap="xs" justify="space-between" wrap="nowrap" align="start">
        <Text size="xs" c="dimmed" className={classes.about}>
          {onShow ? (
            <Anchor component="button" type="button" size="xs" onClick={onShow} title="Show it on the page">
              {name}
            </Anchor>
          ) : (
            !isInPlace && name
          )}
          {about === undefined && ' (not on this version)'}
          {thread.versionId !== versionId && ` ${isInPlace ? 'Since' : '· since'} V${thread.versionId}`}
        </Text>
        {canWrite && (
          <Button
            size="compact-xs"
            variant="default"
            flex="none"
            leftSection={
              isResolved ? <IconArrowBackUp size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />
            }
            loading={resolveThread.isPending}
            onClick={settle}
          >
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        )}
      </Group>
      <ul className={classes.comments}>
        {comments.map((comment) => (
          <CommentEntry key={comment.commentId} {...{ pageId, threadId, comment, canWrite }} />
        ))}
      </ul>
      {isResolved && (
        <TimeText size="xs" c="dimmed" at={resolvedAt} format={ago}>
          {(time) => `Resolved by ${nameOf(resolvedBy)}, ${time}`}
        </TimeText>
      )}
      {canWrite && (
        <div hidden={isResolved && !isHeld}>
          <CommentField
            label={`Answer about ${name}`}
            isLabelHidden
            place={`answer ${threadId}`}
            sendLabel="Answer"
            onSend={async (text, commentId) => {
              await answerThread.mutateAsync({ threadId, versionId, commentId, text });
              notifySaved('Answered');
            }}
            onUnsent={hold}
          />
        </div>
      )}
    </li>
  );
}

/** The id of a thread's element, to scroll to. */
export const threadElement = (threadId: string) => `thread-${threadId}`;
