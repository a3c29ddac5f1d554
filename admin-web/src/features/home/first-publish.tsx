import { linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Alert, Button, Group, Loader, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/api-error';
import { countOf } from '../../lib/count-of';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { useStartProgress } from '../first-run/use-start-site';
import { useCan } from '../session/use-signed-in-user';
import { Checklist } from '../settings/checklist';
import { pagesToOpen, usePublishSite } from './use-publish-site';

interface FirstPublishProps {
  /** Undefined while they are loading. */
  rows: readonly PageListRow[] | undefined;
}

/** Shown until the home page is live for the first time: without it the site answers nothing. */
export function FirstPublish({ rows }: FirstPublishProps) {
  const mayPublish = useCan('publishDraft');
  const maySetUp = useCan('setUpSite');
  const home = rows?.find(({ fullUrl }) => fullUrl === '/');
  if (!home || home.versionStatus === 'live') return null;
  if (maySetUp && mayPublish) return <OpenSite rows={rows ?? []} home={home} />;
  if (home.versionStatus !== 'draft' && home.versionStatus !== '') return null;
  return (
    <Alert color="blue" title={notYet}>
      <Group justify="space-between" gap="sm">
        <Text>Add its content and submit it; an Admin publishes it.</Text>
        <EditHome home={home} />
      </Group>
    </Alert>
  );
}

const notYet = 'Visitors see nothing yet: the home page is not published';

function OpenSite({ rows, home }: { rows: readonly PageListRow[]; home: PageListRow }) {
  const { checklist, isMaking } = useStartProgress();
  const { publish, done } = usePublishSite();
  const waiting = pagesToOpen(rows);
  const hasStarter = checklist?.start != null;
  if (isMaking) {
    return (
      <Alert color="blue" title="Your pages are being made" icon={<Loader size={16} />} role="status">
        Images, a form and five pages: they will be ready in a few seconds.
      </Alert>
    );
  }
  const open = () => publish.mutate(waiting, { onSuccess: () => notifySaved('Your site is live.') });
  return (
    <Stack gap="sm">
      <Alert color="blue" title={hasStarter ? 'Your site is ready, but only you can see it' : notYet}>
        <Group justify="space-between" gap="sm">
          <Text>
            {hasStarter
              ? `${countOf(waiting.length, 'page')} are drafts. Publish them as they are, or change them first.`
              : 'Add its content, submit it and publish it.'}
          </Text>
          <Group gap="sm">
            <EditHome home={home} />
            {hasStarter && (
              <Button size="xs" onClick={open} loading={publish.isPending}>
                Publish the site
              </Button>
            )}
          </Group>
        </Group>
        {publish.isPending && (
          <Progress
            mt="sm"
            value={(100 * done) / Math.max(1, waiting.length)}
            aria-label="Publishing the site"
          />
        )}
        {checklist && <Checklist checklist={checklist} areLinks isInRow />}
      </Alert>
      {publish.error && (
        <ErrorPanel title="Not all pages were published" message={messageOf(publish.error)} onRetry={open} />
      )}
    </Stack>
  );
}

function EditHome({ home }: { home: PageListRow }) {
  return (
    <Button
      component={Link}
      to={linkToPage({ id: home.pageId, isExternal: false })}
      size="xs"
      variant="default"
    >
      Edit the home page
    </Button>
  );
}
