import { expect, it } from 'vitest';
import { openCompanyScope } from '../company-scope';
import { currentSchema, upgraded } from './entity';
import { partitions } from './partitions';
import { componentEntity, openPageEntity } from './version';

const form = { pk: 'C#acme#FORM#4', sk: 'FORM', id: 4, name: 'Contact' };
const field = { n: 1, name: 'Name' };
it('fills in attributes that an earlier release did not write', () => {
  expect(upgraded({ ...form, fields: [field] })).toEqual({
    ...form,
    thankYouText: '',
    toEmail: [],
    keepDays: 0,
    fields: [{ ...field, showIfFieldId: null, showIfValue: '' }],
    schema: 2,
  });
});

it('keeps attributes that a partial update has written since', () => {
  expect(upgraded({ ...form, keepDays: 30, fields: [] })).toMatchObject({ keepDays: 30, thankYouText: '' });
  const page = { pk: 'C#acme#PATHS', sk: '/about', kind: 'page', renderer: 'abc' };
  expect(upgraded(page)).toMatchObject({ renderer: 'abc' });
});

it('adds a renderer to pages only', () => {
  const at = { pk: 'C#acme#PATHS', sk: '/about' };
  expect(upgraded({ ...at, kind: 'page' })).toMatchObject({ renderer: '' });
  expect(upgraded({ ...at, kind: 'redirect' })).not.toHaveProperty('renderer');
});

it('returns unchanged items of today, of a later release, and of kinds that never changed', () => {
  for (const item of [
    { ...form, fields: [], schema: 2 },
    { ...form, fields: [], schema: 3 },
    { pk: 'C#acme#PAGES', sk: 'PAGE#00000007' },
    { pk: 'VENDOR', sk: 'COMPANY#acme' },
  ]) {
    expect(upgraded(item)).toBe(item);
  }
});

it('counts the upgrade steps of each kind separately', () => {
  const paths = 'C#acme#PATHS';
  const kinds = [
    form,
    { pk: paths, sk: '/a/b' },
    { pk: paths, sk: 'CHROME' },
    { pk: 'VENDOR', sk: 'PROVIDER' },
  ];
  expect(kinds.map(currentSchema)).toEqual([2, 2, 2, 1]);
});

it('recognises the items of a kind by their keys, and begins a range with the given values', () => {
  const scope = openCompanyScope('acme');
  const key = componentEntity.key(scope, 7, 3, 12);
  expect(key).toEqual({ pk: 'C#acme#PAGE#7', sk: 'CMP#00003#0012' });
  expect(componentEntity.is(key)).toBe(true);
  expect(openPageEntity.is(key)).toBe(false);
  expect(componentEntity.range(scope, 7)).toEqual({ pk: 'C#acme#PAGE#7', prefix: 'CMP#' });
  expect(componentEntity.range(scope, 7, 3)).toEqual({ pk: 'C#acme#PAGE#7', prefix: 'CMP#00003#' });
  expect(partitions.page.pattern).toBe('C#*#PAGE#*');
});
