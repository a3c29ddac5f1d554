const RealDate = globalThis.Date;
let offsetMs = 0;

class ShiftedDate extends RealDate {
  constructor(...parameters: unknown[]) {
    if (parameters.length === 0) super(RealDate.now() + offsetMs);
    else super(...(parameters as [number]));
  }
  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}

/**
 * Moves the clock of the whole test process, handlers and stand-ins alike, so that a code expires without waiting.
 * Timers keep the real time.
 */
export const testClock = {
  advance(ms: number): void {
    globalThis.Date = ShiftedDate as DateConstructor;
    offsetMs += ms;
  },
  reset(): void {
    offsetMs = 0;
    globalThis.Date = RealDate;
  },
};
