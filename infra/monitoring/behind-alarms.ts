import { Duration } from 'aws-cdk-lib';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { type Alarms, sumOf } from '../constructs/alarms';
import { spentBudgetsMetric } from '../constructs/budget-metrics';
import { jobMetric } from '../constructs/job-metrics';
import { anyLambdaMetric, lambdaMetric, mailMetric } from './metrics';
import { lambdasBehind, type Watched } from './watched';

/** Alarms about what everything else depends on: jobs, mail, the table, the account's quotas. */
export function alarmsBehind(alarms: Alarms, watched: Watched): void {
  jobAlarms(alarms, watched);
  mailAlarms(alarms, watched);
  alarms.add('budgets-spent', {
    urgency: 'today',
    breaks:
      'One company has used up a budget: its mails wait for the next hour, or its people and visitors are refused. No one else notices.',
    first:
      'the latest "budget spent" lines in the logs of the areas and of Jobs: they name the company and the budget; then who floods it, or whether it needs more.',
    metric: spentBudgetsMetric(watched.stage),
    threshold: 10,
  });
  tableAlarms(alarms, watched);
  alarms.add('lambda-throttles', {
    urgency: 'now',
    breaks:
      'Staff and visitors are refused now and then: the account runs as many Lambdas at once as it may.',
    first:
      'concurrent executions on the dashboard, which Lambda has most of them, and the quota in Service Quotas.',
    metric: anyLambdaMetric('Throttles', 'Sum'),
    threshold: 20,
  });
}

function jobAlarms(alarms: Alarms, watched: Watched): void {
  const { stage } = watched;
  alarms.add('jobs-waiting', {
    urgency: 'now',
    breaks:
      'Mails, sign-in codes among them, and changes that visitors should see are late: jobs wait for a quarter of an hour, or no one looks for them.',
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
      'Something that a company was promised for later did not happen in 24 hours: a mail, a redirect, a picture’s copies.',
    first:
      'the log of the Lambda Jobs for "job dead" (company, kind, job) and "job failed" before it (the error).',
    metric: jobMetric(stage, 'DeadJobs', 'Sum'),
    threshold: 1,
  });
  alarms.add('schedule-late', {
    urgency: 'now',
    breaks:
      'A page was to go live or leave the site at a moment that someone chose, and did so more than two minutes late or not at all.',
    first:
      'the log of the Lambda Jobs for "schedule late" (company, page, seconds) and for "jobs swept", which must come every minute.',
    metric: jobMetric(stage, 'LateSchedules', 'Sum'),
    threshold: 1,
  });
  alarms.add('job-crashes', {
    urgency: 'today',
    breaks:
      'Mails, pictures or new companies are late, or a bounce is not shown: a Lambda behind the scenes breaks off.',
    first:
      'which Lambda it is on the dashboard (crashes), then its log; a job that breaks off is tried again every minute.',
    metric: sumOf(
      Object.values(lambdasBehind(watched)).map((lambda) => lambdaMetric(lambda, 'Errors')),
      'crashes behind the scenes',
    ),
    threshold: 5,
  });
}

function mailAlarms(alarms: Alarms, { stage, lostEvents }: Watched): void {
  alarms.add('mail-failing', {
    urgency: 'now',
    breaks:
      'People wait for their sign-in code: mails cannot be handed to SES. Nothing is lost, each is tried for a day.',
    first:
      'the log of the Lambda Jobs for "job failed" (SES’s answer), then the sending quota and status in SES; an operator lets people in with `npm run tenant -- sign-in-code`.',
    metric: jobMetric(stage, 'FailedMails', 'Sum'),
    threshold: 5,
  });
  alarms.add('mail-bounces', {
    urgency: 'today',
    breaks:
      'Soon no one may get a sign-in code: of 100 mails 5 come back, and at 10 AWS stops the account’s mail.',
    first:
      'which company’s mails bounce (the state of its submissions, its users’ addresses), and stop those.',
    metric: mailMetric('Reputation.BounceRate', 'Maximum'),
    threshold: 0.05,
  });
  alarms.add('mail-complaints', {
    urgency: 'today',
    breaks:
      'Soon no one may get a sign-in code: one mail in 1,000 is called spam, and at five AWS stops the account’s mail.',
    first: 'whose form mails are complained about, and take that recipient out of the form.',
    metric: mailMetric('Reputation.ComplaintRate', 'Maximum'),
    threshold: 0.001,
  });
  alarms.add('mail-events-lost', {
    urgency: 'today',
    breaks: 'A mail came back and no one sees it: its submission or its user is still shown as reached.',
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

function tableAlarms(alarms: Alarms, { table }: Watched): void {
  const sum = { statistic: 'Sum', period: Duration.minutes(5) };
  alarms.add('table-throttles', {
    urgency: 'now',
    breaks:
      'Saving and opening is slow or fails for one company or for all: the table refuses more requests than it is warm for.',
    first:
      'read and write throttles on the dashboard, then Contributor Insights of the table: which partition is asked most.',
    metric: sumOf(
      ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => table.metric(name, sum)),
      'throttled requests',
    ),
    threshold: 20,
  });
  alarms.add('table-errors', {
    urgency: 'now',
    breaks:
      'Pages without a copy in the CDN and everything in the admin fails now and then: DynamoDB itself has errors.',
    first:
      'the AWS Health Dashboard for DynamoDB in this region; there is nothing to do here but to tell customers.',
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
