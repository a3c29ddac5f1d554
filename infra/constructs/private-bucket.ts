import { RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export interface PrivateBucketProps {
  /** Keeps earlier versions of objects that are replaced. */
  versioned?: boolean;
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
      versioned: props.versioned,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    if (props.content !== undefined) {
      (this.bucket.node.defaultChild as CfnBucket).addMetadata(contentMetadata, props.content);
    }
  }
}
