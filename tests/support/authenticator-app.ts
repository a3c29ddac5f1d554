import { authenticatorCode, timeStepOf } from '@galley/functions/core/sign-in/totp';

/** A simulated authenticator app: it knows the secret and shows a code each half minute. */
export interface TestAuthenticator {
  /** The current code, or the one of this many time steps later. */
  code(stepsLater?: number): string;
  /** Distinct codes of six digits that are not valid in this hour. */
  wrongCodes(count: number): string[];
  /** The secret as text, as shown beside the QR code. */
  secretText: string;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates an app from the otpauth URL of an enrolment. */
export function appFor(otpauthUrl: string): TestAuthenticator {
  const secretText = new URL(otpauthUrl).searchParams.get('secret') ?? '';
  const bits = [...secretText].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const code = (stepsLater = 0) => authenticatorCode(secret, timeStepOf(new Date()) + stepsLater);
  return {
    secretText,
    code,
    wrongCodes(count) {
      const near = new Set(Array.from({ length: 240 }, (_, place) => code(place - 120)));
      const guesses = Array.from({ length: count + near.size }, (_, place) => String(200_000 + place));
      return guesses.filter((guess) => !near.has(guess)).slice(0, count);
    },
  };
}
