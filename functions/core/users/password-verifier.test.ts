import { createHmac, scryptSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isVerified, makeVerifier } from './password-verifier';

const key = { pk: 'EMAIL#rosa@acme.example', sk: 'IDENTITY' };

beforeEach(() => vi.stubEnv('SIGN_IN_PEPPER', 'a pepper'));
afterEach(() => vi.unstubAllEnvs());

test("is peppered, salted and as slow to compute as Node's scrypt is by default", async () => {
  const [salt = '', hash] = (await makeVerifier(key, 'river-of-stones')).split('.');
  const peppered = createHmac('sha256', 'a pepper')
    .update('password\nEMAIL#rosa@acme.example\nIDENTITY\nriver-of-stones')
    .digest('base64url');
  const cost = { N: 16_384, r: 8, p: 1 };
  expect(hash).toBe(scryptSync(peppered, Buffer.from(salt, 'base64url'), 32, cost).toString('base64url'));
});

test('verifies this password of this record and no other [1:142] [1:221]', async () => {
  const verifier = await makeVerifier(key, 'river-of-stones');
  expect(await isVerified(key, verifier, 'river-of-stones')).toBe(true);
  expect(await isVerified(key, verifier, 'river-of-stone')).toBe(false);
  expect(await isVerified({ ...key, pk: 'EMAIL#ruth@acme.example' }, verifier, 'river-of-stones')).toBe(
    false,
  );
  expect(await isVerified(key, undefined, 'river-of-stones')).toBe(false);
});
