import { expect, it } from 'vitest';
import { currentSchema, upgraded } from './upgrades';

const form = { pk: 'C#acme#FORM#4', sk: 'FORM', id: 4, name: 'Contact' };
const field = { n: 1, name: 'Name' };

it('fills in what an earlier release did not write', () => {
  expect(upgraded({ ...form, fields: [field] })).toEqual({
    ...form,
    thankYouText: '',
    toEmail: [],
    keepDays: 0,
    fields: [{ ...field, showIfFieldId: null, showIfValue: '' }],
    schema: 2,
  });
});

it('leaves alone what an update of single attributes wrote since', () => {
  expect(upgraded({ ...form, keepDays: 30, fields: [] })).toMatchObject({ keepDays: 30, thankYouText: '' });
  const page = { pk: 'C#acme#PATHS', sk: '/about', kind: 'page', renderer: 'abc' };
  expect(upgraded(page)).toMatchObject({ renderer: 'abc' });
});

it('gives a renderer to pages only', () => {
  const at = { pk: 'C#acme#PATHS', sk: '/about' };
  expect(upgraded({ ...at, kind: 'page' })).toMatchObject({ renderer: '' });
  expect(upgraded({ ...at, kind: 'redirect' })).not.toHaveProperty('renderer');
});

it('hands on as they are: items of today, of a later release, and of kinds that never changed', () => {
  for (const item of [
    { ...form, fields: [], schema: 2 },
    { ...form, fields: [], schema: 3 },
    { pk: 'C#acme#PAGES', sk: 'PAGE#00000007' },
    { pk: 'VENDOR', sk: 'COMPANY#acme' },
  ]) {
    expect(upgraded(item)).toBe(item);
  }
});

it('numbers each kind by its own steps', () => {
  const paths = 'C#acme#PATHS';
  const kinds = [
    form,
    { pk: paths, sk: '/a/b' },
    { pk: paths, sk: 'CHROME' },
    { pk: 'VENDOR', sk: 'PROVIDER' },
  ];
  expect(kinds.map(currentSchema)).toEqual([2, 2, 2, 1]);
});
