import { beforeAll, describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes, withoutRecoveryCode } from './recovery-codes';

const record = { pk: 'C#acme#FACTOR#1', sk: 'FACTOR' };

beforeAll(() => {
  process.env.SIGN_IN_PEPPER = 'pepper';
});

describe('recovery codes', () => {
  it('are ten distinct codes of ten letters and digits', () => {
    const made = Array.from({ length: 20 }, newRecoveryCodes);
    for (const codes of made) {
      expect(codes).toHaveLength(10);
      for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    }
    expect(new Set(made.flat()).size).toBe(200);
  });

  it('are used up one by one, in either case, for their own user only', () => {
    const codes = newRecoveryCodes();
    const stored = codes.map((code) => hashRecoveryCode(record, code));
    const [first = ''] = codes;
    expect(withoutRecoveryCode(record, stored, first)).toEqual(stored.slice(1));
    expect(withoutRecoveryCode(record, stored, first.toLowerCase())).toEqual(stored.slice(1));
    expect(withoutRecoveryCode(record, stored.slice(1), first)).toBeUndefined();
    expect(withoutRecoveryCode({ ...record, pk: 'C#acme#FACTOR#2' }, stored, first)).toBeUndefined();
  });
});
