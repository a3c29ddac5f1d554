import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type Icon, IconFilePlus, IconFiles, IconHistory, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
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
  const pages = useListPages();
  const rows = pages.data;
  return (
    <>
      <QueryBoundary query={pages} failure="The pages could not be read" skeleton={null} tellsStale />
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
            <QuickLink to={linkTo('createPage')} icon={IconFilePlus} label="Create Internal Page" />
            <QuickLink to={linkTo('pages')} icon={IconFiles} label="All pages" />
            {mayEditSite && (
              <QuickLink to={linkTo('siteInformation')} icon={IconSettings} label="Site information" />
            )}
            {mayReadLogs && <QuickLink to={linkTo('activity')} icon={IconHistory} label="Activity log" />}
          </Group>
        </Card>
      </SimpleGrid>
    </>
  );
}

interface QuickLinkProps {
  to: string;
  icon: Icon;
  label: string;
}

function QuickLink({ to, icon: Picture, label }: QuickLinkProps) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Picture size={16} />}>
      {label}
    </Button>
  );
}
