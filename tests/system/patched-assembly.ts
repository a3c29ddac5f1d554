import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
}
interface Asset {
  source: { path: string; packaging: string };
}
interface Template {
  Resources: Record<string, Resource>;
}

/** A copy of a synthesised app, in a temporary directory, to be changed before it is started. */
export class PatchedAssembly {
  readonly directory = mkdtempSync(join(tmpdir(), 'galley-assembly-'));

  constructor(original: string) {
    cpSync(original, this.directory, { recursive: true });
    // Files that the app refers to are beside it, not beside the copy.
    for (const name of readdirSync(this.directory).filter((file) => file.endsWith('.assets.json'))) {
      const file = join(this.directory, name);
      const assets = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, Asset> };
      for (const { source } of Object.values(assets.files)) {
        if (source.packaging === 'zip') source.path = resolve(original, source.path);
      }
      writeFileSync(file, JSON.stringify(assets));
    }
  }

  /** Changes the template of one stack, by its name without the stage. */
  changeTemplate(stack: string, change: (template: Template) => void): void {
    const file = this.fileOf(`${stack}.template.json`);
    const template = JSON.parse(readFileSync(file, 'utf8')) as Template;
    change(template);
    writeFileSync(file, JSON.stringify(template));
  }

  /** Replaces the bundle of an area by other code. */
  replaceBundle(area: string, code: string): void {
    // The folder's name is the function's key.
    const bundle = join(this.directory, 'bundles', area);
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, 'index.mjs'), code);
    const file = this.fileOf('Api.assets.json');
    const assets = readFileSync(file, 'utf8');
    const changed = assets.replace(new RegExp(`"[^"]*/functions/${area}"`), JSON.stringify(bundle));
    if (changed === assets) throw new Error(`The API's stack has no bundle ${area}`);
    writeFileSync(file, changed);
  }

  private fileOf(ending: string): string {
    const name = readdirSync(this.directory).find((candidate) => candidate.endsWith(`-${ending}`));
    if (!name) throw new Error(`The app has no ${ending}`);
    return join(this.directory, name);
  }
}

/** The resources of one type in a template, by logical id. @throws where there is none */
export function resourcesOf(
  { Resources }: Template,
  type: string,
): [[string, Resource], ...[string, Resource][]] {
  const [first, ...others] = Object.entries(Resources).filter(([, resource]) => resource.Type === type);
  if (!first) throw new Error(`The template has no ${type}`);
  return [first, ...others];
}
