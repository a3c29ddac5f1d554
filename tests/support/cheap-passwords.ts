import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { types } from 'node:util';

// What proves a password is slow to make, on purpose; here hundreds are made, and no one steals them. How much work it
// is on AWS, `functions/core/users/password-verifier.test.ts` holds. Files of tests share a process, which needs it once.
if (!types.isProxy(crypto.scrypt)) {
  const scrypt = new Proxy(crypto.scrypt, {
    apply(target, self, given: unknown[]) {
      const [password, salt, length, answer] = given;
      const isByDefault = given.length === 4;
      return Reflect.apply(target, self, isByDefault ? [password, salt, length, { N: 64 }, answer] : given);
    },
  });
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
}
