import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { takeNotedGrants } from './noted-grants';

// After each file of API tests: what the roles did in it, in a file that `compare.ts` reads when all have run.
afterAll(() => {
  writeFileSync(join(inject('usedGrants'), randomUUID()), takeNotedGrants().join('\n'));
});
