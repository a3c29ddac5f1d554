import { linkTo } from '@galley/shared/admin-screens';
import type { Launch } from '@galley/shared/schemas/launch';
import { Anchor, Button, Paper, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { shortDate } from '../../lib/dates';
import { useCreateLaunch, useListLaunches } from '../../parts/launches/use-launches';
import { PersonNamed } from '../../parts/people/person-named';
import { momentWords } from '../../parts/schedule/planned-words';
import { TimeText } from '../../parts/session/time-text';
import { EmptyState } from '../../ui/empty-state';
import { ListDrawing } from '../../ui/list-drawing';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { LaunchNameDialog } from './launch-name-dialog';
import { contentsOf, LaunchStatus, rolledBackIn } from './launch-words';

/** /Launches: the planned and the past launches. */
export function LaunchesScreen() {
  const list = useListLaunches();
  const create = useCreateLaunch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const add = <Button onClick={() => setIsAsking(true)}>Create launch</Button>;
  const save = async (name: string) => {
    const launchId = await create.mutateAsync({ name });
    navigate(linkTo('launch', { launchId }));
  };
  return (
    <Stack gap="md">
      <PageHeader title="Launches" crumbs={[]} actions={list.data?.length !== 0 && add} />
      <QueryBoundary
        query={list}
        failure="The launches could not be loaded"
        skeleton={<TableSkeleton />}
        reportsStale
      >
        {(launches) =>
          launches.length > 0 ? (
            <LaunchTable launches={launches} />
          ) : (
            <EmptyState icon={<ListDrawing kind="launches" />} title="No launches yet" action={add}>
              A launch publishes several pages, and changes to the whole site, at the same moment, now or at a
              set time. It can be rolled back as a whole.
            </EmptyState>
          )
        }
      </QueryBoundary>
      {isAsking && (
        <LaunchNameDialog
          title="Create a launch"
          name=""
          confirmLabel="Create"
          place="new launch"
          onSave={save}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}

function LaunchTable({ launches }: { launches: readonly Launch[] }) {
  const rolledBack = rolledBackIn(launches);
  return (
    <Paper>
      <Table aria-label="Launches" highlightOnHover verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th miw={96}>Status</Table.Th>
            <Table.Th visibleFrom="sm">Contents</Table.Th>
            <Table.Th visibleFrom="sm">When</Table.Th>
            <Table.Th visibleFrom="md">By</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {launches.map((launch) => (
            <Table.Tr key={launch.launchId}>
              <Table.Td>
                <Anchor
                  component={Link}
                  to={linkTo('launch', { launchId: launch.launchId })}
                  size="sm"
                  fw={500}
                >
                  {launch.name}
                </Anchor>
                <Text size="xs" c="dimmed" hiddenFrom="sm">
                  {contentsOf(launch)}, <When launch={launch} />
                </Text>
              </Table.Td>
              <Table.Td>
                <LaunchStatus launch={launch} isRolledBack={rolledBack.has(launch.launchId)} />
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Text size="sm">{contentsOf(launch)}</Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Text size="sm">
                  <When launch={launch} />
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="md">
                <PersonNamed email={launch.email} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** Shows when it went live or will; for one without a time, when it was created. */
function When({ launch }: { launch: Launch }) {
  const { publishedAt, publishAt, createdAt } = launch;
  const at = publishedAt ?? publishAt;
  return (
    <TimeText span inherit c="dimmed" at={at ?? createdAt} format={at ? momentWords : shortDate}>
      {(time) => (at ? time : `created ${time}`)}
    </TimeText>
  );
}
