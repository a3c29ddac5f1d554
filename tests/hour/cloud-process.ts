import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '@galley/infra/local/build/bundle-program.mjs';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import type { FromCloud, HourUrls, Memory, Order, Orders } from './cloud';

const root = fileURLToPath(new URL('../..', import.meta.url));
const preload = fileURLToPath(new URL('moved-clock.cjs', import.meta.url));

/** The laptop cloud of the hour, in a process whose memory nothing else uses. */
export class CloudProcess {
  /** Lines that Lambdas logged as errors, and orders that failed. */
  readonly problems: string[] = [];
  private readonly waiting = new Map<number, (value: unknown) => void>();
  private orders = 0;
  private isStopping = false;

  private constructor(
    private readonly child: ChildProcess,
    readonly urls: HourUrls,
  ) {
    child.on('message', (message: FromCloud) => this.hear(message));
    child.once('exit', (code, signal) => {
      if (!this.isStopping) this.problems.push(`The cloud ended: ${signal ?? code}`);
    });
  }

  /** @param data where the cloud keeps its data, and its program */
  static async start(data: string): Promise<CloudProcess> {
    const assembly = await prepareAssembly({ onProgress: (line) => console.log(`  ${line}`) });
    const program = join(data, 'cloud.mjs');
    await bundleProgram(root, 'tests/hour/cloud.ts', program);
    const child = fork(program, [assembly, join(data, 'data'), preload], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, TZ: 'UTC' },
    });
    return new Promise((resolve, reject) => {
      child.on('message', (message: FromCloud) => {
        if ('ready' in message) resolve(new CloudProcess(child, message.ready));
      });
      child.once('exit', (code, signal) => reject(new Error(`The cloud did not start: ${signal ?? code}`)));
    });
  }

  order<Name extends Order>(order: Name, given: Orders[Name]): Promise<unknown> {
    this.orders += 1;
    const id = this.orders;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.child.send({ id, order, given });
    });
  }

  measure = () => this.order('measure', {}) as Promise<Memory>;

  stop(): Promise<void> {
    this.isStopping = true;
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGKILL');
    });
  }

  private hear(message: FromCloud): void {
    if ('problem' in message) {
      this.problems.push(message.problem);
      console.log(`  ! ${message.problem}`);
    }
    if (!('done' in message)) return;
    this.waiting.get(message.done)?.(message.value);
    this.waiting.delete(message.done);
  }
}
