import { limits } from '@galley/shared/limits';
import { describe, expect, it } from 'vitest';
import { invalid } from '../errors';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import {
  isCommonPassword,
  requireGoodPassword,
  requireSamePassword,
  temporaryPassword,
} from './password-rules';

describe('the list of common passwords', () => {
  it('holds thousands, each of an allowed length', () => {
    const list = commonPasswords.passwords.split(' ');
    expect(list.length).toBeGreaterThan(3_000);
    expect(new Set(list).size).toBe(list.length);
    const { min, max } = limits.password;
    expect(list.filter((password) => password.length < min || password.length > max)).toEqual([]);
    expect(list.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });

  it('recognises a common password in any case, and accepts others [1:202] [1:302] [2:135] [2:267]', () => {
    expect(['password', 'PassWord', 'iloveyou', '12345678'].every(isCommonPassword)).toBe(true);
    expect(['river-of-stones', 'harbour-lantern-7'].some(isCommonPassword)).toBe(false);
  });
});

describe('a new password', () => {
  it('is rejected in one sentence that names the field [1:202] [1:302] [2:135] [2:267] [2:139]', () => {
    for (const password of ['password', ' begins-blank', 'ends-blank ']) {
      const error = invalid({ newPassword: 'Use 8 to 20 characters.' });
      expect(() => requireGoodPassword('newPassword', password)).toThrow(error);
    }
    expect(() => requireGoodPassword('newPassword', 'river of stones')).not.toThrow();
  });

  it('must be repeated correctly [1:202] [1:285] [2:135] [1:54] [1:57] [2:53] [2:56]', () => {
    expect(() => requireSamePassword('river-of-stones', 'River-of-stones')).toThrow('Passwords do not match');
    expect(() => requireSamePassword('river-of-stones', 'river-of-stones')).not.toThrow();
  });
});

describe('a temporary password', () => {
  it('follows the rules and differs every time [2:139] [2:136]', () => {
    const made = Array.from({ length: 200 }, temporaryPassword);
    expect(new Set(made).size).toBe(200);
    for (const password of made) {
      expect(password).toMatch(/^[a-zA-Z2-9]{16}$/);
      expect(() => requireGoodPassword('password', password)).not.toThrow();
    }
  });
});
