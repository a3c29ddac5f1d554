import { required } from '@galley/shared/required';
import type { Alarms } from '../constructs/alarms';
import { lambdaMetric } from './metrics';
import type { MonitoredResources } from './monitored-resources';

/** Alarms about pages of the public sites and forms that visitors send. */
export function visitorAlarms(alarms: Alarms, { visitorPage, areas }: MonitoredResources): void {
  alarms.add('page-errors', {
    urgency: 'now',
    breaks:
      'Visitors of pages that the CDN has not cached see "This site is busy at the moment"; others see pages that may be up to a day old.',
    first:
      'the log of the Lambda VisitorPage for "a page could not be answered", then the table’s throttles and errors on the dashboard; roll back if a deploy was the last change.',
    metric: lambdaMetric(visitorPage, 'Url5xxCount'),
    threshold: 5,
  });
  alarms.add('page-throttles', {
    urgency: 'now',
    breaks:
      'Some visitors of pages that the CDN has not cached are refused, since no more instances of the Lambda may run.',
    first:
      'the account’s concurrent executions on the dashboard against its quota (Service Quotas, Lambda), then which site is flooded in the CDN’s log.',
    metric: lambdaMetric(visitorPage, 'Throttles'),
    threshold: 10,
  });
  alarms.add('page-slow', {
    urgency: 'today',
    breaks: 'Visitors wait more than a second for pages that the CDN has not cached.',
    first:
      'the latency of the table, then cold starts (Init Duration in the REPORT lines of the Lambda VisitorPage).',
    metric: lambdaMetric(visitorPage, 'Duration', 'p95'),
    threshold: 1_000,
    badPeriods: [3, 4],
  });
  const publicSite = required(
    areas.get('public-site'),
    () => new Error('There is no area for what visitors send.'),
  );
  alarms.add('form-crashes', {
    urgency: 'now',
    breaks: 'Visitors who send a form see that it could not be accepted, and what they typed is not stored.',
    first: 'the log of the Lambda PublicSite for the error, by the request id of the API’s access log.',
    metric: lambdaMetric(publicSite, 'Errors'),
    threshold: 3,
  });
}
