import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { dayFields } from '@galley/shared/opening-hours';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Alert, Anchor, Button, Group, Loader, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { countOf } from '../../lib/count-of';
import { Checklist } from '../../parts/first-run/checklist';
import { useStartProgress } from '../../parts/first-run/use-start-site';
import { pageKeys } from '../../parts/pages/page-keys';
import { siteStateKeys } from '../../parts/session/use-guard-state';
import { useCan } from '../../parts/session/use-signed-in-user';
import { useGetCompanySettings } from '../../parts/site-information/use-site-information';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';

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
        {hasStarter && <HoursNote />}
      </Alert>
      {publish.error && (
        <ErrorPanel title="Not all pages were published" message={messageOf(publish.error)} onRetry={open} />
      )}
    </Stack>
  );
}

/** The pages show opening hours only where the company has entered them. */
function HoursNote() {
  const { data } = useGetCompanySettings();
  const settings = data?.companySettings;
  if (!settings || dayFields.some((day) => settings[day])) return null;
  return (
    <Text size="sm" mt="xs">
      Do you have opening hours?{' '}
      <Anchor component={Link} to={linkTo('siteInformation')} inherit underline="always">
        Enter them once
      </Anchor>
      , and your site shows them with your address.
    </Text>
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

/** The pages that were never live, in the order of publishing: the home page last, since it opens the site. */
function pagesToOpen(rows: readonly PageListRow[]): PageListRow[] {
  const waiting = rows.filter(
    ({ isExternal, versionStatus, parentDeleted }) =>
      !isExternal && !parentDeleted && (versionStatus === 'draft' || versionStatus === 'pending'),
  );
  const isHome = ({ fullUrl }: PageListRow) => fullUrl === '/';
  return [...waiting.filter((row) => !isHome(row)), ...waiting.filter(isHome)];
}

/** Publishes all of them, one after the other. After an interruption it continues with the rest. */
function usePublishSite() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const publish = useMutation({
    mutationFn: async (rows: readonly PageListRow[]) => {
      setDone(0);
      for (const { pageId, versionStatus } of rows) {
        const version = { pageId, versionId: null, comments: '' };
        if (versionStatus === 'draft') await api('submitDraft', { ...version, isPublishedNext: true });
        await api('publishDraft', version);
        setDone((count) => count + 1);
      }
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: pageKeys.all });
      void queryClient.invalidateQueries({ queryKey: siteStateKeys.all });
    },
  });
  return { publish, done };
}
