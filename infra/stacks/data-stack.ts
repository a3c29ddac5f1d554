import { Aws, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { served } from '../constructs/area-access';
import { PrivateBucket } from '../constructs/private-bucket';
import { edgeRegion, namesOf, type Stage } from '../stage';

/** The table can be restored to any second of so many days, so the pictures of its items are kept as long. */
const restoredForDays = 35;
/** As long as the logs of the Lambdas. */
const logsKeptDays = 90;

/**
 * What must never be lost: the table, the companies' images, the secrets. Everything here outlives the stack, except
 * one whose first deploy failed: what that leaves would be in the way of the next try.
 */
export class DataStack extends Stack {
  readonly table: Table;
  readonly images: Bucket;
  readonly logs: Bucket;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: restoredForDays,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });

    this.logs = new PrivateBucket(this, 'Logs', { expireAfter: Duration.days(logsKeptDays) }).bucket;
    this.admitLogDelivery(this.logs);

    // Keys begin with `images/`, as the addresses do: CloudFront then needs no rewriting.
    this.images = new PrivateBucket(this, 'Images', {
      keepReplaced: Duration.days(restoredForDays),
      accessLog: { bucket: this.logs, prefix: 'images-bucket/' },
      uploadsFrom: props.stage.adminOrigin,
    }).bucket;
    this.admitDistributions(this.images);

    const names = namesOf(props.stage);
    this.makeSecret('EdgeSecret', names.edgeSecret, 'Shows the API that a request came through CloudFront.');
    this.makeSecret('SignInPepper', names.signInPepper, 'Keys the hashes of sign-in codes.');
  }

  /** By account, not by distribution: naming the distributions would close a circle between the stacks. */
  private admitDistributions(bucket: Bucket) {
    const distributions = {
      StringEquals: { 'AWS:SourceAccount': this.account },
      ArnLike: { 'AWS:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${this.account}:distribution/*` },
    };
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        // What visitors sent with forms lies beside, out of reach of every distribution.
        resources: [bucket.arnForObjects(served)],
        conditions: distributions,
      }),
    );
    // Without it S3 answers 403, not 404, for a picture that does not exist.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        conditions: distributions,
      }),
    );
  }

  /** CloudFront's logs come from us-east-1, wherever the bucket is; a narrower condition would lose them silently. */
  private admitLogDelivery(bucket: Bucket) {
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AWSLogDeliveryWrite',
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`AWSLogs/${this.account}/*`)],
        conditions: {
          StringEquals: {
            's3:x-amz-acl': 'bucket-owner-full-control',
            'aws:SourceAccount': this.account,
          },
          ArnLike: {
            'aws:SourceArn': `arn:${Aws.PARTITION}:logs:${edgeRegion}:${this.account}:delivery-source:*`,
          },
        },
      }),
    );
  }

  private makeSecret(id: string, secretName: string, description: string) {
    return new Secret(this, id, {
      secretName,
      description,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}
