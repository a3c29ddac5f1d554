import type { FunctionDefinition } from '../assembly/functions';
import { ExecutionEnvironment, type LambdaLogLine, type Outcome } from './execution-environment';

export interface LambdaFunctionOptions {
  /** The function's complete `process.env`. */
  environment: () => Record<string, string>;
  /** The maximum number of concurrent events; further ones wait (AWS would start more environments). */
  maxEnvironments: number;
  /**
   * How long an event waits for a busy environment before another one is started; AWS starts one at once. Most events
   * take milliseconds, and loading a bundle takes half a second of a core.
   */
  patienceMs: number;
  onLog: (line: LambdaLogLine) => void;
}

interface WaitingEvent {
  payload: string;
  since: number;
  resolve: (outcome: Outcome) => void;
}

/** From this time on the wait gets a line in the log, which explains a late mail. */
const longWaitMs = 5_000;

const stopping: Outcome = {
  error: { errorType: 'ServiceException', errorMessage: 'The laptop cloud is stopping' },
};

/**
 * One Lambda function with its warm environments. Each handles one event at a time, as on AWS, so concurrent
 * events never share a module's state.
 */
export class LambdaFunction {
  private environments: ExecutionEnvironment[] = [];
  private readonly waiting: WaitingEvent[] = [];
  private isStopped = false;

  constructor(
    readonly definition: FunctionDefinition,
    private readonly options: LambdaFunctionOptions,
  ) {}

  /** Handles one event; never rejects. */
  invoke(payload: string): Promise<Outcome> {
    return new Promise((resolve) => {
      this.waiting.push({ payload, since: Date.now(), resolve });
      this.startWaiting();
      const { patienceMs } = this.options;
      if (this.waiting.length > 0 && patienceMs > 0)
        setTimeout(() => this.startWaiting(), patienceMs).unref();
    });
  }

  /** Loads the bundle again for the next event; events in progress finish with the old one. */
  reload(): void {
    for (const environment of this.environments) environment.isDead = true;
    this.removeDead();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.startWaiting();
    await Promise.all(this.environments.splice(0).map((environment) => environment.kill()));
  }

  private startWaiting(): void {
    if (this.isStopped) {
      for (const event of this.waiting.splice(0)) event.resolve(stopping);
      return;
    }
    for (let [event] = this.waiting; event; [event] = this.waiting) {
      const environment = this.takeIdle(Date.now() - event.since);
      if (!environment) return;
      this.waiting.shift();
      this.reportWait(Date.now() - event.since);
      const { payload, resolve } = event;
      void environment.run(payload).then((outcome) => {
        resolve(outcome);
        this.removeDead();
        this.startWaiting();
      });
    }
  }

  /** An environment for an event that has waited this long; undefined where it should wait for a busy one. */
  private takeIdle(waitedMs: number): ExecutionEnvironment | undefined {
    this.removeDead();
    const idle = this.environments.find((environment) => !environment.isBusy);
    if (idle || this.environments.length >= this.limit) return idle;
    if (this.environments.length > 0 && waitedMs < this.options.patienceMs) return undefined;
    const environment = new ExecutionEnvironment(
      this.definition,
      this.options.environment(),
      this.options.onLog,
    );
    this.environments.push(environment);
    return environment;
  }

  /** AWS would have started another environment. */
  private reportWait(ms: number): void {
    if (ms < longWaitMs) return;
    const message = `an event waited ${Math.round(ms / 1000)} s for one of ${this.limit} environments`;
    this.options.onLog({
      functionKey: this.definition.key,
      line: JSON.stringify({ level: 'WARN', message }),
    });
  }

  private get limit(): number {
    const reserved = this.definition.reservedConcurrency ?? this.options.maxEnvironments;
    return Math.max(1, Math.min(this.options.maxEnvironments, reserved));
  }

  private removeDead(): void {
    const kept = this.environments.filter((environment) => !environment.isDead || environment.isBusy);
    for (const environment of this.environments) {
      if (!kept.includes(environment)) void environment.kill();
    }
    this.environments = kept;
  }
}
