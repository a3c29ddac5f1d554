import { Annotations, Aws, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type FunctionAssociation,
  type ICachePolicy,
  type IOrigin,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';
import { secretReference } from './function-environment';
import { dataHeaders, fileHeaders, hashedAssetHeaders, imageHeaders } from './header-policies';

interface SharedBehaviorsProps {
  stage: Stage;
  assets: IOrigin;
  api: HttpApi;
  images: IBucket;
  /** For calls and images; hashed assets need none because they never change. */
  functionAssociations: FunctionAssociation[];
  callCaching: ICachePolicy;
  imageCaching: ICachePolicy;
  areImagesForStaff?: boolean;
}

/**
 * What both distributions share besides their documents: hashed assets, the API and the images, on the same
 * origin.
 */
export function sharedBehaviors(
  scope: Construct,
  props: SharedBehaviorsProps,
): Record<string, BehaviorOptions> {
  const { stage, assets, api, images, functionAssociations, callCaching, imageCaching } = props;
  const { areImagesForStaff = false } = props;
  const library = imagesOrigin(scope, images);
  const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;
  return {
    '/assets/*': {
      origin: assets,
      viewerProtocolPolicy,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: hashedAssetHeaders(scope, 'AssetHeaders'),
    },
    '/api/*': {
      origin: apiOrigin(scope, stage, api),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      functionAssociations,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: callCaching,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: dataHeaders(scope, 'ApiHeaders'),
    },
    // Before the pictures, because their pattern matches these paths, too.
    '/images/*/files/*': {
      origin: library,
      viewerProtocolPolicy,
      functionAssociations,
      cachePolicy: imageCaching,
      responseHeadersPolicy: fileHeaders(scope, 'FileHeaders', areImagesForStaff),
    },
    '/images/*': {
      origin: library,
      viewerProtocolPolicy,
      functionAssociations,
      cachePolicy: imageCaching,
      responseHeadersPolicy: imageHeaders(scope, 'ImageHeaders', areImagesForStaff),
    },
  };
}

/** The HTTP API, with the secret header that proves to handlers that a request came through the CDN. */
function apiOrigin(scope: Construct, stage: Stage, api: HttpApi): IOrigin {
  const { region } = Stack.of(scope);
  return new HttpOrigin(`${api.apiId}.execute-api.${region}.${Aws.URL_SUFFIX}`, {
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-galley-edge-secret': secretReference(stage, namesOf(stage).edgeSecret) },
    readTimeout: Duration.seconds(30),
  });
}

/**
 * The images bucket belongs to another stack. It is imported, because a bucket policy that names this
 * distribution would make the two stacks depend on each other; the policy in its own stack admits our
 * distributions.
 */
function imagesOrigin(scope: Construct, images: IBucket): IOrigin {
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
