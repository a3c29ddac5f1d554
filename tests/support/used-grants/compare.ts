import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder into which each API test file writes the permissions that the roles used. */
    usedGrants: string;
  }
}

const testFolder = fileURLToPath(new URL('../../api', import.meta.url));

/**
 * Verifies least privilege by use: after all API tests the used permissions are compared with the granted ones. A
 * partial run shows only some of the use, so nothing is compared then.
 */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'galley-used-grants-'));
  project.provide('usedGrants', folder);
  return async () => {
    const tests = readdirSync(testFolder, { recursive: true }).filter((file) =>
      /\.test\.ts$/.test(String(file)),
    );
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true, force: true });
    if (files.length < tests.length) return;
    const { differencesOf } = await import('./grants-in-use');
    const differences = differencesOf(new Set(files.flatMap((file) => file.split('\n')).filter(Boolean)));
    if (differences.length === 0) return;
    console.error('What the roles may do (infra/constructs/area-grants.ts) is not what the API tests use:');
    for (const line of differences) console.error(`  ${line}`);
    process.exitCode = 1;
  };
}
