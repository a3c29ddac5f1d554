import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoError } from '@galley/infra/local/stand-ins/dynamo/dynamo-error';
import { LostResponse } from '@galley/infra/local/stand-ins/dynamo/dynamo-service';
import { fromWire, toWire } from '../support/table-at-hand/wire';

/**
 * Replaces the SDK's client without signatures and XML, for which thousands of schedules have no time. It retries as
 * the SDK does; `tests/api/faults.test.ts` tests the real one.
 */
type Execute = (operation: string, input: unknown) => Promise<Record<string, unknown>>;

const maxAttempts = 4;
const retried = /ProvisionedThroughputExceeded|Throttling|InternalServerError/;

export async function sendLightly(execute: Execute, command: { input: unknown }): Promise<unknown> {
  const operation = command.constructor.name.replace(/Command$/, '');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return fromWire(await execute(operation, toWire(command.input)));
    } catch (error) {
      const isTransient =
        error instanceof LostResponse || (error instanceof DynamoError && retried.test(error.code));
      if (!isTransient || attempt === maxAttempts) throw asSdkError(error);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** attempt));
    }
  }
}

function asSdkError(error: unknown): unknown {
  if (!(error instanceof DynamoError)) return error;
  const details = { name: error.code, message: error.message, ...error.extra };
  if (error.code !== 'TransactionCanceledException') return Object.assign(new Error(error.message), details);
  const reasons = fromWire(error.extra.CancellationReasons) as [];
  return new TransactionCanceledException({
    message: error.message,
    CancellationReasons: reasons,
    $metadata: {},
  });
}
