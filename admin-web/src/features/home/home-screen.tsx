import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { Alert, Anchor, Button, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dayInWords } from '../../lib/dates';
import { useListForms } from '../../parts/forms/use-forms';
import { useListPages } from '../../parts/pages/use-pages';
import { useIsNameless, useNameOf } from '../../parts/people/use-people';
import { ScheduleNews } from '../../parts/schedule/schedule-news';
import { useCompany } from '../../parts/session/use-company-name';
import { useSiteState } from '../../parts/session/use-guard-state';
import { useCan, useSignedInUser } from '../../parts/session/use-signed-in-user';
import { UnreadCount } from '../../parts/submissions/unread-mark';
import { useUnreadSubmissions } from '../../parts/submissions/use-unread-submissions';
import { usePageTitle } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { DeadJobs } from './dead-jobs';
import { FirstPublish } from './first-publish';
import { HomeCard } from './home-card';
import classes from './home-card.module.css';
import { PageRows } from './page-rows';
import { SiteCard } from './site-card';
import { TextNotes } from './text-notes';
import { WaitingVersions } from './waiting-versions';

/** The number of pages in a list. */
const recent = 5;

/** /adminhome: the start screen. */
export function HomeScreen() {
  const maySetUp = useCan('editSiteInformation');
  const { initialized, layout } = useSiteState();
  const greeting = useGreeting();
  const isNameless = useIsNameless();
  const timeZone = useCompany()?.timeZone;
  usePageTitle('Start', []);
  const isBeingSetUp = initialized.data === false || layout.data === false;
  return (
    <Stack gap="lg" maw={1180}>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={1}>{greeting}</Title>
          <Text c="dimmed">
            {dayInWords(Date.now(), timeZone)}
            {isNameless && (
              <>
                {' · '}
                <Anchor component={Link} to={linkTo('profile')} inherit underline="always">
                  Add your name
                </Anchor>
              </>
            )}
          </Text>
        </div>
        {!isBeingSetUp && (
          <Button
            component={Link}
            to={linkTo('createPage')}
            leftSection={<IconFilePlus size={16} stroke={1.5} aria-hidden />}
          >
            Create Internal Page
          </Button>
        )}
      </Group>
      {isBeingSetUp && !maySetUp ? (
        <Alert color="yellow" title={messages.siteBeingSetUp}>
          You can start as soon as that is done.
        </Alert>
      ) : (
        <Overview />
      )}
      <Text size="xs" c="dimmed">
        {messages.welcome}
      </Text>
    </Stack>
  );
}

function Overview() {
  const mayHandleFailedWork = useCan('handleFailedWork');
  const pages = useListPages();
  const rows = pages.data;
  const open = rows?.filter((row) => row.versionStatus === 'draft' || row.hasDraft);
  const lately = rows
    ?.filter((row) => row.versionStatus !== 'Deleted' && !open?.includes(row))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
    .slice(0, recent);
  return (
    <>
      <QueryBoundary query={pages} failure="The pages could not be loaded" skeleton={null} reportsStale />
      <ScheduleNews />
      <FirstPublish rows={rows} />
      {mayHandleFailedWork && <DeadJobs />}
      {mayHandleFailedWork && <TextNotes />}
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <SiteCard rows={rows} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="xl">
            <NewSubmissions />
            <WaitingVersions mayReview={useCan('publishDraft')} />
            <PageRows
              title="Work in progress"
              rows={open}
              empty="There are no drafts. Choose a page and create a draft to change it."
              most={recent}
            />
            <PageRows
              title="Recently changed"
              rows={lately}
              empty={
                rows?.length === 0 ? 'There are no pages yet.' : 'Published pages appear here, newest first.'
              }
              most={recent}
            />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

/** Greets by the local time of day, and by name once that is known. */
function useGreeting(): string {
  const { email } = useSignedInUser();
  const name = useNameOf()(email);
  const hour = new Date().getHours();
  const greeting = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return name === email ? greeting : `${greeting}, ${name.split(' ')[0]}`;
}

/** Lists the number of unread submissions by form, or nothing. */
function NewSubmissions() {
  const { ofForm, total } = useUnreadSubmissions();
  const forms = useListForms({ enabled: total > 0 });
  const waiting = forms.data?.filter(({ id }) => ofForm.has(id)) ?? [];
  if (waiting.length === 0) return null;
  return (
    <HomeCard title="New submissions" count={0}>
      <ul className={classes.list}>
        {waiting.map(({ id, name }) => (
          <li key={id} className={classes.row}>
            <Anchor
              component={Link}
              to={linkTo('submissions', { formId: id })}
              className={classes.name}
              truncate
              title={name}
            >
              {name}
            </Anchor>
            <UnreadCount count={ofForm.get(id)} />
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
