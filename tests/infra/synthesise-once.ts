import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageNamed } from '@galley/infra/stage';
import { loadTenants } from '@galley/infra/tenants';
import type { TestProject } from 'vitest/node';
import { markerBundles, prodTenants, synthesise } from './synthesise';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The app of the repository, as the laptop runs it. */
    localAssembly: string;
    /** A production stage whose companies cover every kind of tenant stack. */
    prodAssembly: string;
  }
}

export default function setup(project: TestProject) {
  // Temporary output of the tests is removed at the end: CDK itself removes nothing.
  const temporary = mkdtempSync(join(tmpdir(), 'galley-infra-'));
  project.config.env = { ...project.config.env, TMPDIR: temporary };
  const bundles = markerBundles();
  const local = synthesise('local', loadTenants(stageNamed('local').sitesDomain), bundles);
  const prod = synthesise('prod', prodTenants, bundles);
  project.provide('localAssembly', local);
  project.provide('prodAssembly', prod);
  return () => {
    for (const folder of [temporary, bundles, local, prod]) rmSync(folder, { recursive: true, force: true });
  };
}
