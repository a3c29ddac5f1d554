import { AsyncLocalStorage } from 'node:async_hooks';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { startDynamo } from '@galley/infra/local/stand-ins/dynamo/dynamo-stand-in';
import { FaultsAtHand } from '../support/table-at-hand/faults-at-hand';
import { putAtHand } from '../support/table-at-hand/table-at-hand';
import '../support/table-at-hand/setup';

/**
 * When a process dies: at one of its calls, before the call was made or after it was executed but before its
 * response.
 */
export interface Death {
  /** @param call the number of the call in the process, and the sort keys that it writes */
  at: (call: { number: number; written: readonly string[] }) => boolean;
  when: 'before' | 'after';
}

/** Thrown in a dead process for every call that it would have made. */
class Dead extends Error {}

/** A process such as a Lambda invocation, from its start to its end or death. */
interface Killable {
  death: Death | undefined;
  calls: number;
  isDead: boolean;
}

type Send = (command: { input: unknown }) => Promise<unknown>;

/**
 * The table in this process, with callers that can be killed: after its death nothing that a caller does has any
 * effect. Calls to other Lambdas and the CDN count like others and do nothing.
 */
export class KillableCloud {
  private readonly killables = new AsyncLocalStorage<Killable>();

  /** Called after every transaction with the sort keys that it wrote; its own calls belong to no process. */
  onWrite: ((keys: string[]) => Promise<void>) | undefined;

  static async start(): Promise<KillableCloud> {
    const cloud = new KillableCloud();
    const dynamo = await startDynamo();
    // Visitors' reads have a small client of their own, which is not killed.
    process.env.AWS_ENDPOINT_URL_DYNAMODB = dynamo.endpoint;
    putAtHand({ dynamo, invokeLater: () => {}, faults: new FaultsAtHand() });
    const client = new DynamoDBClient();
    const send = DynamoDBClient.prototype.send as unknown as Send;
    const patch = (target: { prototype: object }, call: Send) =>
      Object.assign(target.prototype, { send: (command: { input: unknown }) => cloud.call(command, call) });
    patch(DynamoDBClient, (command) => send.call(client, command));
    for (const outside of [LambdaClient, CloudFrontClient]) patch(outside, async () => ({}));
    return cloud;
  }

  /** Runs an action as a process that dies as specified. @returns the number of its calls, and whether it died */
  async live(action: () => Promise<unknown>, death?: Death): Promise<{ calls: number; died: boolean }> {
    const killable: Killable = { death, calls: 0, isDead: false };
    try {
      await this.killables.run(killable, action);
    } catch (error) {
      if (!killable.isDead) throw error;
    }
    return { calls: killable.calls, died: killable.isDead };
  }

  private async call(command: { input: unknown }, send: Send): Promise<unknown> {
    const killable = this.killables.getStore();
    if (killable?.isDead) throw new Dead('This process is dead.');
    const written = keysWrittenBy(command.input);
    if (killable) killable.calls += 1;
    const dies = killable?.death?.at({ number: killable.calls, written: written ?? [] }) ?? false;
    if (killable && dies) killable.isDead = true;
    if (dies && killable?.death?.when === 'before') throw new Dead('This process has died.');
    const answer = await send(command);
    if (written) await this.killables.exit(() => this.onWrite?.(written));
    if (dies) throw new Dead('This process has died.');
    return answer;
  }
}

interface Keyed {
  sk?: { S?: string };
}

/** The sort keys of a transaction; undefined for every other call. */
function keysWrittenBy(input: unknown): string[] | undefined {
  const items = (input as { TransactItems?: Record<string, { Key?: Keyed; Item?: Keyed }>[] }).TransactItems;
  return items?.flatMap((item) => Object.values(item).map(({ Key, Item }) => (Key ?? Item)?.sk?.S ?? ''));
}
