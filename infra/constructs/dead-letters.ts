import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/**
 * Events that could not be processed and are not sent again: kept for two weeks, to be examined and repeated.
 */
export class DeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    });
  }

  /**
   * Keeps failed events with their error once Lambda has given up, without changing its number of retries.
   */
  keepFailuresOf(lambda: LambdaFunction): void {
    lambda.configureAsyncInvoke({ onFailure: new SqsDestination(this.queue), retryAttempts: 2 });
  }
}
