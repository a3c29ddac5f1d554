import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Images are kept at the edge until an invalidation; their path contains company and id, so nothing else is
 * part of the key.
 */
export function imageCachePolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ImageCache', {
    comment: 'Galley: images',
    minTtl: Duration.days(1),
    defaultTtl: Duration.days(30),
    maxTtl: Duration.days(365),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.none(),
  });
}
