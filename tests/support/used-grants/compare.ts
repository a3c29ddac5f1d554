import type { TestProject } from 'vitest/node';
import { afterApiTests } from '../after-api-tests';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder into which each API test file writes the permissions that the roles used. */
    usedGrants: string;
  }
}

const title = 'What the roles may do (infra/constructs/area-grants.ts) is not what the API tests use:';

/** Verifies least privilege by use: after all API tests the used permissions are compared with the granted ones. */
export default function setup(project: TestProject) {
  return afterApiTests(project, 'usedGrants', async (used) => {
    const { differencesOf } = await import('./grants-in-use');
    const differences = differencesOf(used);
    return differences.length > 0 ? [title, ...differences] : [];
  });
}
