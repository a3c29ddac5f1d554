import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export interface PrivateBucketProps {
  /** How long replaced or deleted objects can be restored; absent: not at all. */
  keepReplaced?: Duration;
  /** The age at which objects are deleted; absent: never. */
  expireAfter?: Duration;
  /** Where S3 writes its access log. */
  accessLog?: { bucket: Bucket; prefix: string };
  /** The origin whose pages may upload with signed links. */
  uploadsFrom?: string;
  /** The folder of the build (relative to the repository's root) that deploying copies into the bucket. */
  content?: string;
}

/** Metadata of the bucket in the template, by which deploying and the laptop runner fill buckets. */
export const contentMetadata = 'galley:content';

/** A bucket that only CloudFront and our roles can access. It is kept when its stack is deleted. */
export class PrivateBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: PrivateBucketProps = {}) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      versioned: props.keepReplaced !== undefined,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(7),
          expiration: props.expireAfter,
          noncurrentVersionExpiration: props.keepReplaced,
          // Removes delete markers that remain when all versions of a deleted object have expired.
          expiredObjectDeleteMarker: props.keepReplaced && true,
        },
      ],
      ...(props.uploadsFrom !== undefined && {
        cors: [
          {
            allowedOrigins: [props.uploadsFrom],
            allowedMethods: [HttpMethods.PUT],
            allowedHeaders: ['content-type', 'if-none-match'],
            maxAge: 3_600,
          },
        ],
      }),
      serverAccessLogsBucket: props.accessLog?.bucket,
      serverAccessLogsPrefix: props.accessLog?.prefix,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    if (props.content !== undefined) {
      (this.bucket.node.defaultChild as CfnBucket).addMetadata(contentMetadata, props.content);
    }
  }
}
