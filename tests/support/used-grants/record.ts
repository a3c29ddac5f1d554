import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { takeNotedGrants } from './noted-grants';

// Writes the used permissions of each API test file to a file that `compare.ts` reads at the end.
afterAll(() => {
  writeFileSync(join(inject('usedGrants'), randomUUID()), takeNotedGrants().join('\n'));
});
