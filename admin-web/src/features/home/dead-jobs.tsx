import { linkTo } from '@galley/shared/admin-screens';
import type { DeadJob } from '@galley/shared/schemas/activity';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { countOf } from '../../lib/count-of';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { TimeText } from '../../parts/session/time-text';
import { confirmAction } from '../../ui/confirm';
import { notifyError, notifySaved } from '../../ui/notify';
import { QueryBoundary } from '../../ui/query-boundary';
import classes from './dead-jobs.module.css';
import { HomeCard } from './home-card';

/**
 * Lists for Admins mails and other jobs that failed for good, with the reason and a retry. Empty where nothing
 * failed.
 */
export function DeadJobs() {
  return (
    <QueryBoundary
      query={useRead(deadJobsKey, 'getDeadJobs')}
      failure="Failed emails and other tasks could not be loaded"
      skeleton={null}
    >
      {(jobs) =>
        jobs.length > 0 && (
          <HomeCard title="Failed" count={jobs.length}>
            <Text size="sm" c="dimmed">
              Each was retried for a day without success. Nothing is lost: try again once the cause is fixed.
            </Text>
            <ul className={classes.list}>
              {jobs.map((job) => (
                <Dead key={job.id} job={job} />
              ))}
            </ul>
          </HomeCard>
        )
      }
    </QueryBoundary>
  );
}

function Dead({ job: { id, what, why, since, attempts, submissionId } }: { job: DeadJob }) {
  const retry = useDeadJobMutation('retryDeadJob');
  const dismiss = useDeadJobMutation('dismissDeadJob');
  const tryAgain = () =>
    retry.mutateAsync(id).then(() => notifySaved('It is being tried again.'), notifyError);
  const askToDismiss = () =>
    confirmAction({
      title: 'Dismiss',
      question: `Are you sure you want to dismiss this? ${what}`,
      details: 'It will not be tried again and is removed from this list.',
      confirmLabel: 'Dismiss',
      isDestructive: true,
      onConfirm: () => dismiss.mutateAsync(id),
    });
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <Text fw={600}>{what}</Text>
        <TimeText size="sm" c="dimmed" at={since}>
          {(time) => `From ${time} · ${countOf(attempts, 'attempt')}`}
        </TimeText>
        <Text size="sm" lineClamp={3} title={why}>
          {why}
        </Text>
        {submissionId !== null && (
          <Anchor component={Link} to={linkTo('submission', { formSubmissionId: submissionId })} size="sm">
            Open the submission
          </Anchor>
        )}
      </div>
      <Group gap={4} flex="none" wrap="nowrap">
        <Button
          size="xs"
          variant="subtle"
          onClick={() => void askToDismiss()}
          aria-label={`Dismiss: ${what}`}
        >
          Dismiss
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={retry.isPending}
          onClick={() => void tryAgain()}
          aria-label={`Try again: ${what}`}
        >
          Try again
        </Button>
      </Group>
    </li>
  );
}

const deadJobsKey = ['dead-jobs'] as const;

const useDeadJobMutation = (name: 'retryDeadJob' | 'dismissDeadJob') =>
  useChange((jobId: string) => api(name, { jobId }), [deadJobsKey], 'onSettled');
