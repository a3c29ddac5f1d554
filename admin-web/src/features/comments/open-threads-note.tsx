import { Alert, Anchor } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { countOf } from '../../lib/count-of';

interface OpenThreadsNoteProps {
  count: number;
  /** Leads to them; absent where they are in sight. */
  onShow?: (() => void) | undefined;
}

/** Before a version goes on its way: what was said about it and not resolved. Nothing where there is none. */
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
