import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { types } from 'node:util';

// Password hashes are slow on purpose; tests make hundreds of them. `functions/core/users/password-verifier.test.ts`
// checks the real cost. Test files share a process, so this is patched once.
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
