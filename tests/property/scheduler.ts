import { AsyncLocalStorage } from 'node:async_hooks';
import { type DynamoService, LostResponse } from '@galley/infra/local/stand-ins/dynamo/dynamo-service';
import type { FaultKind } from '@galley/infra/local/stand-ins/stand-in';
import { testEnvironment } from '../support/test-environment';
import { virtualTime } from './virtual-time';

/** What happens to one call to the table: its Lambda dies around it, or the table fails. */
export const eventKinds = [
  'crash-before',
  'crash-after',
  'throttle',
  'conflict',
  'lost-answer',
  'torn-read',
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * The number of steps that a user goes on before the other's turn, and which call gets a fault. Few long turns find
 * more than many short ones: one stops before saving while the other does everything. A turn below zero ends right
 * before a transaction, -1 before the first and -3 before the third, since few steps fit between two transactions of
 * a launch. After the last turn each goes on as long as possible.
 */
export interface Course {
  turns: number[];
  events: { call: number; kind: EventKind }[];
}

/** A transaction that the table has executed. */
export interface Transaction {
  items: { kind: string; pk: string; sk: string; item: Record<string, unknown> | undefined }[];
}

/** One Lambda invocation, or several of one user in a row. */
export class Invocation {
  isCrashed = false;
  readonly crashed: Promise<'crashed'>;
  private tellCrash: (word: 'crashed') => void = () => {};

  constructor(
    readonly name: string,
    readonly onTransaction: (transaction: Transaction) => void = () => {},
    /** Whose turn it is; a user continues with the next command. */
    readonly who = name,
  ) {
    this.crashed = new Promise((resolve) => {
      this.tellCrash = resolve;
    });
  }

  crash(): void {
    this.isCrashed = true;
    this.tellCrash('crashed');
  }
}

interface WaitingCall {
  invocation: Invocation;
  operation: string;
  make: () => Promise<void>;
}

const current = new AsyncLocalStorage<Invocation>();
virtualTime.install(() => current.getStore());

/** Holds every call to the table until the schedule releases it: nothing else can happen between two calls. */
export class Scheduler {
  private waiting: WaitingCall[] = [];
  private last: Invocation | undefined;
  private turn = 0;
  private stepsOfTurn = 0;
  private writesOfTurn = 0;
  private calls = 0;
  private fault: FaultKind | undefined;
  private readonly tokens = new Set<string>();
  private isOpen = true;
  readonly trace: string[] = [];
  readonly service: DynamoService;

  /** @param beginning the table's initial content, which is not modified */
  constructor(
    private course: Course,
    beginning: DynamoService,
  ) {
    this.service = beginning.copy({ now: () => virtualTime.now, fault: () => this.fault });
  }

  /** From here on calls get no faults. */
  calmDown(): void {
    this.course = { turns: [], events: [] };
  }

  /** All items of the table in DynamoDB's format; the schedule does not see this call. */
  async items(): Promise<Record<string, unknown>[]> {
    const { Items } = await this.service.execute('Scan', { TableName: testEnvironment.TABLE_NAME }, 'TESTS');
    return Items as Record<string, unknown>[];
  }

  /** A call to the table, which waits for its turn. */
  call(operation: string, input: unknown): Promise<Record<string, unknown>> {
    const invocation = current.getStore() ?? new Invocation('nobody');
    return new Promise((resolve, reject) => {
      const make = async () => {
        const event = this.course.events.find(({ call }) => call === this.calls)?.kind;
        this.calls += 1;
        this.trace.push(`${invocation.name} ${operation}${event ? ` [${event}]` : ''}`);
        if (event === 'crash-before') return invocation.crash();
        try {
          const answer = await this.execute(invocation, operation, input, event);
          if (event === 'crash-after') invocation.crash();
          else resolve(answer);
        } catch (error) {
          reject(error);
        }
      };
      this.waiting.push({ invocation, operation, make });
    });
  }

  /** Runs a function as one invocation. Returns 'crashed' where it died. */
  run<T>(invocation: Invocation, work: () => Promise<T>): Promise<T | 'crashed'> {
    return current.run(invocation, () => Promise.race([work(), invocation.crashed]));
  }

  /** Releases calls one by one until these are done. */
  async drive(work: Promise<unknown>): Promise<void> {
    this.isOpen = true;
    let failure: unknown;
    work.then(
      () => {
        this.isOpen = false;
      },
      (error: unknown) => {
        failure = error ?? new Error('failed');
        this.isOpen = false;
      },
    );
    for (let idle = 0; ; ) {
      await virtualTime.settle();
      if (!this.isOpen) break;
      const step = this.nextStep();
      if (step) {
        idle = 0;
        await step();
      } else {
        idle += 1;
        if (idle > 50)
          throw new Error(`Everything waits for something:\n${this.trace.slice(-10).join('\n')}`);
      }
    }
    if (failure) throw failure;
  }

  private nextStep(): (() => Promise<void>) | undefined {
    this.waiting = this.waiting.filter(({ invocation }) => !invocation.isCrashed);
    virtualTime.timers = virtualTime.timers.filter(
      ({ owner }) => !(owner instanceof Invocation && owner.isCrashed),
    );
    const timers = virtualTime.timers.toSorted((a, b) => a.at - b.at);
    const candidates = [
      ...this.waiting.map((call) => ({ owner: call.invocation as unknown, call, timer: undefined })),
      ...timers.map((timer) => ({ owner: timer.owner, call: undefined, timer })),
    ];
    const own = candidates.filter(({ owner }) => whoOf(owner) === whoOf(this.last));
    const others = candidates.filter(({ owner }) => whoOf(owner) !== whoOf(this.last));
    virtualTime.now += 1;
    const isOver = this.isTurnOver(own[0]?.call);
    const chosen = isOver ? (others[0] ?? own[0]) : (own[0] ?? others[0]);
    if (!chosen) return undefined;
    if (isOver) this.turn += 1;
    const { call, timer } = chosen;
    this.stepsOfTurn = isOver ? 1 : this.stepsOfTurn + 1;
    this.writesOfTurn = (isOver ? 0 : this.writesOfTurn) + (isWrite(call) ? 1 : 0);
    this.last = chosen.owner as Invocation;
    if (timer) return async () => virtualTime.fire(timer);
    this.waiting = this.waiting.filter((other) => other !== call);
    return call?.make;
  }

  private isTurnOver(next: WaitingCall | undefined): boolean {
    const turn = this.course.turns[this.turn] ?? Number.POSITIVE_INFINITY;
    return turn < 0 ? isWrite(next) && this.writesOfTurn >= -turn - 1 : this.stepsOfTurn >= turn;
  }

  private async execute(
    invocation: Invocation,
    operation: string,
    input: unknown,
    event: EventKind | undefined,
  ): Promise<Record<string, unknown>> {
    this.fault = event === undefined || event.startsWith('crash') ? undefined : (event as FaultKind);
    try {
      const answer = await this.service.execute(operation, input, 'TESTS');
      this.note(invocation, operation, input);
      return answer;
    } catch (error) {
      if (error instanceof LostResponse) this.note(invocation, operation, input);
      throw error;
    } finally {
      this.fault = undefined;
    }
  }

  /** Records who made a transaction; one that is repeated after a lost response was made only once. */
  private note(invocation: Invocation, operation: string, input: unknown): void {
    if (operation !== 'TransactWriteItems') return;
    const { ClientRequestToken: token, TransactItems } = input as {
      ClientRequestToken: string;
      TransactItems: Record<string, { Item?: Attributes; Key?: Attributes }>[];
    };
    if (this.tokens.has(token)) return;
    this.tokens.add(token);
    const items = TransactItems.flatMap((element) =>
      Object.entries(element).map(([kind, { Item, Key }]) => {
        const key = Item ?? Key ?? {};
        return { kind, pk: key.pk?.S ?? '', sk: key.sk?.S ?? '', item: Item };
      }),
    );
    invocation.onTransaction({ items });
  }
}

const isWrite = (call: WaitingCall | undefined) => call?.operation === 'TransactWriteItems';
const whoOf = (owner: unknown) => (owner instanceof Invocation ? owner.who : owner);

type Attributes = Record<string, { S?: string }>;
