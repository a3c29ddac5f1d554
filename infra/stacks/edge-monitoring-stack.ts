import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms';
import { DistributionLogs } from '../constructs/distribution-logs';
import { namesOf, type Stage } from '../stage';

interface EdgeMonitoringStackProps extends StackProps {
  stage: Stage;
  /** The bucket of the access logs. */
  logs: IBucket;
  distributions: { admin: IDistribution; site: IDistribution };
}

/** With fewer requests in five minutes, an error rate is meaningless. */
const enoughRequests = 50;

/**
 * Access logs and alarms of CloudFront, and alarms of the firewall, which are only available in us-east-1.
 */
export class EdgeMonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, logs, distributions, ...props }: EdgeMonitoringStackProps,
  ) {
    super(scope, id, props);
    new DistributionLogs(this, 'Logs', { stage, bucket: logs, distributions });
    const alarms = new Alarms(this, 'Alarms', { stage });
    alarms.add('site-errors', {
      urgency: 'now',
      breaks: 'At least 5 of 100 requests of visitors fail, and the CDN has no cached page to show instead.',
      first:
        'whether page-errors or api-errors are raised too; if not, the CDN’s log by status and path, then the AWS Health Dashboard for CloudFront.',
      metric: errorShare(distributions.site),
      threshold: 5,
      badPeriods: [2, 3],
    });
    alarms.add('admin-errors', {
      urgency: 'now',
      breaks: 'Staff cannot work: at least 5 of 100 requests of the admin fail.',
      first:
        'whether api-errors or sign-in-crashes are raised too; if not, the CDN’s log by status and path: files of the admin that are missing after a deploy, or the edge secret.',
      metric: errorShare(distributions.admin),
      threshold: 5,
      badPeriods: [2, 3],
    });
    const { adminWebAcl, siteWebAcl } = namesOf(stage);
    alarms.add('site-blocked', {
      urgency: 'today',
      breaks:
        'Sites are being attacked, or the firewall refuses real visitors: 2,000 requests were blocked in five minutes.',
      first:
        'the sampled requests of the web ACL of the sites: which rule blocks, and whether these are real visitors.',
      metric: blocked(siteWebAcl),
      threshold: 2_000,
      badPeriods: [2, 3],
    });
    alarms.add('admin-blocked', {
      urgency: 'today',
      breaks:
        'Someone is guessing passwords, or the firewall refuses staff: 500 requests of the admin were blocked in five minutes.',
      first: 'the sampled requests of the web ACL of the admin: which rule blocks, and which IP addresses.',
      metric: blocked(adminWebAcl),
      threshold: 500,
      badPeriods: [2, 3],
    });
  }
}

function errorShare({ distributionId }: IDistribution): MathExpression {
  const metric = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      statistic,
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      period: Duration.minutes(5),
    });
  return new MathExpression({
    expression: `IF(requests >= ${enoughRequests}, share, 0)`,
    usingMetrics: { requests: metric('Requests', 'Sum'), share: metric('5xxErrorRate', 'Average') },
    label: 'errors of 100 requests',
    period: Duration.minutes(5),
  });
}

function blocked(webAcl: string): Metric {
  return new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    statistic: 'Sum',
    dimensionsMap: { WebACL: webAcl, Rule: 'ALL' },
    period: Duration.minutes(5),
  });
}
