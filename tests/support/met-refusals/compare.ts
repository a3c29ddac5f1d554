import type { TestProject } from 'vitest/node';
import refusals from '../../samples/sentences/refusals.json' with { type: 'json' };
import { afterApiTests } from '../after-api-tests';
import { rare } from './rare';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder into which each API test file writes the refusals that it met. */
    metRefusals: string;
  }
}

const title = 'No test of the API meets these sentences of tests/samples/sentences/refusals.json:';

/** Verifies after all API tests, not after a part of them, that they met every approved refusal that is not rare. */
export default function setup(project: TestProject) {
  return afterApiTests(project, 'metRefusals', (met) => {
    const unmet = refusals.filter((sentence) => !met.has(sentence) && !Object.hasOwn(rare, sentence));
    return unmet.length > 0 ? [title, ...unmet] : [];
  });
}
