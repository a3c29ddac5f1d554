import { componentNumber, isOnVersion } from '@galley/shared/comment-threads';
import { titleOf } from '@galley/shared/components/dictionary';
import type { Thread } from '@galley/shared/schemas/comment';
import type { PageComponent } from '@galley/shared/schemas/version';
import { SegmentedControl, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { notifyNotice } from '../../ui/notify';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { useCan } from '../session/use-signed-in-user';
import classes from './comments.module.css';
import { NewThread } from './new-thread';
import { ThreadCard, threadElement } from './thread-card';
import { isOpen } from './threads-on';
import { useHeldThreads } from './use-held-threads';
import { useListThreads } from './use-threads';

/** The thread to show; a new object shows it again. */
export type AskedThread = { threadId: string } | { componentNumber: number };

interface CommentsPanelProps {
  pageId: number;
  /** The version that is shown; undefined where the page has none. */
  versionId: number | undefined;
  placements: readonly PageComponent[];
  /** The selected component. */
  chosen: PageComponent | undefined;
  asked: AskedThread | undefined;
  /** The comments of a deleted page are read-only. */
  isPageDeleted: boolean;
  onShow: (placement: PageComponent) => void;
}

type Shown = 'open' | 'resolved' | 'others';

/** Shows the comments on the current version, with a field for new ones. */
export function CommentsPanel(props: CommentsPanelProps) {
  const query = useListThreads(props.pageId);
  return (
    <QueryBoundary
      query={query}
      failure="The comments could not be loaded"
      skeleton={<FormSkeleton fields={2} />}
    >
      {(threads) => <Threads {...props} threads={threads} />}
    </QueryBoundary>
  );
}

function Threads({ threads, ...props }: CommentsPanelProps & { threads: readonly Thread[] }) {
  const { pageId, versionId = 0, placements, chosen, asked, onShow } = props;
  const canWrite = useCan('comment') && !props.isPageDeleted && versionId > 0;
  const [shown, setShown] = useState<Shown>('open');
  const { all, isHeld, hold } = useHeldThreads(threads);
  const kindOf = (thread: Thread): Shown => {
    if (!isOnVersion(thread, versionId)) return 'others';
    return isOpen(thread) ? 'open' : 'resolved';
  };
  const countOfKind = (kind: Shown) => threads.filter((thread) => kindOf(thread) === kind).length;
  const others = countOfKind('others');
  const placementOf = (number: number) =>
    placements.find(({ componentId }) => componentNumber(componentId) === number);
  /** Sorted as on the page: threads about the page first, threads about removed components last. */
  const placeOf = ({ componentNumber: number }: Thread) => {
    if (number === 0) return -1;
    const place = placements.findIndex(({ componentId }) => componentNumber(componentId) === number);
    return place < 0 ? placements.length : place;
  };
  const listed = all
    .filter((thread) => kindOf(thread) === shown || isHeld(thread.threadId))
    .sort((one, other) => placeOf(one) - placeOf(other));

  // The requested thread is scrolled to once it is in the list.
  const chosenNumber = chosen && componentNumber(chosen.componentId);
  const [led, setLed] = useState<AskedThread>();
  useEffect(() => {
    if (!asked || asked === led) return;
    const thread =
      'threadId' in asked
        ? threads.find(({ threadId }) => threadId === asked.threadId)
        : threads.find(
            (other) => other.componentNumber === asked.componentNumber && kindOf(other) === 'open',
          );
    // The field for a new thread exists once its component is selected.
    if (!thread && 'componentNumber' in asked && chosenNumber !== asked.componentNumber) return;
    setLed(asked);
    if (thread) {
      setShown(kindOf(thread));
      requestAnimationFrame(() => focusElement(document.getElementById(threadElement(thread.threadId))));
    } else if ('threadId' in asked) notifyNotice('That comment no longer exists.');
    else requestAnimationFrame(() => focusElement(document.querySelector('[data-new-thread] textarea')));
  });

  return (
    <div className={classes.panel}>
      {canWrite && (
        <div data-new-thread>
          <NewThread
            pageId={pageId}
            versionId={versionId}
            component={
              chosen
                ? { componentId: chosen.componentId, title: titleOf(chosen.type, chosen.componentName) }
                : null
            }
          />
        </div>
      )}
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label="Which comments"
        value={shown}
        onChange={(value) => setShown(value as Shown)}
        data={[
          { value: 'open', label: `Open ${countOfKind('open')}` },
          { value: 'resolved', label: `Resolved ${countOfKind('resolved')}` },
          ...(others > 0 || shown === 'others'
            ? [{ value: 'others', label: `Other versions ${others}` }]
            : []),
        ]}
      />
      {listed.length === 0 ? (
        <EmptyState title={emptyTitles[shown]}>
          {shown === 'open' &&
            canWrite &&
            (chosen
              ? `Write the first one on ${titleOf(chosen.type, chosen.componentName)} above.`
              : 'Select a component on the page to comment on it.')}
        </EmptyState>
      ) : (
        <ul className={classes.threads} aria-label="Comments">
          {listed.map((thread) => {
            const placement = placementOf(thread.componentNumber);
            return (
              <ThreadCard
                key={thread.threadId}
                pageId={pageId}
                versionId={versionId}
                thread={thread}
                about={aboutOf(thread, placement)}
                canWrite={canWrite}
                isChosen={placement !== undefined && placement.id === chosen?.id}
                isHeld={isHeld(thread.threadId)}
                onHold={hold}
                onShow={placement && (() => onShow(placement))}
              />
            );
          })}
        </ul>
      )}
      {shown === 'others' && (
        <Text size="xs" c="dimmed">
          Made on a later version, or resolved on an earlier one.
        </Text>
      )}
    </div>
  );
}

const emptyTitles: Record<Shown, string> = {
  open: 'No open comments',
  resolved: 'No resolved comments yet',
  others: 'No comments on other versions',
};

/** The current name of what a thread is about; undefined where its component is not on the version. */
export function aboutOf(
  { componentNumber: number }: Pick<Thread, 'componentNumber'>,
  placement: Pick<PageComponent, 'type' | 'componentName'> | undefined,
): string | undefined {
  if (number === 0) return 'The page';
  return placement && titleOf(placement.type, placement.componentName);
}

function focusElement(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
