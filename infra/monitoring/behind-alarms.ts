import { Duration } from 'aws-cdk-lib';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { type Alarms, sumOf } from '../constructs/alarms';
import { spentBudgetsMetric } from '../constructs/budget-metrics';
import { jobMetric } from '../constructs/job-metrics';
import { anyLambdaMetric, lambdaMetric, mailMetric } from './metrics';
import { lambdasBehind, type MonitoredResources } from './monitored-resources';

/** Alarms about what everything else depends on: jobs, mail, the table, the account's quotas. */
export function alarmsBehind(alarms: Alarms, watched: MonitoredResources): void {
  jobAlarms(alarms, watched);
  mailAlarms(alarms, watched);
  alarms.add('budgets-spent', {
    urgency: 'today',
    breaks:
      'One company has used up a budget: its mails wait for the next hour, or its users and visitors are refused. No other company is affected.',
    first:
      'the latest "budget spent" lines in the logs of the areas and of Jobs: they name the company and the budget; then who is flooding it, or whether it needs more.',
    metric: spentBudgetsMetric(watched.stage),
    threshold: 10,
  });
  tableAlarms(alarms, watched);
  alarms.add('lambda-throttles', {
    urgency: 'now',
    breaks:
      'Some requests of staff and visitors are refused: the account has reached its limit of concurrent Lambdas.',
    first:
      'concurrent executions on the dashboard, which Lambda has most of them, and the quota in Service Quotas.',
    metric: anyLambdaMetric('Throttles', 'Sum'),
    threshold: 20,
  });
}

function jobAlarms(alarms: Alarms, watched: MonitoredResources): void {
  const { stage } = watched;
  alarms.add('jobs-waiting', {
    urgency: 'now',
    breaks:
      'Mails, including sign-in codes, and changes that visitors should see are late: jobs have been due for a quarter of an hour, or nothing sweeps them.',
    first:
      'the log of the Lambda Jobs: "jobs swept" must come every minute; then the rule EveryMinute in EventBridge.',
    metric: jobMetric(stage, 'OldestDueJobSeconds', 'Maximum'),
    threshold: 15 * 60,
    badPeriods: [2, 2],
    isSilenceBad: true,
  });
  alarms.add('jobs-dead', {
    urgency: 'today',
    breaks:
      'A job of a company did not succeed within 24 hours: a mail, a redirect, the variants of an image.',
    first:
      'the log of the Lambda Jobs for "job dead" (company, kind, job) and "job failed" before it (the error).',
    metric: jobMetric(stage, 'DeadJobs', 'Sum'),
    threshold: 1,
  });
  alarms.add('schedule-late', {
    urgency: 'now',
    breaks:
      'A page went live or left the site more than two minutes after its scheduled time, or not at all.',
    first:
      'the log of the Lambda Jobs for "schedule late" (company, page, seconds) and for "jobs swept", which must come every minute.',
    metric: jobMetric(stage, 'LateSchedules', 'Sum'),
    threshold: 1,
  });
  alarms.add('job-crashes', {
    urgency: 'today',
    breaks: 'Mails, images or new companies are late, or a bounce is not shown: a background Lambda crashes.',
    first:
      'which Lambda it is on the dashboard (crashes), then its log; a job that crashes is retried every minute.',
    metric: sumOf(
      Object.values(lambdasBehind(watched)).map((lambda) => lambdaMetric(lambda, 'Errors')),
      'crashes behind the scenes',
    ),
    threshold: 5,
  });
}

function mailAlarms(alarms: Alarms, { stage, lostEvents }: MonitoredResources): void {
  alarms.add('mail-failing', {
    urgency: 'now',
    breaks:
      'Users wait for their sign-in code: SES does not accept mails. Nothing is lost, since each is retried for a day.',
    first:
      'the log of the Lambda Jobs for "job failed" (SES’s answer), then the sending quota and status in SES; an operator lets people in with `npm run tenant -- sign-in-code`.',
    metric: jobMetric(stage, 'FailedMails', 'Sum'),
    threshold: 5,
  });
  alarms.add('mail-bounces', {
    urgency: 'today',
    breaks:
      'Soon no one may receive sign-in codes: 5 of 100 mails bounce, and at 10 AWS suspends the account’s mail.',
    first:
      'which company’s mails bounce (the state of its submissions, its users’ email addresses); then stop those mails.',
    metric: mailMetric('Reputation.BounceRate', 'Maximum'),
    threshold: 0.05,
  });
  alarms.add('mail-complaints', {
    urgency: 'today',
    breaks:
      'Soon no one may receive sign-in codes: one mail in 1,000 is marked as spam, and at five AWS suspends the account’s mail.',
    first: 'whose form mails are reported as spam; then remove that recipient from the form.',
    metric: mailMetric('Reputation.ComplaintRate', 'Maximum'),
    threshold: 0.001,
  });
  alarms.add('mail-events-lost', {
    urgency: 'today',
    breaks: 'A mail bounced and no one can see it: its submission or its user is still shown as reached.',
    first:
      'the log of the Lambda MailEvents, then the messages of the queue LostEvents (each has the event and the error); docs/operating.md says how to repeat them.',
    metric: lostEvents.queue.metricApproximateNumberOfMessagesVisible({
      statistic: 'Maximum',
      period: Duration.minutes(5),
    }),
    threshold: 1,
  });
}

/** The operations that the product uses. */
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.UPDATE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

function tableAlarms(alarms: Alarms, { table }: MonitoredResources): void {
  const sum = { statistic: 'Sum', period: Duration.minutes(5) };
  alarms.add('table-throttles', {
    urgency: 'now',
    breaks:
      'Opening and saving are slow or fail for one company or for all: the table receives more requests than it has warm throughput for, and refuses some.',
    first:
      'read and write throttles on the dashboard, then Contributor Insights of the table: which partition receives most requests.',
    metric: sumOf(
      ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => table.metric(name, sum)),
      'throttled requests',
    ),
    threshold: 20,
  });
  alarms.add('table-errors', {
    urgency: 'now',
    breaks:
      'Pages that the CDN has not cached and all calls of the admin fail from time to time: DynamoDB itself has errors.',
    first: 'the AWS Health Dashboard for DynamoDB in this region; all you can do is to inform customers.',
    metric: sumOf(
      operations.map((operation) =>
        table.metric('SystemErrors', {
          ...sum,
          dimensionsMap: { TableName: table.tableName, Operation: operation },
        }),
      ),
      'errors of DynamoDB',
    ),
    threshold: 10,
  });
}
