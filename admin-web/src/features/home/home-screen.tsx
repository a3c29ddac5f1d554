import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconFilePlus, IconFiles, IconHistory, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { useListPages } from '../pages/use-list-pages';
import { useSiteState } from '../session/use-guard-state';
import { useCan } from '../session/use-signed-in-user';
import { DeadJobs } from './dead-jobs';
import { FirstPublish } from './first-publish';
import { NextSteps } from './next-steps';
import { StatusCounts } from './status-counts';
import { TextNotes } from './text-notes';
import { WaitingVersions } from './waiting-versions';

/** /adminhome: where everybody arrives. */
export function HomeScreen() {
  const maySetUp = useCan('editSiteInformation');
  const { initialized, layout } = useSiteState();
  const isBeingSetUp = initialized.data === false || layout.data === false;
  return (
    <Stack gap="lg" maw={1100}>
      <PageHeader title="Start" crumbs={[]} />
      <Text fz="lg">{messages.welcome}</Text>
      {isBeingSetUp && !maySetUp ? (
        <Alert color="yellow" title={messages.siteBeingSetUp}>
          You can start as soon as that is done.
        </Alert>
      ) : (
        <Overview />
      )}
    </Stack>
  );
}

function Overview() {
  const mayHandleFailedWork = useCan('handleFailedWork');
  const [mayEditSite, mayReadLogs] = [useCan('editSiteInformation'), useCan('readLogs')];
  const { data: rows, error, refetch } = useListPages();
  return (
    <>
      {error && (
        <ErrorPanel
          title="The pages could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      <FirstPublish rows={rows} />
      {mayHandleFailedWork && <DeadJobs />}
      {mayHandleFailedWork && <TextNotes />}
      <WaitingVersions mayReview={useCan('publishDraft')} />
      <StatusCounts rows={rows} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <NextSteps rows={rows} />
        <Card>
          <Title order={2} mb="md">
            Quick links
          </Title>
          <Group gap="xs">
            <Button
              component={Link}
              to={linkTo('createPage')}
              variant="default"
              leftSection={<IconFilePlus size={16} />}
            >
              Create Internal Page
            </Button>
            <Button
              component={Link}
              to={linkTo('pages')}
              variant="default"
              leftSection={<IconFiles size={16} />}
            >
              All pages
            </Button>
            {mayEditSite && (
              <Button
                component={Link}
                to={linkTo('siteInformation')}
                variant="default"
                leftSection={<IconSettings size={16} />}
              >
                Site information
              </Button>
            )}
            {mayReadLogs && (
              <Button
                component={Link}
                to={linkTo('activity')}
                variant="default"
                leftSection={<IconHistory size={16} />}
              >
                Activity log
              </Button>
            )}
          </Group>
        </Card>
      </SimpleGrid>
    </>
  );
}
