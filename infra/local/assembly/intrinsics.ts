import type { Stack } from './template';

/** What CloudFormation knows about resources: their names (`Ref`) and attributes (`Fn::GetAtt`). */
export interface ResourceValues {
  ref(stack: Stack, logicalId: string): unknown;
  attribute(stack: Stack, logicalId: string, attribute: string): unknown;
  /** The value behind `{{resolve:secretsmanager:…}}`. */
  secret(reference: string): string;
}

const dynamicReference = /\{\{resolve:([^:}]+):([^}]+)\}\}/g;

/** Resolves CloudFormation's intrinsic functions over all stacks of an assembly. */
export class Intrinsics {
  constructor(
    private readonly stacks: Stack[],
    private readonly resources: ResourceValues,
  ) {}

  /**
   * The value with every intrinsic function and dynamic reference resolved; `AWS::NoValue` is removed.
   * @throws Error naming the function, output or resource that is unknown
   */
  resolve(stack: Stack, value: unknown): unknown {
    if (Array.isArray(value)) {
      return value.map((entry) => this.resolve(stack, entry)).filter((entry) => entry !== undefined);
    }
    if (typeof value === 'string') return this.dynamicReferences(value);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name !== undefined && isIntrinsic(name)) {
      const result = this.call(stack, name, argument);
      return typeof result === 'string' ? this.dynamicReferences(result) : result;
    }
    const resolved = entries.map(([key, entry]) => [key, this.resolve(stack, entry)] as const);
    return Object.fromEntries(resolved.filter(([, entry]) => entry !== undefined));
  }

  private call(stack: Stack, name: string, argument: unknown): unknown {
    switch (name) {
      case 'Ref':
        return this.resources.ref(stack, String(argument));
      case 'Fn::GetAtt': {
        const [logicalId = '', attribute = ''] = Array.isArray(argument)
          ? argument.map(String)
          : splitOnce(String(argument), '.');
        return this.resources.attribute(stack, logicalId, attribute);
      }
      case 'Fn::Join': {
        const [separator, list] = argument as [string, unknown];
        return (this.resolve(stack, list) as unknown[]).join(separator);
      }
      case 'Fn::Split': {
        const [separator, text] = argument as [string, unknown];
        return String(this.resolve(stack, text)).split(separator);
      }
      case 'Fn::Select': {
        const [index, list] = argument as [unknown, unknown];
        return (this.resolve(stack, list) as unknown[])[Number(this.resolve(stack, index))];
      }
      case 'Fn::Sub':
        return this.substitute(stack, argument);
      case 'Fn::GetStackOutput':
        return this.stackOutput(stack, argument as { StackName: unknown; OutputName: string });
      case 'Fn::ImportValue':
        return this.importValue(String(this.resolve(stack, argument)));
      case 'Fn::If': {
        const [condition, yes, no] = argument as [string, unknown, unknown];
        return this.resolve(stack, this.isTrue(stack, condition) ? yes : no);
      }
      default:
        throw new Error(`Stack ${stack.name} uses ${name}, which the laptop cloud does not know`);
    }
  }

  private substitute(stack: Stack, argument: unknown): string {
    const [text, values] = Array.isArray(argument) ? argument : [argument, {}];
    const given = (values ?? {}) as Record<string, unknown>;
    return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in given) return String(this.resolve(stack, given[name]));
      const [logicalId, attribute] = splitOnce(name, '.');
      return String(
        attribute === undefined
          ? this.resources.ref(stack, name)
          : this.resources.attribute(stack, String(logicalId), attribute),
      );
    });
  }

  private stackOutput(stack: Stack, argument: { StackName: unknown; OutputName: string }): unknown {
    const producerName = this.resolve(stack, argument.StackName);
    const producer = this.stacks.find((candidate) => candidate.name === producerName);
    const output = producer?.template.Outputs?.[argument.OutputName];
    if (!producer || !output) {
      throw new Error(`${stack.name} reads ${producerName}.${argument.OutputName}, which does not exist`);
    }
    return this.resolve(producer, output.Value);
  }

  private importValue(name: string): unknown {
    for (const producer of this.stacks) {
      for (const output of Object.values(producer.template.Outputs ?? {})) {
        if (output.Export && this.resolve(producer, output.Export.Name) === name) {
          return this.resolve(producer, output.Value);
        }
      }
    }
    throw new Error(`No stack exports ${name}`);
  }

  private isTrue(stack: Stack, condition: unknown): boolean {
    const expression =
      typeof condition === 'string'
        ? stack.template.Conditions?.[condition]
        : (condition as object | undefined);
    const [name, argument] = Object.entries(expression ?? {})[0] ?? [];
    const list = argument as unknown[];
    switch (name) {
      case 'Fn::Equals':
        return this.resolve(stack, list[0]) === this.resolve(stack, list[1]);
      case 'Fn::Not':
        return !this.isTrue(stack, list[0]);
      case 'Fn::And':
        return list.every((entry) => this.isTrue(stack, entry));
      case 'Fn::Or':
        return list.some((entry) => this.isTrue(stack, entry));
      case 'Condition':
        return this.isTrue(stack, argument);
      default:
        throw new Error(`Stack ${stack.name} has condition ${String(condition)}, which cannot be evaluated`);
    }
  }

  private dynamicReferences(text: string): string {
    if (!text.includes('{{resolve:')) return text;
    return text.replace(dynamicReference, (whole, service: string, reference: string) => {
      if (service !== 'secretsmanager') throw new Error(`${whole}: only secretsmanager references are known`);
      return this.resources.secret(reference);
    });
  }
}

const isIntrinsic = (name: string) => name === 'Ref' || name.startsWith('Fn::');

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}
