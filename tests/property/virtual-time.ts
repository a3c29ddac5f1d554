import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';

/**
 * Time, timers and chance of this process, in the hands of the schedule: two runs of one schedule are the same to
 * the last byte, so that a failure can be shrunk and played again.
 */
interface Timer {
  at: number;
  fire: () => void;
  /** Whose it is; what belongs to a crashed Lambda never fires. */
  owner: unknown;
}

const begin = Date.UTC(2030, 0, 7, 9);
/** What schedules begin with was done by then, also what its jobs had left to a later moment. */
const afterBeginning = 4 * 3_600_000;
const RealDate = globalThis.Date;
const realSetImmediate = globalThis.setImmediate;

class VirtualDate extends RealDate {
  constructor(...parameters: unknown[]) {
    if (parameters.length === 0) super(virtualTime.now);
    else super(...(parameters as [number]));
  }
  static override now(): number {
    return virtualTime.now;
  }
}

export const virtualTime = {
  now: begin,
  timers: [] as Timer[],
  chance: 1,
  isBegun: false,
  ownerOf: (): unknown => undefined,

  /** Everything as at the start of a schedule; ids of the beginning do not come again. */
  reset(): void {
    this.now = begin + (this.isBegun ? afterBeginning : 0);
    this.timers = [];
    this.chance = this.isBegun ? 2 : 1;
    this.isBegun = true;
  },

  /** Lets everything run that can run without time passing or a call being answered. */
  settle: (): Promise<void> => new Promise((resolve) => realSetImmediate(resolve)),

  fire(timer: Timer): void {
    this.timers = this.timers.filter((other) => other !== timer);
    this.now = Math.max(this.now, timer.at);
    timer.fire();
  },

  /** From here on nothing in this process knows another time or another chance. */
  install(ownerOf: () => unknown): void {
    this.ownerOf = ownerOf;
    globalThis.Date = VirtualDate as DateConstructor;
    globalThis.setTimeout = setVirtualTimeout as unknown as typeof setTimeout;
    globalThis.clearTimeout = clearVirtualTimeout as typeof clearTimeout;
    Math.random = nextFraction;
    const timersPromises = createRequire(import.meta.url)('node:timers/promises');
    timersPromises.setTimeout = (ms: number, value?: unknown) =>
      new Promise((resolve) => setVirtualTimeout(() => resolve(value), ms));
    Object.assign(crypto, {
      randomBytes: (size: number) => Buffer.from(Array.from({ length: size }, () => nextFraction() * 256)),
      randomUUID: () =>
        Array.from({ length: 32 }, () => Math.floor(nextFraction() * 16).toString(16)).join(''),
    });
    syncBuiltinESMExports();
  },
};

function setVirtualTimeout(callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
  const timer: Timer = {
    at: virtualTime.now + ms,
    fire: () => callback(...values),
    owner: virtualTime.ownerOf(),
  };
  virtualTime.timers.push(timer);
  const handle = { timer, ref: () => handle, unref: () => handle, hasRef: () => true };
  return handle;
}

function clearVirtualTimeout(handle: { timer?: Timer } | undefined): void {
  virtualTime.timers = virtualTime.timers.filter((timer) => timer !== handle?.timer);
}

/** mulberry32: small, and good enough to pick a delay or make an id. */
function nextFraction(): number {
  virtualTime.chance = (virtualTime.chance + 0x6d2b79f5) | 0;
  let mixed = Math.imul(virtualTime.chance ^ (virtualTime.chance >>> 15), 1 | virtualTime.chance);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
