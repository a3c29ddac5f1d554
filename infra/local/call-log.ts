import type { Observe, ObservedCall } from './stand-ins/stand-in';

export interface CallMeter {
  /** The calls since the start. */
  calls(): ObservedCall[];
  /**
   * Stops recording.
   * @returns the calls since the start
   */
  stop(): ObservedCall[];
}

/**
 * Lets tests and benchmarks record every call of an AWS service; nothing is kept while no recording is
 * active.
 */
export class CallLog {
  private readonly meters = new Set<ObservedCall[]>();

  constructor(private readonly also?: Observe) {}

  readonly observe: Observe = (call) => {
    this.also?.(call);
    for (const meter of this.meters) meter.push(call);
  };

  start(): CallMeter {
    const recorded: ObservedCall[] = [];
    this.meters.add(recorded);
    return {
      calls: () => [...recorded],
      stop: () => {
        this.meters.delete(recorded);
        return [...recorded];
      },
    };
  }
}
