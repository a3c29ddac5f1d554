import { componentNumber } from '@galley/shared/comment-threads';
import type { Thread } from '@galley/shared/schemas/comment';
import { Button, Stack } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { createContext, useContext, useState } from 'react';
import { useCan } from '../session/use-signed-in-user';
import classes from './comments.module.css';
import { NewThread } from './new-thread';
import { ThreadCard } from './thread-card';
import { openThreadsOn } from './threads-on';
import { useHeldThreads } from './use-held-threads';

export interface ComparedThreads {
  pageId: number;
  /** The later version. */
  versionId: number;
  threads: readonly Thread[];
  /** The numbers of the components that either version has; threads about others are listed with the page. */
  known: ReadonlySet<number>;
}

/** The comments on the later of two versions; null until they were read. */
export const ComparedThreadsContext = createContext<ComparedThreads | null>(null);

/** Counts the open threads of some components. */
export function useOpenOf(componentIds: readonly number[]): number {
  const compared = useContext(ComparedThreadsContext);
  const numbers = componentIds.map(componentNumber);
  const open = compared ? openThreadsOn(compared.threads, compared.versionId) : [];
  return open.filter((thread) => numbers.includes(thread.componentNumber)).length;
}

interface ComponentThreadsProps {
  /** Null for the page as a whole. */
  component: { componentId: number; title: string } | null;
  /** The component is on the later version, so that new comments are possible. */
  isThere: boolean;
}

/** Shows the open threads of a component, below its changes. */
export function ComponentThreads(props: ComponentThreadsProps) {
  const compared = useContext(ComparedThreadsContext);
  return compared && <Listed {...props} {...compared} />;
}

function Listed({
  component,
  isThere,
  pageId,
  versionId,
  threads,
  known,
}: ComponentThreadsProps & ComparedThreads) {
  const canWrite = useCan('comment');
  const [isWriting, setIsWriting] = useState(false);
  const { all, isHeld, hold } = useHeldThreads(threads);
  const number = component ? componentNumber(component.componentId) : 0;
  const isAbout = (of: number) => of === number || (component === null && !known.has(of));
  const open = openThreadsOn(threads, versionId);
  const listed = all.filter(
    (thread) => isAbout(thread.componentNumber) && (open.includes(thread) || isHeld(thread.threadId)),
  );
  const title = component?.title ?? 'The page';
  return (
    <Stack gap="xs" maw={680}>
      {listed.length > 0 && (
        <ul className={classes.threads} aria-label={`Comments on ${title}`}>
          {listed.map((thread) => (
            <ThreadCard
              key={thread.threadId}
              {...{ pageId, versionId, thread, canWrite }}
              about={thread.componentNumber === number ? title : undefined}
              isHeld={isHeld(thread.threadId)}
              onHold={hold}
              isInPlace={component !== null}
            />
          ))}
        </ul>
      )}
      {canWrite && isThere && !isWriting && (
        <Button
          className={classes.begin}
          size="compact-xs"
          variant="subtle"
          leftSection={<IconMessagePlus size={14} aria-hidden />}
          aria-label={`Comment on ${component?.title ?? 'the page'}`}
          onClick={() => setIsWriting(true)}
        >
          {component ? 'Comment' : 'Comment on the page'}
        </Button>
      )}
      {isWriting && (
        <NewThread
          {...{ pageId, versionId, component }}
          autoFocus
          onCancel={() => setIsWriting(false)}
          onSent={() => setIsWriting(false)}
        />
      )}
    </Stack>
  );
}
