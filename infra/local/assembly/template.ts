import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  Metadata?: Record<string, unknown>;
  DependsOn?: string | string[];
}

export interface Template {
  Resources?: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  Parameters?: Record<string, { Default?: unknown }>;
  Mappings?: Record<string, Record<string, Record<string, unknown>>>;
  Conditions?: Record<string, unknown>;
}

export interface Stack {
  name: string;
  region: string;
  template: Template;
  /** The folder or file of each asset, by its object key in the bootstrap bucket. */
  assets: Map<string, string>;
}

interface Manifest {
  artifacts?: Record<
    string,
    {
      type: string;
      environment?: string;
      dependencies?: string[];
      properties?: { templateFile?: string; stackName?: string; directoryName?: string };
    }
  >;
}

interface AssetManifest {
  files?: Record<string, { source: { path?: string }; destinations: Record<string, { objectKey: string }> }>;
}

/**
 * Reads all stacks of a cloud assembly (cdk.out), including nested stages.
 * @throws Error when the directory contains no assembly
 */
export function readStacks(directory: string, defaultRegion: string): Stack[] {
  const manifestFile = path.join(directory, 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${directory} holds no synthesised app (manifest.json)`);
  const manifest = readJson(manifestFile) as Manifest;
  const stacks: Stack[] = [];
  for (const [id, artifact] of Object.entries(manifest.artifacts ?? {})) {
    const { templateFile, stackName, directoryName } = artifact.properties ?? {};
    if (artifact.type === 'cdk:cloud-assembly' && directoryName) {
      stacks.push(...readStacks(path.join(directory, directoryName), defaultRegion));
    }
    if (artifact.type !== 'aws:cloudformation:stack' || !templateFile) continue;
    stacks.push({
      name: stackName ?? id,
      region: regionOf(artifact.environment) ?? defaultRegion,
      template: readJson(path.join(directory, templateFile)) as Template,
      assets: readAssets(directory, id),
    });
  }
  return stacks;
}

function readAssets(directory: string, artifactId: string): Map<string, string> {
  const assets = new Map<string, string>();
  const file = path.join(directory, `${artifactId}.assets.json`);
  if (!existsSync(file)) return assets;
  for (const asset of Object.values((readJson(file) as AssetManifest).files ?? {})) {
    if (!asset.source.path) continue;
    for (const destination of Object.values(asset.destinations)) {
      assets.set(destination.objectKey, path.resolve(directory, asset.source.path));
    }
  }
  return assets;
}

/** `aws://123456789012/eu-west-1` -> `eu-west-1`; undefined where the stack has no fixed region. */
function regionOf(environment = ''): string | undefined {
  const region = environment.split('/').pop();
  return region && region !== 'unknown-region' ? region : undefined;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
