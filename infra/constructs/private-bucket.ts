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
  /** For how long objects that are replaced or deleted can be had back; they cannot when absent. */
  keepReplaced?: Duration;
  /** Objects go so long after they came; they stay when absent. */
  expireAfter?: Duration;
  /** Where S3 writes down who asked it for what. */
  accessLog?: { bucket: Bucket; prefix: string };
  /** Whose pages may put what a signed link allows. */
  uploadsFrom?: string;
  /** The folder of the build (from the root of the repository) that deploying copies into the bucket. */
  content?: string;
}

/** Metadata of the bucket in the template; deploying and the laptop runner fill buckets by it. */
export const contentMetadata = 'galley:content';

/** A bucket that only CloudFront and our roles reach. It outlives its stack. */
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
          // What is left of a deleted object when its versions are gone.
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
