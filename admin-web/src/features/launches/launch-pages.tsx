import { linkTo } from '@galley/shared/admin-screens';
import type { LaunchPage, LaunchWithPages } from '@galley/shared/schemas/launch';
import { Anchor, Button, Group, Paper, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { countOf } from '../../lib/count-of';
import { notifyError, notifySaved } from '../../ui/notify';
import { describeEffect } from './launch-words';
import { TakeOffLaunch } from './take-off-launch';
import { useAddLaunchPages, useRemoveLaunchPages } from './use-launches';

/** Lists the pages of a launch, those that prevent it first. */
export function LaunchPages({ launch }: { launch: LaunchWithPages }) {
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
            {rows.map((page) => (
              <PageRow key={page.pageId} launch={launch} page={page} />
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

function PageRow({ launch, page }: { launch: LaunchWithPages; page: LaunchPage }) {
  const { pageId, pageName, path, versionId, problem, isOutdated } = page;
  const removal = useRemoveLaunchPages(launch.launchId);
  const addition = useAddLaunchPages(launch.launchId);
  const isPlanned = launch.status === 'planned';
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
        <Text size="sm">{describeEffect(page, launch.status === 'published')}</Text>
        {problem && (
          <Group gap="xs">
            <Text size="sm" c="red">
              {problem}
            </Text>
            {isOutdated && isPlanned && (
              <Button
                size="compact-xs"
                variant="default"
                loading={addition.isPending}
                aria-label={`Add ${pageName} again`}
                onClick={() =>
                  addition.mutate([pageId], {
                    onSuccess: () => notifySaved(`${pageName} is in the launch as it is now`),
                    onError: notifyError,
                  })
                }
              >
                Add again
              </Button>
            )}
          </Group>
        )}
      </Table.Td>
      {isPlanned && <TakeOffLaunch entry={[pageId]} label={pageName} removal={removal} />}
    </Table.Tr>
  );
}
