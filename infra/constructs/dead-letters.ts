import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Events that no one sends again and that could not be taken: kept for two weeks, to be looked at and repeated. */
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

  /** With the error and the event, once Lambda has given up; the number of its tries stays what it was. */
  keepFailuresOf(lambda: LambdaFunction): void {
    lambda.configureAsyncInvoke({ onFailure: new SqsDestination(this.queue), retryAttempts: 2 });
  }
}
