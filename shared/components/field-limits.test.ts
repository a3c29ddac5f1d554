import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { creatableTypes, fieldsOf } from './dictionary';
import type { Fields } from './fields';

interface Limits {
  required?: boolean;
  min?: number;
  max?: number;
}

/** The limits of each field, and of the fields of its entries. */
function limitsOf(fields: Fields, under = ''): [string, Limits][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Limits][] => {
    const { required, min, max } = field as Limits;
    const limits = { ...(required && { required }), ...(min !== undefined && { min }), ...(max && { max }) };
    const inner = field.kind === 'list' ? limitsOf(field.fields, `${under}${name}.`) : [];
    return [
      ...(Object.keys(limits).length > 0 ? [[under + name, limits] as [string, Limits]] : []),
      ...inner,
    ];
  });
}

const decided: unknown = JSON.parse(
  readFileSync(new URL('../../tests/samples/components/field-limits.json', import.meta.url), 'utf8'),
);

/** A lower limit rejects the next save of a text that is stored; a higher one reaches the layouts of all looks. */
it('the limits of the fields of components are those of tests/samples/components/field-limits.json: they change there, too [1:194] [1:195] [1:196] [1:197] [1:198] [1:295] [1:296] [1:297] [2:157] [2:268]', () => {
  const limits = creatableTypes.map((type) => [type, Object.fromEntries(limitsOf(fieldsOf(type)))]);
  expect(Object.fromEntries(limits)).toEqual(decided);
});
