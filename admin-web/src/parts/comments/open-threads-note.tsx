import { Alert, Anchor } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { countOf } from '../../lib/count-of';

interface OpenThreadsNoteProps {
  count: number;
  /** Opens the threads; absent where they are visible already. */
  onShow?: (() => void) | undefined;
}

/** Shows before a version is submitted or published how many of its comments are unresolved, or nothing. */
export function OpenThreadsNote({ count, onShow }: OpenThreadsNoteProps) {
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
