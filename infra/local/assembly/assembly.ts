import { Intrinsics } from './intrinsics';
import { isCustomResource, knownTypes } from './resource-types';
import { LocalResourceValues } from './resource-values';
import { readStacks, type Stack } from './template';

/** One resource, whose intrinsics are resolved on demand. */
export class AssemblyResource<Properties = Record<string, unknown>> {
  constructor(
    private readonly assembly: Assembly,
    readonly stack: Stack,
    readonly logicalId: string,
    readonly type: string,
    private readonly declared: Record<string, unknown>,
  ) {}

  /** `Stack.LogicalId`, for messages. */
  get id(): string {
    return `${this.stack.name}.${this.logicalId}`;
  }

  /** The value of `Ref`. */
  get name(): string {
    return String(this.assembly.resolve(this.stack, { Ref: this.logicalId }));
  }

  attribute(name: string): string {
    return String(this.assembly.resolve(this.stack, { 'Fn::GetAtt': [this.logicalId, name] }));
  }

  /** All properties, resolved. Values that stand-ins generate must be known by then. */
  get properties(): Properties {
    return this.assembly.resolve(this.stack, this.declared) as Properties;
  }

  /** One property, resolved; undefined where the template does not set it. */
  property<Name extends keyof Properties & string>(name: Name): Properties[Name] | undefined {
    return this.assembly.resolve(this.stack, this.declared[name]) as Properties[Name] | undefined;
  }

  /**
   * Sets a value that only a stand-in knows.
   * @param attribute `Ref` for the resource's own name
   */
  know(attribute: string, value: unknown): void {
    this.assembly.values.know(this.stack, this.logicalId, attribute, value);
  }
}

export interface AssemblyOptions {
  region: string;
  account: string;
  /** The value behind `{{resolve:secretsmanager:<reference>}}`, called when it is needed. */
  readSecret: (reference: string) => string;
}

/** A synthesised app for the laptop cloud: all stacks, with references resolved to this machine's names. */
export class Assembly {
  readonly stacks: Stack[];
  readonly values: LocalResourceValues;
  private readonly intrinsics: Intrinsics;

  constructor(directory: string, options: AssemblyOptions) {
    this.stacks = readStacks(directory, options.region);
    this.values = new LocalResourceValues(options.account, options.readSecret);
    this.intrinsics = new Intrinsics(this.stacks, this.values);
    this.values.resolveWith((stack, value) => this.intrinsics.resolve(stack, value));
    refuseUnknown(this.stacks);
  }

  resolve(stack: Stack, value: unknown): unknown {
    return this.intrinsics.resolve(stack, value);
  }

  resources<Properties = Record<string, unknown>>(...types: string[]): AssemblyResource<Properties>[] {
    return this.filter((type) => types.includes(type));
  }

  customResources(): AssemblyResource[] {
    return this.filter(isCustomResource);
  }

  private filter<Properties>(isWanted: (type: string) => boolean): AssemblyResource<Properties>[] {
    return this.stacks.flatMap((stack) =>
      Object.entries(stack.template.Resources ?? {})
        .filter(([, resource]) => isWanted(resource.Type))
        .map(
          ([logicalId, resource]) =>
            new AssemblyResource<Properties>(
              this,
              stack,
              logicalId,
              resource.Type,
              resource.Properties ?? {},
            ),
        ),
    );
  }
}

/** @throws Error listing every resource type and property that the laptop cloud does not support */
function refuseUnknown(stacks: Stack[]): void {
  const unknown = new Set<string>();
  for (const stack of stacks) {
    for (const [logicalId, resource] of Object.entries(stack.template.Resources ?? {})) {
      if (isCustomResource(resource.Type)) continue;
      const known = knownTypes[resource.Type];
      if (!known) unknown.add(`${resource.Type} (${stack.name}.${logicalId})`);
      if (!known || known.withoutEffect) continue;
      for (const property of Object.keys(resource.Properties ?? {})) {
        if (known.interpreted?.includes(property) || known.ignored?.[property]) continue;
        unknown.add(`${resource.Type}.${property} (${stack.name}.${logicalId})`);
      }
    }
  }
  if (unknown.size === 0) return;
  throw new Error(
    'The laptop cloud does not know these parts of the templates; teach it, or list them in ' +
      `infra/local/assembly/resource-types.ts with the reason why they change nothing:\n  ${[...unknown].join('\n  ')}`,
  );
}
