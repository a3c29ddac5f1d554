import { readdirSync, readFileSync } from 'node:fs';
import type { Kind } from '@galley/functions/core/entities/entity';
import { partitions } from '@galley/functions/core/entities/partitions';
import { typesOfReads } from '@galley/functions/core/entities/stored-schemas';
import type { StoredTypes } from '@galley/functions/core/entities/stored-types';
import { expect, it } from 'vitest';

/** The items of a former release: for each kind, by its key's pattern, the attributes and the schema number. */
type StoredShapes = Record<string, { schema: number; attributes: string[] }>;

const types: StoredTypes = typesOfReads;
const spelled = (parts: Kind['sort']) =>
  parts.map((part) => (typeof part === 'string' ? part : part.pattern)).join('#');

const present: StoredShapes = Object.fromEntries(
  Object.values(partitions)
    .flatMap(({ kinds }) => kinds)
    .map((kind) => [
      `${spelled(kind.partition.parts)} ${spelled(kind.sort)}`,
      { schema: kind.shape, attributes: Object.keys(kind.schema(types)) },
    ]),
);

const folder = new URL('./samples/entities/', import.meta.url);
const former = readdirSync(folder).map((file) => ({
  release: file.replace('.json', ''),
  shapes: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoredShapes,
}));

/** Lists changed keys, lost attributes and lower schema numbers, with which stored data could not be read. */
function lostOf(before: StoredShapes, after: StoredShapes): string[] {
  return Object.entries(before).flatMap(([key, { schema, attributes }]) => {
    const now = after[key];
    if (!now) return [key];
    const lost = attributes.filter((attribute) => !now.attributes.includes(attribute));
    return [
      ...lost.map((attribute) => `${key}: ${attribute}`),
      ...(now.schema < schema ? [`${key}: shape ${schema}`] : []),
    ];
  });
}

it.each(former)('keys, attributes and shapes of release $release are those of its entities', ({ shapes }) => {
  expect(Object.keys(shapes).length).toBeGreaterThan(50);
  expect(lostOf(shapes, present)).toEqual([]);
});

it('a lost key, attribute or shape is noticed', () => {
  const { 'C#*#USERS USER#<6 digits>': _, ...others } = present;
  const form = present['C#*#FORM#* FORM'] ?? { schema: 0, attributes: [] };
  const after = { ...others, 'C#*#FORM#* FORM': { schema: 1, attributes: form.attributes.slice(1) } };
  expect(lostOf(present, after).toSorted()).toEqual([
    'C#*#FORM#* FORM: id',
    'C#*#FORM#* FORM: shape 2',
    'C#*#USERS USER#<6 digits>',
  ]);
});
