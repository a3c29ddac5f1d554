import { Mutex } from '../mutex';
import { fail } from '../service-error';
import {
  AccessDenied,
  type AwsCall,
  defaultAccount,
  defaultRegion,
  type FaultKind,
  type StandInOptions,
} from '../stand-in';
import type { Item } from './attribute-value';
import { batchGetItem, batchWriteItem } from './batch-operations';
import { CapacityMeter } from './capacity';
import { forgetOldTokens } from './client-request-token';
import { DynaliteStore } from './dynalite-store';
import { DynamoError } from './dynamo-error';
import { checkInputShape, type Input } from './input-shape';
import { deleteItem, getItem, putItem, query, scan, updateItem } from './item-operations';
import { Draft, ItemStore } from './item-store';
import { makeArn, type OperationContext, type Prepare, type PreparedOperation } from './prepared-operation';
import {
  createTable,
  deleteTable,
  describeTable,
  describeTimeToLive,
  expireItems,
  listTables,
  updateTable,
  updateTimeToLive,
} from './table-operations';
import { transactGetItems } from './transact-get';
import { cancelled, transactWriteItems } from './transact-write';

const reads: Record<string, Prepare> = {
  BatchGetItem: batchGetItem,
  DescribeTable: describeTable,
  DescribeTimeToLive: describeTimeToLive,
  GetItem: getItem,
  ListTables: listTables,
  Query: query,
  Scan: scan,
  TransactGetItems: transactGetItems,
};

const writes: Record<string, Prepare> = {
  BatchWriteItem: batchWriteItem,
  CreateTable: createTable,
  DeleteItem: deleteItem,
  DeleteTable: deleteTable,
  PutItem: putItem,
  TransactWriteItems: transactWriteItems,
  UpdateItem: updateItem,
  UpdateTable: updateTable,
  UpdateTimeToLive: updateTimeToLive,
};

/** The work was done, but the caller gets no response. */
export class LostResponse extends Error {}
/** The caller gets no response, and nothing was done. */
export class NoResponse extends Error {}

/** How often old transaction tokens are deleted. */
const sweepIntervalMs = 60_000;

/** Runs operations one at a time: structure, permission, fault, work, commit, observation. */
export class DynamoService {
  private readonly mutex = new Mutex();
  private sweptAt = 0;
  private readonly now: () => number;
  private readonly arn: (resource: string) => string;

  private constructor(
    private readonly items: ItemStore,
    private readonly options: StandInOptions,
  ) {
    this.now = options.now ?? Date.now;
    this.arn = makeArn(options.region, options.account);
  }

  static async open(options: StandInOptions): Promise<DynamoService> {
    const service = new DynamoService(await ItemStore.open(options.directory), options);
    await service.sweepTokens();
    return service;
  }

  /** A service in memory that starts with this one's data. */
  copy(options: StandInOptions): DynamoService {
    return new DynamoService(this.items.copy(), options);
  }

  /** @throws DynamoError in DynamoDB's format; LostResponse or NoResponse when a fault requests it */
  execute(operation: string, input: unknown, accessKeyId: string): Promise<Input> {
    return this.mutex.run(() => this.executeAlone(operation, input, accessKeyId));
  }

  expire(nowMs = this.now()): Promise<number> {
    return this.mutex.run(async () => {
      await this.sweepTokens();
      return expireItems(this.items, Math.floor(nowMs / 1000));
    });
  }

  close(): Promise<void> {
    return this.mutex.run(() => this.items.close());
  }

  private async executeAlone(operation: string, input: unknown, accessKeyId: string): Promise<Input> {
    const at = this.now();
    const started = performance.now();
    const context = this.newContext(at);
    let prepared: PreparedOperation | undefined;
    let summary = summaryOf(operation, undefined, accessKeyId, this.arn);
    let failure: unknown;
    try {
      const prepare =
        reads[operation] ??
        writes[operation] ??
        fail(new DynamoError('UnknownOperationException', `Unknown operation ${operation}`));
      checkInputShape(input);
      prepared = prepare(input, context);
      summary = summaryOf(operation, prepared, accessKeyId, this.arn);
      return await this.runPrepared(summary, operation, input, prepared, context);
    } catch (error) {
      failure = toServiceError(error);
      throw failure;
    } finally {
      const error = failure instanceof Error ? failure.name : undefined;
      this.options.observe?.({
        ...summary,
        operation,
        input,
        units: context.meter.total,
        ...(prepared?.consistent !== undefined && { consistent: prepared.consistent }),
        at,
        ms: performance.now() - started,
        ...(error && { error }),
      });
    }
  }

  private async runPrepared(
    summary: AwsCall,
    operation: string,
    input: Input,
    prepared: PreparedOperation,
    context: OperationContext,
  ): Promise<Input> {
    for (const access of prepared.accesses) {
      this.options.authorize?.({ service: 'dynamodb', accessKeyId: summary.accessKeyId, ...access });
    }
    const fault = this.options.fault?.({ ...summary, input });
    failBefore(fault, operation, prepared);
    if (fault === 'torn-read') context.readTorn = (table, keys) => this.pickTorn(table, keys);
    const output = await prepared.run();
    if (operation in writes) await context.store.draft.commit();
    if (context.now - this.sweptAt > sweepIntervalMs) await this.sweepTokens();
    if (fault === 'lost-answer') throw new LostResponse(`The answer to ${operation} is lost, as asked`);
    return output;
  }

  /** A random key among those that have changed since the start, with its item before the last change. */
  private pickTorn(table: string, keys: string[]): { key: string; item: Item | undefined } | undefined {
    const changed = keys.filter((key) => this.items.previous(`item-${table}`, key).known);
    const key = changed[Math.floor(Math.random() * changed.length)];
    if (key === undefined) return undefined;
    const { value } = this.items.previous(`item-${table}`, key);
    return { key, item: value === undefined ? undefined : (JSON.parse(value) as Item) };
  }

  private newContext(now: number): OperationContext {
    const { region = defaultRegion, account = defaultAccount } = this.options;
    return {
      store: new DynaliteStore(new Draft(this.items), region, account),
      meter: new CapacityMeter(),
      now,
      arn: this.arn,
    };
  }

  private async sweepTokens(): Promise<void> {
    this.sweptAt = this.now();
    const draft = new Draft(this.items);
    forgetOldTokens(this.items, draft, this.now());
    await draft.commit();
  }
}

function failBefore(fault: FaultKind | undefined, operation: string, prepared: PreparedOperation): void {
  if (fault === 'throttle') {
    throw new DynamoError(
      'ProvisionedThroughputExceededException',
      'The level of configured provisioned throughput for the table was exceeded.',
    );
  }
  if (fault === 'unavailable') {
    throw new DynamoError('InternalServerError', 'Internal server error, as asked', 500);
  }
  if (fault === 'timeout') throw new NoResponse(`No answer to ${operation}, as asked`);
  if (fault === 'conflict' && operation.startsWith('Transact')) {
    const conflict = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };
    throw cancelled(prepared.accesses.map((_, index) => (index === 0 ? conflict : { Code: 'None' })));
  }
}

/** One call that represents the whole operation, with all leading keys that it accesses. */
function summaryOf(
  operation: string,
  prepared: PreparedOperation | undefined,
  accessKeyId: string,
  arn: (resource: string) => string,
): AwsCall {
  const accesses = prepared?.accesses ?? [];
  const leadingKeys = new Set(accesses.flatMap((access) => access.leadingKeys ?? []));
  const attributes = new Set(accesses.flatMap((access) => access.attributes ?? []));
  return {
    service: 'dynamodb',
    action: `dynamodb:${operation}`,
    accessKeyId,
    resource: accesses[0]?.resource ?? arn('*'),
    ...(leadingKeys.size > 0 && { leadingKeys: [...leadingKeys] }),
    ...(attributes.size > 0 && { attributes: [...attributes] }),
  };
}

function toServiceError(error: unknown): unknown {
  if (error instanceof AccessDenied) return new DynamoError('AccessDeniedException', error.message);
  const isKnown =
    error instanceof DynamoError || error instanceof LostResponse || error instanceof NoResponse;
  if (isKnown) return error;
  return new DynamoError('InternalServerError', `The local DynamoDB failed: ${String(error)}`, 500);
}
