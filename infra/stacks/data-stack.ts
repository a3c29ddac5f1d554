import { Aws, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { served } from '../constructs/area-access';
import { PrivateBucket } from '../constructs/private-bucket';
import { edgeRegion, namesOf, type Stage } from '../stage';

/**
 * The table can be restored to any second within this many days, so the pictures of its items are kept as
 * long.
 */
const restoredForDays = 35;
/** As long as the Lambdas' logs. */
const logsKeptDays = 90;

/**
 * Everything that must never be lost: the table, the companies' images, the secrets. It is all kept when the
 * stack is deleted, except after a failed first deploy, where the remains would prevent the next attempt.
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

    // Keys begin with `images/`, like the URLs, so CloudFront needs no rewriting.
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

  /**
   * By account instead of by distribution, because naming the distributions would create a circular
   * dependency between the stacks.
   */
  private admitDistributions(bucket: Bucket) {
    const distributions = {
      StringEquals: { 'AWS:SourceAccount': this.account },
      ArnLike: { 'AWS:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${this.account}:distribution/*` },
    };
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        // Visitors' files are outside of these prefixes, so no distribution can read them.
        resources: [bucket.arnForObjects(served)],
        conditions: distributions,
      }),
    );
    // Without it, S3 responds with 403 instead of 404 for a missing picture.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        conditions: distributions,
      }),
    );
  }

  /**
   * CloudFront's logs come from us-east-1, whatever the bucket's region; with a narrower condition they would
   * silently be lost.
   */
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
