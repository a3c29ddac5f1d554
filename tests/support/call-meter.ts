import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';

/** Every AWS call that the stand-ins saw. */
export class CallMeter {
  private readonly watchers = new Set<ObservedCall[]>();

  readonly observe = (call: ObservedCall): void => {
    for (const calls of this.watchers) calls.push(call);
  };

  /** Starts to note calls; `stop` answers those since then. */
  start(): { stop(): ObservedCall[] } {
    const calls: ObservedCall[] = [];
    this.watchers.add(calls);
    return {
      stop: () => {
        this.watchers.delete(calls);
        return calls;
      },
    };
  }

  /** What `action` answered and the calls that were made meanwhile. */
  async during<T>(action: () => Promise<T>): Promise<{ result: T; calls: ObservedCall[] }> {
    const running = this.start();
    try {
      return { result: await action(), calls: running.stop() };
    } finally {
      running.stop();
    }
  }
}
