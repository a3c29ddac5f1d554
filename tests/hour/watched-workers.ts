import { createRequire, syncBuiltinESMExports } from 'node:module';
import type * as workerThreads from 'node:worker_threads';

/** A Lambda's environment: its function, and the memory that it uses after a collection. */
interface Watched {
  functionKey: string;
  port: workerThreads.MessagePort;
  /** Takes the answer to the measurement that is under way. */
  answer?: ((bytes: number) => void) | undefined;
}

const threads = createRequire(import.meta.url)('node:worker_threads') as typeof workerThreads;
const RealDate = globalThis.Date;
/** How far the clock was moved, in milliseconds; all threads share it. */
const moved = new Float64Array(new SharedArrayBuffer(8));
const watched = new Set<Watched>();

class MovedDate extends RealDate {
  constructor(...parameters: unknown[]) {
    if (parameters.length === 0) super(RealDate.now() + (moved[0] ?? 0));
    else super(...(parameters as [number]));
  }
  static override now(): number {
    return RealDate.now() + (moved[0] ?? 0);
  }
}

/**
 * From here on this process and the Lambdas that it starts know the moved clock only. The product contains nothing of
 * it: the clock and the report of memory are loaded into each thread beside the Lambda's own code.
 * @param preload the file that each Lambda loads first
 */
export function watchWorkers(preload: string): void {
  globalThis.Date = MovedDate as DateConstructor;
  class WatchedWorker extends threads.Worker {
    constructor(file: URL, options: workerThreads.WorkerOptions) {
      const { port1, port2 } = new threads.MessageChannel();
      const hour = { moved, port: port2 };
      super(file, {
        ...options,
        execArgv: ['--require', preload],
        workerData: { ...options.workerData, hour },
        transferList: [port2],
      });
      const one: Watched = { functionKey: String(options.workerData.functionName), port: port1 };
      watched.add(one);
      port1.on('message', (bytes: number) => one.answer?.(bytes));
      port1.unref();
      this.once('exit', () => {
        watched.delete(one);
        one.answer?.(0);
        port1.close();
      });
    }
  }
  Object.assign(threads, { Worker: WatchedWorker });
  syncBuiltinESMExports();
}

export function moveClock(milliseconds: number): void {
  moved[0] = (moved[0] ?? 0) + milliseconds;
}

export interface LambdaMemory {
  environments: number;
  /** The sum over all functions of the memory that one of its environments uses, in bytes. */
  bytes: number;
}

/** The memory of the Lambdas after a collection in each. None of them may be at work. */
export async function measureLambdas(): Promise<LambdaMemory> {
  const measured = await Promise.all(
    [...watched].map(
      (one) =>
        new Promise<[string, number]>((resolve) => {
          one.answer = (bytes) => {
            one.answer = undefined;
            resolve([one.functionKey, bytes]);
          };
          one.port.postMessage('measure');
        }),
    ),
  );
  const byFunction = new Map<string, number[]>();
  for (const [name, bytes] of measured) byFunction.set(name, [...(byFunction.get(name) ?? []), bytes]);
  const means = [...byFunction.values()].map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
  return { environments: measured.length, bytes: means.reduce((sum, one) => sum + one, 0) };
}
