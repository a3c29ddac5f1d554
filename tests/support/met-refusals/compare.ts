import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import refusals from '../../samples/sentences/refusals.json' with { type: 'json' };
import { rare } from './rare';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder into which each API test file writes the refusals that it met. */
    metRefusals: string;
  }
}

const testFolder = fileURLToPath(new URL('../../api', import.meta.url));

/** Verifies after all API tests, not after a part of them, that they met every approved refusal that is not rare. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'galley-met-refusals-'));
  project.provide('metRefusals', folder);
  return () => {
    const tests = readdirSync(testFolder, { recursive: true }).filter((file) =>
      /\.test\.ts$/.test(String(file)),
    );
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true, force: true });
    if (files.length < tests.length) return;
    const met = new Set([...files.flatMap((file) => file.split('\n')), ...Object.keys(rare)]);
    const unmet = refusals.filter((sentence) => !met.has(sentence));
    if (unmet.length === 0) return;
    console.error('No test of the API meets these sentences of tests/samples/sentences/refusals.json:');
    for (const sentence of unmet) console.error(`  ${sentence}`);
    process.exitCode = 1;
  };
}
