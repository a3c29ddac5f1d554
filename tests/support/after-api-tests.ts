import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

const testFolder = fileURLToPath(new URL('../api', import.meta.url));

/**
 * Provides a folder into which each API test file writes lines, and compares them after all API tests. A partial run
 * wrote only some of them, so nothing is compared then.
 * @param wrongIn the lines of the report, its title first; none where all is right
 */
export function afterApiTests(
  project: TestProject,
  name: keyof ProvidedContext,
  wrongIn: (written: Set<string>) => readonly string[] | Promise<readonly string[]>,
) {
  const folder = mkdtempSync(join(tmpdir(), `galley-${name}-`));
  project.provide(name, folder);
  return async () => {
    const tests = readdirSync(testFolder, { recursive: true }).filter((file) =>
      /\.test\.ts$/.test(String(file)),
    );
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true, force: true });
    if (files.length < tests.length) return;
    const wrong = await wrongIn(new Set(files.flatMap((file) => file.split('\n')).filter(Boolean)));
    if (wrong.length === 0) return;
    console.error(wrong.join('\n  '));
    process.exitCode = 1;
  };
}
