import { required } from '@galley/shared/required';
import type { Stack } from './template';

/** What CloudFormation knows about resources: their names (`Ref`) and attributes (`Fn::GetAtt`). */
export interface ResourceValues {
  ref(stack: Stack, logicalId: string): unknown;
  attribute(stack: Stack, logicalId: string, attribute: string): unknown;
  /** The value behind `{{resolve:secretsmanager:…}}`. */
  secret(reference: string): string;
}

/** Functions by name; each gets its argument as the template has it. */
type Calls<Result = unknown> = Readonly<Record<string, (stack: Stack, argument: never) => Result>>;

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
    const call = required(
      this.functions[name],
      () => new Error(`Stack ${stack.name} uses ${name}, which the laptop cloud does not know`),
    );
    return call(stack, argument as never);
  }

  private readonly functions: Calls = {
    Ref: (stack, logicalId: unknown) => this.resources.ref(stack, String(logicalId)),
    'Fn::GetAtt': (stack, argument: unknown) => {
      const [logicalId = '', attribute = ''] = Array.isArray(argument)
        ? argument.map(String)
        : splitOnce(String(argument), '.');
      return this.resources.attribute(stack, logicalId, attribute);
    },
    'Fn::Join': (stack, [separator, list]: [string, unknown]) =>
      (this.resolve(stack, list) as unknown[]).join(separator),
    'Fn::Split': (stack, [separator, text]: [string, unknown]) =>
      String(this.resolve(stack, text)).split(separator),
    'Fn::Select': (stack, [index, list]: [unknown, unknown]) =>
      (this.resolve(stack, list) as unknown[])[Number(this.resolve(stack, index))],
    'Fn::Sub': (stack, argument: unknown) => this.substitute(stack, argument),
    'Fn::GetStackOutput': (stack, argument: { StackName: unknown; OutputName: string }) =>
      this.stackOutput(stack, argument),
    'Fn::ImportValue': (stack, argument: unknown) => this.importValue(String(this.resolve(stack, argument))),
    'Fn::If': (stack, [condition, yes, no]: [string, unknown, unknown]) =>
      this.resolve(stack, this.isTrue(stack, condition) ? yes : no),
  };

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
    const outputs = this.stacks.flatMap((producer) =>
      Object.values(producer.template.Outputs ?? {}).map((output) => ({ producer, ...output })),
    );
    const { producer, Value } = required(
      outputs.find(({ producer, Export }) => Export && this.resolve(producer, Export.Name) === name),
      () => new Error(`No stack exports ${name}`),
    );
    return this.resolve(producer, Value);
  }

  private isTrue(stack: Stack, condition: unknown): boolean {
    const expression =
      typeof condition === 'string'
        ? stack.template.Conditions?.[condition]
        : (condition as object | undefined);
    const [name = '', argument] = Object.entries(expression ?? {})[0] ?? [];
    const test = required(
      this.conditions[name],
      () => new Error(`Stack ${stack.name} has condition ${String(condition)}, which cannot be evaluated`),
    );
    return test(stack, argument as never);
  }

  private readonly conditions: Calls<boolean> = {
    'Fn::Equals': (stack, [one, other]: unknown[]) => this.resolve(stack, one) === this.resolve(stack, other),
    'Fn::Not': (stack, [entry]: unknown[]) => !this.isTrue(stack, entry),
    'Fn::And': (stack, list: unknown[]) => list.every((entry) => this.isTrue(stack, entry)),
    'Fn::Or': (stack, list: unknown[]) => list.some((entry) => this.isTrue(stack, entry)),
    Condition: (stack, condition: unknown) => this.isTrue(stack, condition),
  };

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
