import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DirectoryInUse, lockDirectory } from '../data/directory-lock';
import { writeFileAtomically } from '../stand-ins/atomic-file';
import { contentHash } from './content-hash';
import { runScript } from './run-script';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface Step {
  name: 'styles' | 'build' | 'synth';
  title: string;
  inputs: string[];
  isIgnored: (file: string) => boolean;
  outputs: string[];
  run: (root: string) => Promise<void>;
}

const common = ['package-lock.json', 'package.json', 'tsconfig.json', 'shared'];
/** The runner and the vendor's commands are part of no build and no template. */
const isRunner = (file: string) =>
  /^infra\/(local|commands)\b/.test(file) || /^infra\/(start|command)\.mjs$/.test(file);

const steps: Step[] = [
  {
    // Documents contain them as strings, so a change only takes effect when this file is written.
    name: 'styles',
    title: 'wrote the styles and scripts of the sites',
    inputs: [...common, 'public-web'],
    isIgnored: (file) => file.startsWith('public-web/src/generated/'),
    outputs: ['public-web/src/generated/site-assets.ts'],
    run: (root) => runScript(root, 'public-web/build/write-site-assets.ts'),
  },
  {
    name: 'build',
    title: 'built the web apps and the Lambdas',
    inputs: [
      ...common,
      'functions',
      'public-web',
      'admin-web',
      'infra/build.ts',
      'infra/build-functions.ts',
      'infra/build-sharp.ts',
      'infra/build-starter-pictures.ts',
      'infra/merge-start.ts',
      'infra/renderer-fingerprint.ts',
      'infra/site-entry.ts',
    ],
    isIgnored: () => false,
    outputs: ['dist/functions', 'dist/meta.json', 'dist/admin', 'dist/site-assets'],
    // Also when a test runner builds: otherwise React's development build would be used, with paths of the
    // sources.
    run: (root) => runScript(root, 'infra/build.ts', { environment: { NODE_ENV: 'production' } }),
  },
  {
    name: 'synth',
    title: 'synthesised the CDK app',
    // The admin's policy has the hash of the script inside its document.
    inputs: [
      ...common,
      'cdk.json',
      'infra',
      'functions/core/entities',
      'admin-web/build',
      'admin-web/src/begin',
      'admin-web/src/lib',
    ],
    isIgnored: isRunner,
    outputs: ['.cache/cdk.out/manifest.json'],
    run: synthesise,
  },
];

export interface PrepareOptions {
  root?: string;
  onProgress?: (line: string) => void;
}

/**
 * Builds and synthesises what changed since the last time (by content, recorded in `.cache/`).
 * @returns the directory of the synthesised app
 * @throws ScriptFailed with the output of the step that failed
 */
export async function prepareAssembly({
  root = repository,
  onProgress,
}: PrepareOptions = {}): Promise<string> {
  const unlock = await waitForLock(path.join(root, '.cache/prepare'));
  try {
    for (const step of steps) await runIfChanged(step, root, onProgress);
  } finally {
    unlock();
  }
  return path.join(root, '.cache/cdk.out');
}

/** Records that the current sources are built, after a rebuild that did not use `prepareAssembly`. */
export function noteBuilt(root = repository): void {
  const step = steps.find(({ name }) => name === 'build');
  if (step) writeNote(root, 'build', contentHash(root, step.inputs, step.isIgnored));
}

async function runIfChanged(step: Step, root: string, onProgress?: (line: string) => void): Promise<void> {
  const hash = contentHash(root, step.inputs, step.isIgnored);
  const isDone = step.outputs.every((output) => existsSync(path.join(root, output)));
  if (isDone && readNotes(root)[step.name] === hash) return;
  const started = performance.now();
  await step.run(root);
  writeNote(root, step.name, hash);
  onProgress?.(`${step.title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function synthesise(root: string): Promise<void> {
  const output = path.join(root, '.cache/cdk.out');
  rmSync(output, { recursive: true, force: true });
  const { context } = JSON.parse(readFileSync(path.join(root, 'cdk.json'), 'utf8')) as { context: object };
  const settings = {
    // The templates then refer to the bundles where they were built, so that a rebuilt one is simply read
    // again.
    'aws:cdk:disable-asset-staging': true,
    // The absolute paths of where each resource was created in the sources, which are not needed here.
    'aws:cdk:disable-stack-trace': true,
    'aws:cdk:disable-creation-stack-traces': true,
  };
  const environment = {
    CDK_OUTDIR: output,
    CDK_CONTEXT_JSON: JSON.stringify({ ...context, ...settings }),
    // This takes longer than the synth itself; the tests validate the templates.
    CDK_VALIDATION: 'false',
    // An AWS account that the developer is signed in to must not affect the laptop's templates.
    CDK_DEFAULT_ACCOUNT: '',
    CDK_DEFAULT_REGION: '',
  };
  await runScript(root, 'infra/app.ts', { environment });
  nameAssetsFromHere(output);
}

/** Makes a copy of the repository start its own bundles instead of the original's. */
function nameAssetsFromHere(output: string): void {
  for (const name of readdirSync(output).filter((file) => file.endsWith('.assets.json'))) {
    const file = path.join(output, name);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as AssetManifest;
    for (const { source } of Object.values(manifest.files ?? {})) {
      if (path.isAbsolute(source.path ?? '')) source.path = path.relative(output, source.path ?? '');
    }
    writeFileAtomically(file, JSON.stringify(manifest));
  }
}

interface AssetManifest {
  files?: Record<string, { source: { path?: string } }>;
}

type Notes = Partial<Record<Step['name'], string>>;
const notesFile = (root: string) => path.join(root, '.cache/prepared.json');

function readNotes(root: string): Notes {
  return existsSync(notesFile(root)) ? (JSON.parse(readFileSync(notesFile(root), 'utf8')) as Notes) : {};
}

function writeNote(root: string, name: Step['name'], hash: string): void {
  writeFileAtomically(notesFile(root), JSON.stringify({ ...readNotes(root), [name]: hash }));
}

/** Two concurrent starts (a test run beside `npm start`) must not write the same files. */
async function waitForLock(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  for (;;) {
    try {
      return lockDirectory(directory);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
