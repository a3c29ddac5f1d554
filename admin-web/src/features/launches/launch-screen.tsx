import { linkTo } from '@galley/shared/admin-screens';
import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import { Button, Stack } from '@mantine/core';
import { IconFiles, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { AddPagesDialog } from './add-pages-dialog';
import { LaunchActions } from './launch-actions';
import { LaunchBlockers, LaunchNews } from './launch-news';
import { LaunchPages } from './launch-pages';
import { LaunchParts } from './launch-parts';
import { LaunchStatus } from './launch-words';
import { useGetLaunch } from './use-launches';

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
      tellsStale
    >
      {(data) => <Shown launch={data} />}
    </QueryBoundary>
  );
}

function Shown({ launch }: { launch: LaunchWithPages }) {
  const [isAdding, setIsAdding] = useState(false);
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
        beside={<LaunchStatus launch={launch} />}
        actions={
          <>
            {canAdd && launch.pages > 0 && add(false)}
            <LaunchActions launch={launch} />
          </>
        }
      />
      <LaunchNews launch={launch} />
      {launch.refusals.length === 0 && <LaunchBlockers launch={launch} />}
      {launch.partList.length > 0 && <LaunchParts launch={launch} />}
      {launch.pageList.length > 0 && <LaunchPages launch={launch} />}
      {launch.pageList.length === 0 && (launch.partList.length === 0 || canAdd) && (
        <EmptyState
          icon={<IconFiles size={32} stroke={1.5} />}
          title="No pages in it yet"
          action={canAdd && add(true)}
        >
          Add pages that have a draft or are waiting for review. Each is included as it is when you add it.
        </EmptyState>
      )}
      {isAdding && <AddPagesDialog launch={launch} onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}
