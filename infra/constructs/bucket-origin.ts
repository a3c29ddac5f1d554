import { Annotations, Stack } from 'aws-cdk-lib';
import { AccessLevel, type IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

/**
 * A bucket of the distribution's own stack. Listing is allowed, because S3 would otherwise respond with 403
 * instead of 404.
 */
export function bucketOrigin(bucket: Bucket): IOrigin {
  Annotations.of(Stack.of(bucket)).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The list itself is the path "/", which no behaviour passes on to a bucket.',
  );
  return S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
}
