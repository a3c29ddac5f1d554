import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryWidget,
  Metric,
  PeriodOverride,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { AreaFunction } from '../constructs/area-function';
import { jobMetric } from '../constructs/job-metrics';
import { edgeRegion, namesOf } from '../stage';
import { anyLambdaMetric, lambdaMetric, mailMetric } from './metrics';
import { lambdasBehind, type MonitoredResources } from './monitored-resources';

const height = 6;
const period = Duration.minutes(5);

/** One page about visitors, staff, jobs, mail and costs. */
export function makeDashboard(scope: Construct, watched: MonitoredResources, alarms: Alarm[]): void {
  new Dashboard(scope, 'Dashboard', {
    dashboardName: namesOf(watched.stage).dashboard,
    periodOverride: PeriodOverride.INHERIT,
    defaultInterval: Duration.days(1),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms of this region', alarms, width: 24, height: 4 })],
      ...visitors(watched),
      ...staff(watched),
      ...jobsAndMail(watched),
      ...money(watched),
    ],
  });
}

function heading(markdown: string): IWidget[] {
  return [new TextWidget({ markdown, width: 24, height: 1 })];
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({
    title,
    left,
    right,
    width: 8,
    height,
    leftYAxis: { min: 0 },
    rightYAxis: { min: 0 },
  });
}

function visitors({ visitorPage, distributions }: MonitoredResources): IWidget[][] {
  const site = (metricName: string, statistic: string, label: string) =>
    cloudFrontMetric(distributions.site.distributionId, metricName, statistic, label);
  return [
    heading('## Visitors'),
    [
      graph(
        'Requests, and errors of 100',
        [site('Requests', 'Sum', 'requests')],
        [site('5xxErrorRate', 'Average', '5xx'), site('4xxErrorRate', 'Average', '4xx')],
      ),
      graph('Pages that the CDN had no copy of', [
        lambdaMetric(visitorPage, 'UrlRequestCount').with({ label: 'asked for' }),
        lambdaMetric(visitorPage, 'Url5xxCount').with({ label: 'errors' }),
        lambdaMetric(visitorPage, 'Throttles').with({ label: 'throttled' }),
      ]),
      graph('Milliseconds of such a page', [
        lambdaMetric(visitorPage, 'Duration', 'p50').with({ label: 'half' }),
        lambdaMetric(visitorPage, 'Duration', 'p95').with({ label: '95 of 100' }),
      ]),
    ],
  ];
}

function staff(watched: MonitoredResources): IWidget[][] {
  const { api } = watched;
  const lambdas = allLambdas(watched);
  return [
    heading('## Staff'),
    [
      graph(
        'Calls, and milliseconds of 95 of 100',
        [api.metricCount({ statistic: 'Sum', period }), api.metricServerError({ statistic: 'Sum', period })],
        [api.metricLatency({ statistic: 'p95', period })],
      ),
      graph(
        'Crashes',
        lambdas.map(([label, lambda]) => lambdaMetric(lambda, 'Errors').with({ label })),
      ),
      graph(
        'Lambdas at once, and refused ones',
        [anyLambdaMetric('ConcurrentExecutions', 'Maximum')],
        [anyLambdaMetric('Throttles', 'Sum')],
      ),
    ],
    [
      new LogQueryWidget({
        title: 'The latest errors',
        logGroupNames: lambdas.map(([, { logGroup }]) => logGroup.logGroupName),
        queryLines: [
          'fields @timestamp, message, area, call, company, kind, error.message, requestId',
          'filter level = "ERROR"',
          'sort @timestamp desc',
          'limit 20',
        ],
        width: 24,
        height,
      }),
    ],
  ];
}

function allLambdas(watched: MonitoredResources): [label: string, lambda: AreaFunction][] {
  return [
    ...watched.areas,
    ['visitor-page', watched.visitorPage],
    ...watched.signInTriggers.map((lambda, index): [string, AreaFunction] => [
      `trigger ${index + 1}`,
      lambda,
    ]),
    ...Object.entries(lambdasBehind(watched)),
  ];
}

function jobsAndMail({ stage, table }: MonitoredResources): IWidget[][] {
  return [
    heading('## Jobs, mail and the table'),
    [
      graph(
        'Jobs: seconds of the one that waits longest; dead ones',
        [jobMetric(stage, 'OldestDueJobSeconds', 'Maximum').with({ label: 'waits' })],
        [jobMetric(stage, 'DeadJobs', 'Sum').with({ label: 'dead' })],
      ),
      graph(
        'Mail: sent, failed; shares of bounces and complaints',
        [
          mailMetric('Send', 'Sum').with({ label: 'sent' }),
          jobMetric(stage, 'FailedMails', 'Sum').with({ label: 'failed', period: Duration.hours(1) }),
        ],
        ['BounceRate', 'ComplaintRate'].map((rate) => mailMetric(`Reputation.${rate}`, 'Maximum')),
      ),
      graph('The table: throttles', [
        table.metric('ReadThrottleEvents', { statistic: 'Sum', period }),
        table.metric('WriteThrottleEvents', { statistic: 'Sum', period }),
      ]),
    ],
  ];
}

/**
 * Metrics that drive the costs: the bill itself comes once a day, and only where the account has billing
 * alerts on.
 */
function money({ table, distributions }: MonitoredResources): IWidget[][] {
  const day = Duration.days(1);
  return [
    heading('## Money'),
    [
      graph('The bill of this month so far, US dollars', [
        new Metric({
          namespace: 'AWS/Billing',
          metricName: 'EstimatedCharges',
          dimensionsMap: { Currency: 'USD' },
          statistic: 'Maximum',
          period: day,
          region: edgeRegion,
        }),
      ]),
      graph('The table: read and write units of a day', [
        table.metric('ConsumedReadCapacityUnits', { statistic: 'Sum', period: day }),
        table.metric('ConsumedWriteCapacityUnits', { statistic: 'Sum', period: day }),
      ]),
      graph('Bytes that the CDN sent in a day', [
        cloudFrontMetric(distributions.site.distributionId, 'BytesDownloaded', 'Sum', 'sites').with({
          period: day,
        }),
        cloudFrontMetric(distributions.admin.distributionId, 'BytesDownloaded', 'Sum', 'admin').with({
          period: day,
        }),
      ]),
    ],
  ];
}

function cloudFrontMetric(
  distributionId: string,
  metricName: string,
  statistic: string,
  label: string,
): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    statistic,
    label,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    period,
    region: edgeRegion,
  });
}
