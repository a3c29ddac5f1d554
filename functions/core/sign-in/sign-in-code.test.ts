import { beforeAll, describe, expect, it } from 'vitest';
import { isSameSecret } from '../same-secret';
import { hashCode, newCode } from './sign-in-code';

beforeAll(() => {
  process.env.SIGN_IN_PEPPER = 'pepper';
});

describe('a mailed code', () => {
  it('is from 100000 to 999999 [1:202] [1:302] [2:135] [2:268] [1:55] [2:54] [1:224]', () => {
    for (let count = 0; count < 2_000; count += 1) expect(newCode()).toMatch(/^[1-9]\d{5}$/);
  });

  it('has a hash that matches one record and one pepper only [1:225] [1:228]', () => {
    const key = { pk: 'ATTEMPT#1', sk: 'ATTEMPT' };
    const hash = hashCode(key, '123456');
    expect(isSameSecret(hash, hashCode(key, '123456'))).toBe(true);
    expect(isSameSecret(hash, hashCode(key, '123457'))).toBe(false);
    expect(isSameSecret(hash, hashCode({ ...key, pk: 'ATTEMPT#2' }, '123456'))).toBe(false);
    expect(isSameSecret(hash, hashCode({ ...key, sk: 'RESET' }, '123456'))).toBe(false);
    process.env.SIGN_IN_PEPPER = 'salt';
    expect(isSameSecret(hash, hashCode(key, '123456'))).toBe(false);
    expect(isSameSecret(hash, '')).toBe(false);
  });
});
