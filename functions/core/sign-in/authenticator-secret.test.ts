import { beforeEach, describe, expect, it } from 'vitest';
import {
  authenticatorUrl,
  base32Of,
  newAuthenticatorSecret,
  openSecret,
  sealSecret,
} from './authenticator-secret';

const record = { pk: 'C#acme#FACTOR#1', sk: 'FACTOR' };

beforeEach(() => {
  process.env.SIGN_IN_PEPPER = 'pepper';
});

describe('a stored secret', () => {
  it('can be decrypted for its own record, and is encrypted differently each time', () => {
    const secret = newAuthenticatorSecret();
    const [one, two] = [sealSecret(record, secret), sealSecret(record, secret)];
    expect(openSecret(record, one)).toEqual(secret);
    expect(one).not.toBe(two);
    for (const text of [secret.toString('hex'), secret.toString('base64url'), base32Of(secret)]) {
      expect(one).not.toContain(text);
    }
  });

  it('is useless in another record, with another pepper, or modified', () => {
    const stored = sealSecret(record, newAuthenticatorSecret());
    expect(() => openSecret({ ...record, pk: 'C#acme#FACTOR#2' }, stored)).toThrow();
    const other = stored.at(-2) === 'A' ? 'B' : 'A';
    expect(() => openSecret(record, `${stored.slice(0, -2)}${other}${stored.at(-1)}`)).toThrow();
    expect(() => openSecret(record, '')).toThrow();
    process.env.SIGN_IN_PEPPER = 'salt';
    expect(() => openSecret(record, stored)).toThrow();
  });
});

describe('the otpauth URI', () => {
  it('contains company and account, whatever characters they have', () => {
    const secret = Buffer.from('12345678901234567890');
    const url = new URL(authenticatorUrl(secret, 'A&B: Co', 'anna+1@acme.example'));
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('A&B  Co:anna+1@acme.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'A&B  Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes base 32 as RFC 4648 does: %s', (text, encoded) => {
    expect(base32Of(Buffer.from(text))).toBe(encoded);
  });
});
