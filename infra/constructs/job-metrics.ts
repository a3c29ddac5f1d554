import { jobKindNames, mailOfKind } from '@galley/functions/core/job-kinds';
import { jobLogLines } from '@galley/functions/jobs/log-lines';
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { MetricFilter } from 'aws-cdk-lib/aws-logs';
import { namesOf, type Stage } from '../stage';
import type { AreaFunction } from './area-function';

const message = (words: string) => `$.message = "${words}"`;
const isMail = jobKindNames
  .filter((kind) => mailOfKind({ kind }) === 'sent')
  .map((kind) => `$.kind = "${kind}"`)
  .join(' || ');

/**
 * The metrics that are counted in the jobs' log. They have no dimensions and no data while nothing happens,
 * so they cost next to nothing. The sweep reports every minute, and its silence is a signal, too.
 */
const filters = {
  DeadJobs: { pattern: `{ ${message(jobLogLines.dead)} }`, value: '1' },
  FailedMails: { pattern: `{ ${message(jobLogLines.failed)} && (${isMail}) }`, value: '1' },
  LateSchedules: { pattern: `{ ${message(jobLogLines.lateSchedule)} }`, value: '1' },
  OldestDueJobSeconds: { pattern: `{ ${message(jobLogLines.swept)} }`, value: '$.oldestSeconds' },
} as const;
export type JobMetricName = keyof typeof filters;

/** Turns the jobs' log lines into metrics. */
export function countJobs(jobs: AreaFunction, stage: Stage): void {
  for (const [metricName, { pattern, value }] of Object.entries(filters)) {
    new MetricFilter(jobs, metricName, {
      logGroup: jobs.logGroup,
      filterPattern: { logPatternString: pattern },
      metricNamespace: namesOf(stage).ownMetrics,
      metricName,
      metricValue: value,
    });
  }
}

export function jobMetric(stage: Stage, metricName: JobMetricName, statistic: string): Metric {
  return new Metric({
    namespace: namesOf(stage).ownMetrics,
    metricName,
    statistic,
    period: Duration.minutes(5),
  });
}
