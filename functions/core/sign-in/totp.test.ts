import { describe, expect, it } from 'vitest';
import { authenticatorCode, matchingTimeStep, timeStepOf } from './totp';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('an authenticator code', () => {
  // RFC 6238, appendix B: its codes have eight digits, ours are the last six of them.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('matches the RFC at %i seconds', (seconds, code) => {
    expect(authenticatorCode(secret, timeStepOf(at(seconds)))).toBe(code.slice(-6));
  });

  it('is valid in its own time step, the one before and the one after', () => {
    const code = authenticatorCode(secret, 100);
    for (const seconds of [2970, 2999, 3000, 3029, 3030, 3059]) {
      expect(matchingTimeStep(secret, code, at(seconds), 0)).toBe(100);
    }
    for (const seconds of [2969, 3060]) {
      expect(matchingTimeStep(secret, code, at(seconds), 0)).toBeUndefined();
    }
  });

  it('is not valid twice, and neither is an older one', () => {
    expect(matchingTimeStep(secret, authenticatorCode(secret, 100), at(3000), 100)).toBeUndefined();
    expect(matchingTimeStep(secret, authenticatorCode(secret, 99), at(3000), 100)).toBeUndefined();
    expect(matchingTimeStep(secret, authenticatorCode(secret, 101), at(3000), 100)).toBe(101);
  });

  it('is compared as a whole', () => {
    const code = authenticatorCode(secret, 100);
    for (const other of [code.slice(1), `${code}0`, '', Number(code) === 0 ? '1' : '000000']) {
      expect(matchingTimeStep(secret, other, at(3000), 0)).toBeUndefined();
    }
  });
});
