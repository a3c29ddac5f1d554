import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import * as z from 'zod';

/** The paths of the fields that refer to a thing of this kind. */
function* pathsIn(schema: unknown, kind: string, path: string[] = []): Generator<string[]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { names, properties, items, allOf, anyOf } = schema as Record<string, unknown>;
  if (names === kind) yield path;
  if (items) yield* pathsIn(items, kind, [...path, '0']);
  for (const part of [...((allOf ?? anyOf ?? []) as unknown[])]) yield* pathsIn(part, kind, path);
  for (const [name, part] of Object.entries(properties ?? {})) yield* pathsIn(part, kind, [...path, name]);
}

/** Every field of the contract that refers to a library item of this kind, with its call. */
export function fieldsNaming(kind: 'image' | 'file'): { name: CallName; field: string }[] {
  return callNames.flatMap((name) => {
    const schema = z.toJSONSchema(declarationOf(name).input, { io: 'input', unrepresentable: 'any' });
    return [...pathsIn(schema, kind)].map((path) => ({ name, field: path.join('.') }));
  });
}

/** An input with another value in one of its fields. */
export function withValue(
  input: unknown,
  [name = '', ...rest]: string[],
  value: string,
): Record<string, unknown> {
  const copy = structuredClone(input ?? {}) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? value : withValue(copy[name], rest, value);
  return copy;
}
