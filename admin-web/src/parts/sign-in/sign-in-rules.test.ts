import { describe, expect, it } from 'vitest';
import { checkFilled } from './check-filled';
import { checkMailedCode, checkNewPassword, checkRecoveryCode, checkSecondFactor } from './sign-in-rules';

describe('sign-in rules', () => {
  it('require empty fields [1:53] [1:54] [1:56] [1:57] [2:52] [2:53] [2:55] [2:56]', () => {
    const labels = { username: 'Username', password: 'Password' };
    expect(checkFilled({ username: ' ', password: 'x' }, labels)).toEqual({
      username: 'Username is required.',
    });
    expect(checkFilled({ username: 'a', password: 'x' }, labels)).toEqual({});
  });

  it('accept new passwords of 8 to 20 characters that are repeated correctly [1:202] [1:302] [2:135] [2:267] [1:285]', () => {
    expect(checkNewPassword('1234567', '1234567')).toEqual({ newPassword: 'Use 8 to 20 characters.' });
    expect(checkNewPassword('x'.repeat(21), 'x'.repeat(21))).toEqual({
      newPassword: 'Use 8 to 20 characters.',
    });
    expect(checkNewPassword('12345678', '12345679')).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(checkNewPassword('12345678', '12345678')).toEqual({});
    expect(checkNewPassword('x'.repeat(20), 'x'.repeat(20))).toEqual({});
  });

  it('accept mailed codes from 100000 to 999999 [1:202] [1:302] [2:135] [2:268]', () => {
    for (const code of ['100000', '999999', ' 123 456 ']) expect(checkMailedCode(code)).toEqual({});
    for (const code of ['099999', '12345', '1234567', '', 'abcdef']) {
      expect(checkMailedCode(code)).toHaveProperty('code');
    }
  });

  it('accept authenticator codes that begin with 0, and recovery codes, as a second factor [1:55] [2:54]', () => {
    for (const code of ['012345', 'ABCDE-12345']) expect(checkSecondFactor(code)).toEqual({});
    for (const code of ['12345', '1234567', '12345a', 'ABCDE', 'ABCDE-123456']) {
      expect(checkSecondFactor(code), code).toHaveProperty('code');
    }
  });

  it('accept only ten letters and digits as a recovery code [1:202] [2:135]', () => {
    for (const code of ['ABCDE-12345', 'abcde 12345']) expect(checkRecoveryCode(code)).toEqual({});
    for (const code of ['123456', 'ABCDE-1234', 'ABCDE-1234é', '']) {
      expect(checkRecoveryCode(code)).toHaveProperty('code');
    }
  });
});
