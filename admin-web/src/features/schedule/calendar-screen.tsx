import { linkTo } from '@galley/shared/admin-screens';
import { groupBy } from '@galley/shared/group-by';
import { localTimeAt } from '@galley/shared/local-time';
import type { Calendar, CalendarEntry } from '@galley/shared/schemas/schedule';
import { ActionIcon, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { ScheduleNews } from '../../parts/schedule/schedule-news';
import { useGetCalendar } from '../../parts/schedule/use-schedule';
import { useCompany } from '../../parts/session/use-company-name';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { useIsPhone } from '../../ui/use-is-phone';
import { useRememberedState } from '../../ui/use-remembered-state';
import { Agenda } from './agenda';
import classes from './calendar.module.css';
import { monthAfter, monthName } from './calendar-days';
import { EntryIcon } from './calendar-entry';
import { MonthGrid } from './month-grid';

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** /Calendar: scheduled, past and missed events of the site. */
export function CalendarScreen() {
  const timeZone = useCompany()?.timeZone;
  const [parameters, setParameters] = useSearchParams();
  const today = localTimeAt(Date.now(), timeZone ?? 'UTC').slice(0, 10);
  const named = parameters.get('month') ?? '';
  const month = monthPattern.test(named) ? named : today.slice(0, 7);
  const calendar = useGetCalendar(month);
  const isNarrow = useIsPhone();
  const [view, setView] = useRememberedState<'month' | 'agenda'>('calendar-view', 'month');
  const go = (to: string) => setParameters({ month: to });
  return (
    <Stack gap="md">
      <PageHeader title="Calendar" crumbs={[]} />
      <ScheduleNews />
      <Group justify="space-between" gap="sm">
        <Group gap={6}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Month before"
            onClick={() => go(monthAfter(month, -1))}
          >
            <IconChevronLeft size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Month after"
            onClick={() => go(monthAfter(month, 1))}
          >
            <IconChevronRight size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <Button variant="default" size="sm" onClick={() => go(today.slice(0, 7))}>
            Today
          </Button>
          <Text fw={600} role="status" ms={6}>
            {monthName(month)}
          </Text>
        </Group>
        {!isNarrow && (
          <SegmentedControl
            aria-label="View"
            value={view}
            onChange={(chosen) => setView(chosen as 'month' | 'agenda')}
            data={[
              { value: 'month', label: 'Month' },
              { value: 'agenda', label: 'Agenda' },
            ]}
          />
        )}
      </Group>
      <QueryBoundary
        query={calendar}
        failure="The calendar could not be loaded"
        skeleton={<Waiting month={month} isAgenda={isNarrow || view === 'agenda'} />}
        reportsStale
      >
        {(data) => <Shown calendar={data} month={month} today={today} view={isNarrow ? 'agenda' : view} />}
      </QueryBoundary>
    </Stack>
  );
}

/** The month's layout without entries, while they are loading. */
function Waiting({ month, isAgenda }: { month: string; isAgenda: boolean }) {
  if (isAgenda) return <TableSkeleton />;
  return (
    <div role="status" aria-busy aria-label="Loading">
      <MonthGrid month={month} today="" timeZone="UTC" entriesOn={() => []} />
    </div>
  );
}

interface ShownProps {
  calendar: Calendar;
  month: string;
  today: string;
  view: 'month' | 'agenda';
}

function Shown({ calendar: { entries, timeZone }, month, today, view }: ShownProps) {
  const byDay = groupBy(entries, ({ at }) => localTimeAt(at, timeZone).slice(0, 10));
  const entriesOn = (day: string) => byDay.get(day) ?? [];
  if (view === 'agenda' && entries.length === 0) {
    return (
      <EmptyState
        icon={<IconCalendar size={32} stroke={1.5} />}
        title={`Nothing in ${monthName(month)}`}
        action={
          <Button component={Link} to={linkTo('pages')} variant="default">
            Go to the pages
          </Button>
        }
      >
        Choose Publish in the editor of a page and then 'At a time': the page goes live automatically and is
        listed here.
      </EmptyState>
    );
  }
  return (
    <>
      {view === 'month' ? (
        <MonthGrid month={month} today={today} timeZone={timeZone} entriesOn={entriesOn} />
      ) : (
        <Agenda days={[...byDay.keys()]} today={today} timeZone={timeZone} entriesOn={entriesOn} />
      )}
      <Group gap="lg" className={classes.legend}>
        <Legend state="coming">Coming</Legend>
        <Legend state="done">Done</Legend>
        <Legend state="missed">Missed its time</Legend>
        {kinds.map(([kind, label]) => (
          <Group key={kind} gap={6} c="dimmed">
            <EntryIcon kind={kind} />
            <Text size="sm">{label}</Text>
          </Group>
        ))}
        <Text size="sm" c="dimmed" ms="auto">
          Time zone: {timeZone.replaceAll('_', ' ')}
        </Text>
      </Group>
    </>
  );
}

const kinds = [
  ['publish', 'A page goes live'],
  ['takeDown', 'A page leaves the site'],
  ['appear', 'A section appears'],
  ['go', 'A section goes'],
  ['launch', 'A launch'],
] as const;

function Legend({ state, children }: { state: CalendarEntry['state']; children: string }) {
  return (
    <Group gap={6}>
      <span className={`${classes.mark} ${classes[state]}`} aria-hidden />
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Group>
  );
}
