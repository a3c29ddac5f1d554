import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { takeMetRefusals } from '../sentences';

// Writes the refusals that each API test file met to a file that `compare.ts` reads at the end.
afterAll(() => {
  writeFileSync(join(inject('metRefusals'), randomUUID()), takeMetRefusals().join('\n'));
});
