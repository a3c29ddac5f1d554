import { createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret';

/** RFC 6238 with the defaults of all authenticator apps: SHA-1, 30 seconds, 6 digits. */
export const timeStepSeconds = 30;
const digits = 6;
/** Accepts clocks that are up to one step behind or ahead. */
const window = [-1, 0, 1];

export function timeStepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / timeStepSeconds);
}

/** The code that an app shows during a time step; it may begin with 0. */
export function authenticatorCode(secret: Buffer, timeStep: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(timeStep));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/**
 * The time step of this code, if it is a current one and later than the last one used: no code is accepted
 * twice.
 */
export function matchingTimeStep(
  secret: Buffer,
  code: string,
  now: Date,
  lastTimeStep: number,
): number | undefined {
  // All are computed and compared, so that timing reveals nothing.
  return window
    .map((offset) => timeStepOf(now) + offset)
    .filter((timeStep) => isSameSecret(authenticatorCode(secret, timeStep), code))
    .find((timeStep) => timeStep > lastTimeStep);
}
