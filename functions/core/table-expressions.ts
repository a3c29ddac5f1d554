import { marshall } from '@aws-sdk/util-dynamodb';

/** The condition of a write. `undefined` in `equals` means that the attribute is absent. */
export type Condition =
  | { absent: true }
  | { exists: true }
  | { equals: Record<string, unknown> }
  | { below: Record<string, number | string> }
  | { anyOf: Condition[] }
  | { allOf: Condition[] };

/**
 * The changes of an update: values to set, attributes to remove, numbers to add, values to append to lists.
 */
export interface Change {
  set?: Record<string, unknown>;
  /** Values for attributes that do not exist yet. */
  setOnce?: Record<string, unknown>;
  remove?: string[];
  add?: Record<string, number>;
  append?: Record<string, unknown[]>;
}

/** Collects placeholders for all names, so that no attribute name collides with a reserved word. */
export class ExpressionBuilder {
  readonly names: Record<string, string> = {};
  private readonly values: Record<string, unknown> = {};
  private count = 0;

  /** Returns the same placeholder for the same name, and a different one for every other name. */
  private name(attribute: string): string {
    const readable = `#${attribute.replace(/[^A-Za-z0-9]/g, '_')}`;
    let placeholder = readable;
    for (let other = 2; this.isTaken(placeholder, attribute); other += 1)
      placeholder = `${readable}_${other}`;
    this.names[placeholder] = attribute;
    return placeholder;
  }

  private isTaken(placeholder: string, attribute: string): boolean {
    return Object.hasOwn(this.names, placeholder) && this.names[placeholder] !== attribute;
  }

  private value(value: unknown): string {
    const placeholder = `:v${this.count}`;
    this.count += 1;
    this.values[placeholder] = value;
    return placeholder;
  }

  condition(condition: Condition): string {
    if ('absent' in condition) return `attribute_not_exists(${this.name('pk')})`;
    if ('exists' in condition) return `attribute_exists(${this.name('pk')})`;
    if ('anyOf' in condition) return this.joined(condition.anyOf, ' OR ');
    if ('allOf' in condition) return this.joined(condition.allOf, ' AND ');
    if ('below' in condition) {
      return Object.entries(condition.below)
        .map(([attribute, bound]) => `${this.name(attribute)} < ${this.value(bound)}`)
        .join(' AND ');
    }
    return Object.entries(condition.equals)
      .map(([attribute, value]) =>
        value === undefined
          ? `attribute_not_exists(${this.name(attribute)})`
          : `${this.name(attribute)} = ${this.value(value)}`,
      )
      .join(' AND ');
  }

  /** DynamoDB refuses redundant parentheses. */
  private joined(parts: readonly Condition[], by: string): string {
    const each = parts.map((part) => this.condition(part));
    return each.length === 1 ? (each[0] ?? '') : each.map((part) => `(${part})`).join(by);
  }

  update({ set = {}, setOnce = {}, remove = [], add = {}, append = {} }: Change): string {
    const sets = Object.entries(set)
      .filter(([, value]) => value !== undefined)
      .map(([attribute, value]) => `${this.name(attribute)} = ${this.value(value)}`);
    for (const [attribute, value] of Object.entries(setOnce)) {
      const name = this.name(attribute);
      sets.push(`${name} = if_not_exists(${name}, ${this.value(value)})`);
    }
    for (const [attribute, values] of Object.entries(append)) {
      const list = this.name(attribute);
      sets.push(`${list} = list_append(if_not_exists(${list}, ${this.value([])}), ${this.value(values)})`);
    }
    const removed = [...remove, ...Object.keys(set).filter((attribute) => set[attribute] === undefined)];
    const adds = Object.entries(add).map(([attribute, by]) => `${this.name(attribute)} ${this.value(by)}`);
    return [
      sets.length > 0 ? `SET ${sets.join(', ')}` : '',
      removed.length > 0 ? `REMOVE ${removed.map((attribute) => this.name(attribute)).join(', ')}` : '',
      adds.length > 0 ? `ADD ${adds.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** The placeholders in the form of a request; DynamoDB refuses empty maps, so they are omitted. */
  attributes() {
    return {
      ...(Object.keys(this.names).length > 0 && { ExpressionAttributeNames: this.names }),
      ...(Object.keys(this.values).length > 0 && {
        ExpressionAttributeValues: marshall(this.values, { removeUndefinedValues: true }),
      }),
    };
  }
}
