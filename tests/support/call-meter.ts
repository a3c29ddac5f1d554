import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';

/** Records every AWS call that the stand-ins received. */
export class CallMeter {
  private readonly watchers = new Set<ObservedCall[]>();

  readonly observe = (call: ObservedCall): void => {
    for (const calls of this.watchers) calls.push(call);
  };

  /** Starts recording; `stop` returns the calls since then. */
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

  /** Returns the result of `action` and the calls that it made. */
  async during<T>(action: () => Promise<T>): Promise<{ result: T; calls: ObservedCall[] }> {
    const running = this.start();
    try {
      return { result: await action(), calls: running.stop() };
    } finally {
      running.stop();
    }
  }
}
