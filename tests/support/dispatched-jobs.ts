import type { Key } from '@galley/functions/core/entities/key';
import { testClock } from './test-clock';

type Run = (payload: unknown) => Promise<unknown>;

/** A Lambda that is dispatched for a job waits up to this long for its due time; later jobs are left to the sweep. */
const longestWaitMs = 5_000;

/**
 * The jobs Lambda, whose delayed jobs run at their due time, or as soon as a test only waits for them: then the clock
 * moves there. The CDN is invalidated seconds after a release, for which no test should have to wait.
 */
export class DispatchedJobs {
  private readonly running = new Set<Promise<unknown>>();
  private readonly waiting = new Map<() => void, Promise<unknown>>();

  constructor(private readonly run: Run) {}

  async start(payload: unknown): Promise<unknown> {
    const { run: keys = [] } = payload as { run?: Key[] };
    const soon = keys.filter((key) => isDueSoon(key));
    if (soon.length === 0) return this.runNow(payload);
    const others = keys.filter((key) => !soon.includes(key));
    const atOnce = others.length > 0 ? this.runNow({ run: others }) : undefined;
    return Promise.all([atOnce, ...soon.map((key) => this.runAt(dueAt(key), { run: [key] }))]);
  }

  /** Resolves when nothing is running or waiting any more. Running jobs may dispatch others, and come first. */
  async settled(): Promise<void> {
    while (this.running.size + this.waiting.size > 0) {
      if (this.running.size > 0) {
        await Promise.allSettled(this.running);
        continue;
      }
      const begun = [...this.waiting];
      for (const [begin] of begun) begin();
      await Promise.allSettled(begun.map(([, finished]) => finished));
    }
  }

  private runNow(payload: unknown): Promise<unknown> {
    const finished: Promise<unknown> = this.run(payload).finally(() => this.running.delete(finished));
    this.running.add(finished);
    return finished;
  }

  private runAt(moment: number, payload: unknown): Promise<unknown> {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const timer = setTimeout(begin, moment - Date.now());
    const finished = begun.then(() => {
      clearTimeout(timer);
      this.waiting.delete(begin);
      const early = moment - Date.now();
      if (early > 0) testClock.advance(early);
      return this.runNow(payload);
    });
    this.waiting.set(begin, finished);
    return finished;
  }
}

const dueAt = ({ sk }: Key) => Date.parse(sk.slice(0, 24));

function isDueSoon(key: Key): boolean {
  const early = dueAt(key) - Date.now();
  return early > 0 && early <= longestWaitMs;
}
