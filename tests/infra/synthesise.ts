import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleNames } from '@galley/infra/build-functions';
import { createStacks } from '@galley/infra/stacks/create-stacks';
import { stageNamed } from '@galley/infra/stage';
import type { Tenant } from '@galley/infra/tenants';
import { App } from 'aws-cdk-lib';

const cdkSettings = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));

/**
 * Does what `cdk synth` does, without the CLI, without an account and with the given bundles. @param options of the
 * app
 */
export function synthesise(
  stageName: string,
  tenants: Tenant[],
  bundles: string,
  options: Pick<AppOptions, 'context'> = {},
): string {
  const outdir = mkdtempSync(join(tmpdir(), `galley-infra-${stageName}-`));
  makeApp(stageName, tenants, bundles, { ...options, outdir }).synth();
  return outdir;
}

interface AppOptions {
  outdir?: string;
  /** In addition to `cdk.json`, like `-c`. */
  context?: Record<string, string>;
}

/** All stacks as constructs, before they become templates. */
export function makeApp(
  stageName: string,
  tenants: Tenant[],
  bundles: string,
  { outdir, context = {} }: AppOptions = {},
): App {
  const app = new App({
    outdir,
    context: { ...cdkSettings.context, ...context },
    analyticsReporting: false,
    // It takes five seconds; a separate test runs the same engine over the templates.
    builtinCloudFormationValidation: false,
  });
  createStacks(app, stageNamed(stageName, { bundles, environment: {} }), tenants);
  return app;
}

/**
 * A folder of bundles that contain only their own name, so that a template's asset identifies it.
 * @param also changes their bytes
 */
export function markerBundles(also = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'galley-infra-bundles-'));
  for (const name of bundleNames) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.mjs'), `export const bundle = '${name}';\n// ${also}\n`);
  }
  return folder;
}

export function tenant(key: string, fields: Partial<Tenant> = {}): Tenant {
  return {
    key,
    name: key,
    adminEmail: `admin@${key}.example`,
    isVendor: false,
    domains: [],
    dnsReady: false,
    ...fields,
  };
}

/** Companies that cover every kind of tenant stack. */
export const prodTenants: Tenant[] = [
  tenant('vendor', { isVendor: true }),
  tenant('waiting', { domains: ['www.waiting.example'] }),
  tenant('ready', { domains: ['www.ready.example', 'ready.example'], dnsReady: true }),
];
