import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleNames } from '../build-functions';
import { createStacks } from '../stacks/create-stacks';
import type { Stage } from '../stage';
import type { Tenant } from '../tenants';

/**
 * Synthesises the app in this process, for commands that need to know its templates: nothing is built, and
 * the templates are not for deploying. The folder is deleted when `use` ends.
 */
export async function withTemplates<T>(
  stage: Stage,
  tenants: Tenant[],
  use: (directory: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-templates-'));
  try {
    const bundles = path.join(folder, 'bundles');
    for (const name of bundleNames) {
      mkdirSync(path.join(bundles, name), { recursive: true });
      // CDK only checks that the file exists.
      writeFileSync(path.join(bundles, name, 'index.mjs'), '');
    }
    const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));
    const outdir = path.join(folder, 'cdk.out');
    const app = new App({
      outdir,
      context: { ...context, 'aws:cdk:disable-asset-staging': true },
      analyticsReporting: false,
      builtinCloudFormationValidation: false,
    });
    createStacks(app, { ...stage, bundles }, tenants);
    app.synth();
    return await use(outdir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
