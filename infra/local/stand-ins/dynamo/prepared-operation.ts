import { defaultAccount, defaultRegion } from '../stand-in';
import type { Item } from './attribute-value';
import type { CapacityMeter } from './capacity';
import type { Validated } from './dynalite-engine';
import type { DynaliteStore, Table } from './dynalite-store';
import type { Input } from './input-shape';

/** The context of an operation: a store over one draft, which is committed when the operation succeeds. */
export interface OperationContext {
  store: DynaliteStore;
  meter: CapacityMeter;
  /** Milliseconds since 1970. */
  now: number;
  arn: (resource: string) => string;
  /** Set by the torn-read fault: BatchGetItem returns one item as it was before its last change. */
  readTorn?: (table: string, keys: string[]) => { key: string; item: Item | undefined } | undefined;
}

/** One action on one resource, to be authorized before the operation runs. */
export interface Access {
  action: string;
  resource: string;
  leadingKeys?: string[];
  attributes?: string[];
  conditionKeys?: Record<string, string>;
}

/** A validated operation: the permissions that it needs, and how to run it. */
export interface PreparedOperation {
  accesses: Access[];
  consistent?: boolean;
  run(): Promise<Input>;
}

export type Prepare = (input: Input, context: OperationContext) => PreparedOperation;

export function makeArn(region = defaultRegion, account = defaultAccount) {
  return (resource: string) => (resource === '*' ? '*' : `arn:aws:dynamodb:${region}:${account}:${resource}`);
}

/** The partition key's value, as IAM compares it with `dynamodb:LeadingKeys`. */
export function leadingKeyOf(
  table: Readonly<Table> | undefined,
  key: Item | undefined,
): string[] | undefined {
  const name = table?.KeySchema[0]?.AttributeName;
  const value = name === undefined ? undefined : key?.[name];
  return value && [String(Object.values(value)[0])];
}

/** The top-level attributes that an operation names: its key or item, and every expression. */
export function attributesOf(data: Validated): string[] {
  const paths = [...(data._updates?.paths ?? []), ...(data._projection?.paths ?? [])];
  const names = [
    ...Object.keys(data.Key ?? {}),
    ...Object.keys(data.Item ?? {}),
    ...Object.keys(data._condition?.pathHeads ?? {}),
    ...Object.keys(data._filter?.pathHeads ?? {}),
    ...paths.map((path) => String(Array.isArray(path) ? path[0] : path)),
  ];
  return [...new Set(names)];
}
