import { AsyncLocalStorage } from 'node:async_hooks';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { actAsTest } from './used-grants/acting-role';

/** What an earlier call left under way commits, too, and is not meant. */
const ofAction = new AsyncLocalStorage<true>();

/** Runs an action, and something else between its reads and its first commit, or at another or at each of its commits. */
export async function withBetween<Result>(
  action: () => Promise<Result>,
  between: () => Promise<unknown>,
  commit: number | 'each' = 1,
): Promise<Result> {
  const original = DynamoDBClient.prototype.send as (...parameters: unknown[]) => Promise<unknown>;
  const restore = () => {
    DynamoDBClient.prototype.send = original as unknown as typeof DynamoDBClient.prototype.send;
  };
  let commits = 0;
  const held = async function (this: unknown, command: object, ...rest: unknown[]) {
    const isCommit = ofAction.getStore() && command.constructor.name === 'TransactWriteItemsCommand';
    if (isCommit) commits += 1;
    if (commits === commit) restore();
    if (isCommit && (commit === 'each' || commits === commit)) {
      await ofAction.exit(() => actAsTest(between));
    }
    return original.call(this, command, ...rest);
  };
  DynamoDBClient.prototype.send = held as unknown as typeof DynamoDBClient.prototype.send;
  try {
    return await ofAction.run(true, action);
  } finally {
    restore();
  }
}
