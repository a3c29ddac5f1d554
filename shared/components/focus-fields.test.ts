import { expect, it } from 'vitest';
import { creatableTypes, fieldsOf } from './dictionary';
import { type Fields, meaningOf } from './fields';
import { focusNameOf } from './fields/focus';
import { hero } from './hero';

/** The pictures among these fields and those of their lists, each with the field beside it that has its focal point. */
const picturesIn = (fields: Fields, under: string): [name: string, of: string | undefined][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string | undefined][] => {
    if (field.kind === 'list') return picturesIn(field.fields, `${under}.${name}`);
    if (field.kind !== 'image') return [];
    const beside = fields[focusNameOf(name)];
    return [[`${under}.${name}`, beside?.kind === 'focus' ? `${under}.${beside.of}` : undefined]];
  });

it('every picture of a component can have a focal point of its own', () => {
  const pictures = creatableTypes.flatMap((type) => picturesIn(fieldsOf(type), type));
  expect(pictures.length).toBeGreaterThan(9);
  for (const [name, of] of pictures) expect(of, name).toBe(name);
});

it('comparisons say it in words', () => {
  const { pictureFocus } = hero.fields;
  const { inWords } = meaningOf(pictureFocus);
  expect(inWords?.(pictureFocus, '30 70')).toBe('30 % across, 70 % down');
  expect(inWords?.(pictureFocus, '')).toBe('');
});
