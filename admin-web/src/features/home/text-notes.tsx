import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import type { TextNote } from '@galley/shared/schemas/text-note';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { notifyError } from '../../ui/notify';
import { QueryBoundary } from '../../ui/query-boundary';
import classes from './dead-jobs.module.css';
import { HomeCard } from './home-card';

const textNotesKey = ['text-notes'] as const;

/**
 * Lists once for Admins which pages' texts lost something when an update changed the format of texts. Usually empty.
 */
export function TextNotes() {
  const query = useRead(textNotesKey, 'getTextNotes');
  const dismiss = useChange(() => api('dismissTextNotes'), [textNotesKey], 'onSettled');
  return (
    <QueryBoundary
      query={query}
      failure="What an update changed in texts could not be loaded"
      skeleton={null}
    >
      {(notes) =>
        notes.length > 0 && (
          <HomeCard title="Changed by an update" count={notes.length}>
            <Text size="sm" c="dimmed">
              An update changed how text is stored. Some of the content in these places could not be kept;
              check whether anything is missing.
            </Text>
            <ul className={classes.list}>
              {notes.map((note) => (
                <Note key={`${note.pageId} ${note.pageName}`} note={note} />
              ))}
            </ul>
            <Group justify="flex-end" mt="sm">
              <Button
                variant="default"
                loading={dismiss.isPending}
                onClick={() => void dismiss.mutateAsync(undefined).catch(notifyError)}
              >
                Do not show this again
              </Button>
            </Group>
          </HomeCard>
        )
      }
    </QueryBoundary>
  );
}

function Note({ note: { place, pageId, pageName, dropped } }: { note: TextNote }) {
  const link =
    place === 'page'
      ? linkToPage({ id: pageId, isExternal: false })
      : linkTo('siteInformation', { tab: place });
  const parts = dropped.map(({ what, count }) => (count > 1 ? `${what} (${count} times)` : what));
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <Anchor component={Link} to={link} fw={600}>
          {pageName}
        </Anchor>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Left out: {parts.join(', ')}
        </Text>
      </div>
    </li>
  );
}
