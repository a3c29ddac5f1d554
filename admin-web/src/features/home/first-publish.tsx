import { linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Alert, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCan } from '../session/use-signed-in-user';

interface FirstPublishProps {
  /** Undefined while they are read. */
  rows: readonly PageListRow[] | undefined;
}

/** Shown until the home page is live for the first time: without it a site has no front door. */
export function FirstPublish({ rows }: FirstPublishProps) {
  const mayPublish = useCan('publishDraft');
  const home = rows?.find(({ fullUrl }) => fullUrl === '/');
  if (!home || (home.versionStatus !== 'draft' && home.versionStatus !== '')) return null;
  return (
    <Alert color="blue" title="Visitors see nothing yet: the home page is not published">
      <Group justify="space-between" gap="sm">
        <Text>
          {mayPublish
            ? 'Add what it should say, submit it and publish it.'
            : 'Add what it should say and submit it; an Admin publishes it.'}
        </Text>
        <Button component={Link} to={linkToPage({ id: home.pageId, isExternal: false })} size="xs">
          Edit the home page
        </Button>
      </Group>
    </Alert>
  );
}
