import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Kind } from './entity';
import type { Item } from './key';
import { partitions } from './partitions';
import { faultyAttribute, typesOfReads } from './stored-schemas';

let seed = 2_026;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const samples: unknown[] = [
  ...[undefined, null, 'text', '', 0, 7, Number.NaN, Number.POSITIVE_INFINITY, true, false],
  ...[[], ['text'], [1, 'text'], {}, { text: 'text' }, { number: 1 }, new Uint8Array([1]), new Set(['text'])],
];
const sample = () => samples[random(samples.length)];

/** A value that a schema accepts, as far as a few guesses find one; parts of it are sometimes wrong. */
function likely(schema: z.ZodType, depth = 0): unknown {
  if (random(12) === 0) return sample();
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return random(3) === 0 ? undefined : likely(schema.unwrap() as z.ZodType, depth);
  if (schema instanceof z.ZodArray)
    return Array.from({ length: random(3) }, () => likely(schema.element as z.ZodType, depth + 1));
  if (schema instanceof z.ZodRecord) return { one: likely(schema.valueType as z.ZodType, depth + 1) };
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, part]) => [name, likely(part as z.ZodType, depth + 1)]),
    );
  return samples.find((value) => value !== undefined && schema.safeParse(value).success);
}

const kinds = Object.values(partitions).flatMap((partition) =>
  partition.kinds.map((kind) => {
    const name = [...kind.partition.parts, '|', ...kind.sort]
      .map((part) => (typeof part === 'string' ? part : part.pattern))
      .join('#');
    return { name, kind, pk: kind.partition.pattern.replaceAll('*', '1'), sk: keyOf(kind.sort) };
  }),
);

function keyOf(parts: Kind['sort']): string {
  return parts.map((part) => (typeof part === 'string' ? part : '1')).join('#');
}

it('finds the same first attribute faulty as zod, in random items of each kind', () => {
  const reached = { fine: 0, faulty: 0 };
  for (const { name, kind, pk, sk } of kinds) {
    const schemas = kind.schema(typesOfReads);
    const whole = z.object(schemas);
    for (let left = 20; left > 0; left -= 1) {
      const item = { ...(likely(whole) as object), pk, sk } as Item;
      const attributes = random(4) === 0 ? Object.keys(schemas).slice(0, 1 + random(4)) : undefined;
      const asked = Object.entries(schemas).filter(([each]) => attributes?.includes(each) ?? true);
      const issue = z.object(Object.fromEntries(asked)).safeParse(item).error?.issues[0];
      expect(faultyAttribute(item, attributes), name).toBe(issue && String(issue.path[0]));
      reached[issue ? 'faulty' : 'fine'] += 1;
    }
  }
  expect(Math.min(reached.fine, reached.faulty)).toBeGreaterThan(400);
});
