import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from '../assembly/functions';
import { lambdaLimits } from './lambda-limits';

/** Lambda's response in place of a result. */
export interface FunctionErrorBody {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

export type Outcome = { payload: string; error?: undefined } | { error: FunctionErrorBody };

export interface LambdaLogLine {
  functionKey: string;
  line: string;
}

/**
 * One warm environment of a function: a worker thread with its own environment variables that handles one
 * event at a time.
 */
export class ExecutionEnvironment {
  private readonly worker: Worker;
  private finish: ((outcome: Outcome) => void) | undefined;
  private requestId = '';
  /** Set once the thread is or will be terminated; it then gets no further events. */
  isDead = false;

  constructor(
    private readonly definition: FunctionDefinition,
    environment: Record<string, string>,
    onLog: (line: LambdaLogLine) => void,
  ) {
    const { entry, exportName, functionName, arn, memoryMb } = definition;
    this.worker = new Worker(new URL('./lambda-worker.mjs', import.meta.url), {
      workerData: {
        entry,
        exportName,
        functionName,
        functionArn: arn,
        memoryMb,
        maxResponseBytes: lambdaLimits.synchronousPayload,
      },
      env: environment,
      // Otherwise, the thread would inherit the runner's TypeScript loader.
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    for (const stream of [this.worker.stdout, this.worker.stderr]) {
      createInterface({ input: stream }).on('line', (line) => onLog({ functionKey: definition.key, line }));
    }
    this.worker.on('message', (outcome: Outcome) => this.end(outcome));
    this.worker.on('error', (error: Error & { code?: string }) => {
      this.isDead = true;
      this.end({ error: crash(error, this.requestId) });
    });
    this.worker.on('exit', (code) => {
      this.isDead = true;
      this.end({ error: exitError(this.requestId, `exit status ${code}`) });
    });
  }

  get isBusy(): boolean {
    return this.finish !== undefined;
  }

  /** Handles one event; never rejects. After the function's timeout the thread is killed, as on AWS. */
  run(payload: string): Promise<Outcome> {
    this.requestId = randomUUID();
    const { timeoutMs } = this.definition;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        void this.kill();
        this.end({ error: timedOut(this.requestId, timeoutMs) });
      }, timeoutMs);
      this.finish = (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      this.worker.postMessage({ payload, requestId: this.requestId, deadline: Date.now() + timeoutMs });
    });
  }

  async kill(): Promise<void> {
    this.isDead = true;
    await this.worker.terminate();
  }

  private end(outcome: Outcome): void {
    const { finish } = this;
    this.finish = undefined;
    finish?.(outcome);
  }
}

function crash(error: Error & { code?: string }, requestId: string): FunctionErrorBody {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return exitError(requestId, 'signal: killed (out of memory)');
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: (error.stack ?? '').split('\n'),
  };
}

function exitError(requestId: string, how: string): FunctionErrorBody {
  return {
    errorType: 'Runtime.ExitError',
    errorMessage: `RequestId: ${requestId} Error: Runtime exited with error: ${how}`,
  };
}

function timedOut(requestId: string, timeoutMs: number): FunctionErrorBody {
  const seconds = (timeoutMs / 1000).toFixed(2);
  return {
    errorType: 'Sandbox.Timedout',
    errorMessage: `RequestId: ${requestId} Error: Task timed out after ${seconds} seconds`,
  };
}
