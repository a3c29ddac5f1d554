import { Annotations, Aws, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IOrigin, OriginSslPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';
import { secretReference } from './function-environment';

/** The HTTP API, with the secret by which handlers know that a request came through the CDN. */
export function apiOrigin(scope: Construct, stage: Stage, api: HttpApi): IOrigin {
  const { region } = Stack.of(scope);
  return new HttpOrigin(`${api.apiId}.execute-api.${region}.${Aws.URL_SUFFIX}`, {
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-galley-edge-secret': secretReference(stage, namesOf(stage).edgeSecret) },
    readTimeout: Duration.seconds(30),
  });
}

/**
 * The images bucket belongs to another stack. It is imported, because a bucket policy that named this
 * distribution would make the two stacks depend on each other; its policy there admits our distributions.
 */
export function imagesOrigin(scope: Construct, images: IBucket): IOrigin {
  const imported = Bucket.fromBucketAttributes(scope, 'Images', {
    bucketName: images.bucketName,
    region: Stack.of(images).region,
  });
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The data stack writes the bucket policy.',
  );
  return S3BucketOrigin.withOriginAccessControl(imported);
}
