import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';

/**
 * Time, timers and randomness of this process, controlled by the schedule: two runs of one schedule are identical to
 * the last byte, so that a failure can be shrunk and repeated.
 */
interface Timer {
  at: number;
  fire: () => void;
  /** The owner; timers of a crashed Lambda never fire. */
  owner: unknown;
}

const begin = Date.UTC(2030, 0, 7, 9);
/** By then the initial state is complete, including its delayed jobs. */
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

  /** Resets everything for a new schedule; ids of the initial state are not reused. */
  reset(): void {
    this.now = begin + (this.isBegun ? afterBeginning : 0);
    this.timers = [];
    this.chance = this.isBegun ? 2 : 1;
    this.isBegun = true;
  },

  /** Runs everything that can run without time passing or a call being answered. */
  settle: (): Promise<void> => new Promise((resolve) => realSetImmediate(resolve)),

  fire(timer: Timer): void {
    this.timers = this.timers.filter((other) => other !== timer);
    this.now = Math.max(this.now, timer.at);
    timer.fire();
  },

  /** From here on this process knows no other time and no other randomness. */
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

/** mulberry32: small, and good enough to choose a delay or create an id. */
function nextFraction(): number {
  virtualTime.chance = (virtualTime.chance + 0x6d2b79f5) | 0;
  let mixed = Math.imul(virtualTime.chance ^ (virtualTime.chance >>> 15), 1 | virtualTime.chance);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
