import { linkTo } from '@galley/shared/admin-screens';
import type { LaunchPage, LaunchWithPages } from '@galley/shared/schemas/launch';
import { Anchor, Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { IconFiles, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { countOf } from '../../lib/count-of';
import { HeldUpNote } from '../../parts/launches/held-up-note';
import {
  useAddLaunchPageAgain,
  useGetLaunch,
  useHeldUpLaunchPages,
  useListLaunches,
  useRemoveLaunchPages,
} from '../../parts/launches/use-launches';
import { useLiveUrl } from '../../parts/session/live-link';
import { EmptyState } from '../../ui/empty-state';
import { MissingScreen } from '../../ui/missing-screen';
import { notifyError, notifySaved } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { AddPagesDialog } from './add-pages-dialog';
import { LaunchActions } from './launch-actions';
import { LaunchBlockers, LaunchNews } from './launch-news';
import { LaunchParts } from './launch-parts';
import { describeEffect, LaunchStatus, rolledBackIn } from './launch-words';
import { TakeOffLaunch } from './take-off-launch';

const list = { label: 'Launches', to: linkTo('launches') };

/** /Launches/:launchId: one launch with its pages, and what prevents it. */
export function LaunchScreen() {
  const launch = useGetLaunch(Number(useParams().launchId));
  return (
    <QueryBoundary
      query={launch}
      failure="The launch could not be loaded"
      skeleton={<TableSkeleton />}
      missing={<MissingScreen noun="launch" icon={<IconRocket size={32} stroke={1.5} />} list={list} />}
      reportsStale
    >
      {(data) => <Shown launch={data} />}
    </QueryBoundary>
  );
}

function Shown({ launch }: { launch: LaunchWithPages }) {
  const [isAdding, setIsAdding] = useState(false);
  const { data: heldUp = [] } = useHeldUpLaunchPages(launch.launchId);
  const { data: launches = [] } = useListLaunches();
  const isRolledBack = rolledBackIn(launches).has(launch.launchId);
  const undone = launches.find(({ launchId }) => launchId === launch.rollsBack);
  const canAdd = launch.status === 'planned' && launch.rollsBack === undefined;
  const add = (isFirst: boolean) => (
    <Button variant={isFirst ? 'filled' : 'default'} onClick={() => setIsAdding(true)}>
      Add pages
    </Button>
  );
  return (
    <Stack gap="md">
      <PageHeader
        title={launch.name}
        crumbs={[list]}
        beside={<LaunchStatus {...{ launch, isRolledBack }} />}
        actions={
          <>
            {canAdd && launch.pages > 0 && add(false)}
            <LaunchActions launch={launch} />
          </>
        }
      />
      {undone && (
        <Text size="sm" c="dimmed">
          It restores what was live before{' '}
          <Anchor component={Link} to={linkTo('launch', { launchId: undone.launchId })} inherit>
            {undone.name}
          </Anchor>
          .
        </Text>
      )}
      <LaunchNews launch={launch} />
      {launch.refusals.length === 0 && <LaunchBlockers launch={launch} />}
      <HeldUpNote pages={heldUp} />
      {launch.partList.length > 0 && <LaunchParts launch={launch} />}
      {launch.pageList.length > 0 && <LaunchPages {...{ launch, isRolledBack }} />}
      {launch.pageList.length === 0 && (launch.partList.length === 0 || canAdd) && (
        <EmptyState
          icon={<IconFiles size={32} stroke={1.5} />}
          title="No pages in it yet"
          action={canAdd && add(true)}
        >
          Add pages that are waiting for review. Each is included as it is when you add it; a draft is
          submitted and added again, in one step, before the launch can be published.
        </EmptyState>
      )}
      {isAdding && <AddPagesDialog launch={launch} onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

/** Lists the pages of a launch, those that prevent it first. */
function LaunchPages({ launch, isRolledBack }: { launch: LaunchWithPages; isRolledBack: boolean }) {
  const { pageList, status } = launch;
  const isPlanned = status === 'planned';
  const rows = [...pageList.filter(({ problem }) => problem), ...pageList.filter(({ problem }) => !problem)];
  return (
    <>
      <Paper>
        <Table aria-label="Pages of the launch" verticalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="40%">Page</Table.Th>
              <Table.Th>{status === 'published' ? 'What happened' : 'What happens'}</Table.Th>
              {isPlanned && <Table.Th w={48} aria-label="Actions" />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((page, index) => (
              <PageRow
                key={page.pageId}
                {...{ launch, page }}
                isNext={index === 0}
                isOnSite={status === 'published' && !isRolledBack && page.what !== 'takeDown'}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Text size="sm" c="dimmed" aria-live="polite">
        {countOf(pageList.length, 'page')}
      </Text>
    </>
  );
}

interface PageRowProps {
  launch: LaunchWithPages;
  page: LaunchPage;
  /** What the launch waits for first. */
  isNext: boolean;
  /** The launch has put it on the site, and was not rolled back. */
  isOnSite: boolean;
}

function PageRow({ launch, page, isNext, isOnSite }: PageRowProps) {
  const { pageId, pageName, path, versionId, problem, isOutdated, isDraft } = page;
  const removal = useRemoveLaunchPages(launch.launchId);
  const addition = useAddLaunchPageAgain(launch.launchId);
  const isPlanned = launch.status === 'planned';
  const url = useLiveUrl(path);
  return (
    <Table.Tr>
      <Table.Td style={{ verticalAlign: 'top' }}>
        <Anchor component={Link} to={linkTo('editPage', { pageId, version: versionId })} size="sm" fw={500}>
          {pageName}
        </Anchor>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {path}
        </Text>
      </Table.Td>
      <Table.Td style={{ verticalAlign: 'top' }}>
        <Text span size="sm">
          {describeEffect(page, launch.status === 'published')}
        </Text>
        {isOnSite && url && (
          <Anchor
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`View page ${pageName}`}
            size="sm"
            ml="md"
          >
            View page
          </Anchor>
        )}
        {problem && (
          <Group gap="xs">
            <Text size="sm" c="red">
              {problem}
            </Text>
            {(isOutdated || isDraft) && isPlanned && (
              <Button
                size="compact-xs"
                variant={isNext ? 'filled' : 'default'}
                loading={addition.isPending}
                aria-label={isDraft ? `Submit ${pageName} and add it again` : `Add ${pageName} again`}
                onClick={() =>
                  addition.mutate(page, {
                    onSuccess: () => notifySaved(`${pageName} is in the launch as it is now`),
                    onError: notifyError,
                  })
                }
              >
                {isDraft ? 'Submit and add again' : 'Add again'}
              </Button>
            )}
          </Group>
        )}
      </Table.Td>
      {isPlanned && <TakeOffLaunch entry={[pageId]} label={pageName} removal={removal} />}
    </Table.Tr>
  );
}
