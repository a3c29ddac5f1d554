import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage';

/**
 * The fields of a log line. Visitors' IP addresses, cookies, referrers and browsers are not logged for
 * privacy, and neither are query strings: that of `getUserBySessionToken` contains the session.
 */
const recordFields = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'x-host-header',
  'cs-method',
  'cs-protocol',
  'cs-protocol-version',
  'cs-uri-stem',
  'sc-status',
  'sc-content-type',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-response-result-type',
  'x-edge-detailed-result-type',
];

interface DistributionLogsProps {
  stage: Stage;
  bucket: IBucket;
  distributions: { admin: IDistribution; site: IDistribution };
}

/**
 * The access logs of the distributions, from us-east-1 as CloudFront requires. Of its two kinds of logs, this
 * uses the one through CloudWatch's delivery: multi-tenant distributions support no other, and it allows
 * choosing the fields.
 */
export class DistributionLogs extends Construct {
  constructor(scope: Construct, id: string, { stage, bucket, distributions }: DistributionLogsProps) {
    super(scope, id);
    const destination = new CfnDeliveryDestination(this, 'Bucket', {
      name: `galley-${stage.name}-log-bucket`,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    const log = (name: string, surface: string, distribution: IDistribution) => {
      const source = new CfnDeliverySource(this, `${name}Source`, {
        name: `galley-${stage.name}-${surface}`,
        logType: 'ACCESS_LOGS',
        resourceArn: distribution.distributionArn,
      });
      new CfnDelivery(this, name, {
        deliverySourceName: source.ref,
        deliveryDestinationArn: destination.attrArn,
        recordFields,
        s3SuffixPath: '{DistributionId}/{yyyy}/{MM}/{dd}/{HH}',
      });
    };
    log('Admin', 'admin', distributions.admin);
    log('Site', 'site', distributions.site);
  }
}
