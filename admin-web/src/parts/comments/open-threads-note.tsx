import { Alert, Anchor } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { countOf } from '../../lib/count-of';
import { openThreadsOn } from './threads-on';
import { useListThreads } from './use-threads';

interface OpenThreadsNoteProps {
  pageId: number;
  versionId: number;
  /** Opens the threads; absent where they are visible already. */
  onShow?: (() => void) | undefined;
}

/**
 * Shows before a version is submitted or published how many of its comments are unresolved, or nothing. The version
 * does not wait for the comments: the note appears when they are read.
 */
export function OpenThreadsNote({ pageId, versionId, onShow }: OpenThreadsNoteProps) {
  const { data: threads = [] } = useListThreads(pageId);
  const count = openThreadsOn(threads, versionId).length;
  if (count === 0) return null;
  return (
    <Alert color="blue" icon={<IconMessage size={18} stroke={1.75} />} title={countOf(count, 'open comment')}>
      {count === 1 ? 'It stays' : 'They stay'} with the page until someone resolves{' '}
      {count === 1 ? 'it' : 'them'}.
      {onShow && (
        <>
          {' '}
          <Anchor component="button" type="button" size="sm" c="inherit" underline="always" onClick={onShow}>
            Show {count === 1 ? 'it' : 'them'}
          </Anchor>
        </>
      )}
    </Alert>
  );
}
