import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A template is untyped JSON; tests name the properties that they read. */
// biome-ignore lint/suspicious/noExplicitAny: as said
type Json = any;

export interface Found {
  stack: string;
  id: string;
  type: string;
  properties: Json;
  deletionPolicy?: string;
}

export interface Statement {
  actions: string[];
  resources: unknown[];
  condition: Json;
}

/** The templates of one synth, read from the files that CloudFormation would get. */
export class Assembly {
  readonly templates = new Map<string, Json>();
  private readonly found: readonly Found[];
  private readonly assetFolders = new Map<string, string>();
  private readonly bundles = new Map<string, string | undefined>();

  constructor(readonly folder: string) {
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.template.json')) {
        this.templates.set(file.replace('.template.json', ''), this.readJson(file));
      }
      if (file.endsWith('.assets.json')) this.rememberAssets(this.readJson(file));
    }
    this.found = [...this.templates].flatMap(([stack, template]) =>
      Object.entries<Json>(template.Resources).map(([id, resource]) => ({
        stack,
        id,
        type: resource.Type,
        properties: resource.Properties ?? {},
        deletionPolicy: resource.DeletionPolicy,
      })),
    );
  }

  all(): readonly Found[] {
    return this.found;
  }

  ofType(type: string): Found[] {
    return this.all().filter((found) => found.type === type);
  }

  distributionOf(surface: string): Found {
    const found = this.ofType('AWS::CloudFront::Distribution').find(({ stack }) =>
      stack.endsWith(`-${surface}`),
    );
    if (!found) throw new Error(`The stack ${surface} has no distribution.`);
    return found;
  }

  /** Our Lambdas by bundle; the three triggers of the user pool share one. */
  functions(bundle: string): Found[] {
    return this.ofType('AWS::Lambda::Function').filter((found) => this.bundleOf(found) === bundle);
  }

  functionOf(bundle: string): Found {
    const [found] = this.functions(bundle);
    if (!found) throw new Error(`No function has the bundle '${bundle}'.`);
    return found;
  }

  /** Undefined for CDK's own Lambda. */
  bundleOf(lambda: Found): string | undefined {
    const folder = this.assetFolders.get(lambda.properties.Code.S3Key);
    if (!folder) return undefined;
    if (!this.bundles.has(folder)) this.bundles.set(folder, bundleIn(folder));
    return this.bundles.get(folder);
  }

  /** Everything that the role of a Lambda allows, in any policy that CDK created. */
  statementsOf(lambda: Found): Statement[] {
    const roleId: string = lambda.properties.Role['Fn::GetAtt'][0];
    const role = this.templates.get(lambda.stack).Resources[roleId];
    const attached = this.ofType('AWS::IAM::Policy').filter((policy) =>
      policy.properties.Roles.some(
        (reference: Json) => policy.stack === lambda.stack && reference.Ref === roleId,
      ),
    );
    const documents: Json[] = [
      ...(role.Properties.Policies ?? []).map((policy: Json) => policy.PolicyDocument),
      ...attached.map((policy) => policy.properties.PolicyDocument),
    ];
    return documents.flatMap((document) => document.Statement.map(toStatement));
  }

  private readJson(file: string): Json {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8'));
  }

  private rememberAssets(manifest: Json) {
    for (const file of Object.values<Json>(manifest.files ?? {})) {
      for (const destination of Object.values<Json>(file.destinations)) {
        if (file.source.packaging === 'zip') {
          this.assetFolders.set(destination.objectKey, join(this.folder, file.source.path));
        }
      }
    }
  }
}

function bundleIn(folder: string): string | undefined {
  if (!readdirSync(folder).includes('index.mjs')) return undefined;
  return /bundle = '([^']+)'/.exec(readFileSync(join(folder, 'index.mjs'), 'utf8'))?.[1];
}

function toStatement(statement: Json): Statement {
  return {
    actions: [statement.Action].flat(),
    resources: [statement.Resource].flat(),
    condition: statement.Condition ?? {},
  };
}
