import type { FormField } from '@galley/shared/schemas/form';
import { newField } from '@galley/shared/schemas/form-field-rules';
import { describe, expect, it } from 'vitest';
import { checkValues } from './check-values';

function check(field: Partial<FormField>, value: string) {
  const whole = { ...newField, id: 40_001, formId: 4, order: 1, revision: 1, name: 'Field', ...field };
  const form = { id: 4, name: 'Contact', columns: 1, thankYouText: '', revision: 1, fields: [whole] };
  const { pairs, errors } = checkValues(form, new Map([[40_001, value]]));
  return { value: pairs[0]?.fieldValue, error: errors[40_001] };
}
const longEmail = `${'r'.repeat(40)}@a.example`;
const input = (changes: Partial<FormField> = {}) => ({ fieldType: 'input' as const, ...changes });

describe('accepted values [2:74] [2:235]', () => {
  it.each<[Partial<FormField>, string, string, string?]>([
    [input(), '  Ruth  ', 'Ruth', '[2:150] [2:149]'],
    [input(), '', '', '[2:156] [2:149]'],
    [input(), 'x'.repeat(1_000), 'x'.repeat(1_000), '[2:150] [2:268] [2:149]'],
    [input({ maxLength: 4 }), 'Ruth', 'Ruth', '[2:150] [2:268] [2:149]'],
    [input({ minLength: 3 }), 'abc', 'abc', '[2:150] [2:149]'],
    [{ fieldType: 'textArea', maxLength: 4 }, 'Ruth', 'Ruth', '[2:150] [2:149]'],
    [input({ inputType: 'number', minLength: 6, maxLength: 80 }), '80', '80', '[2:151] [2:149]'],
    [input({ inputType: 'number', minLength: 6, maxLength: 80 }), '6', '6', '[2:151] [2:149]'],
    [input({ inputType: 'number' }), '0', '0', '[2:151] [2:268] [2:149]'],
    [input({ inputType: 'number' }), '99999999', '99999999', '[2:151] [2:268] [2:149]'],
    [{ fieldType: 'textArea' }, 'one\ntwo', 'one\ntwo'],
    [{ fieldType: 'phone' }, '+1 (212) 555-0100', '212 555 0100', '[2:153] [2:270] [2:149]'],
    [{ fieldType: 'email' }, 'Ruth@boats.example', 'Ruth@boats.example', '[2:152] [2:149]'],
    [{ fieldType: 'email' }, longEmail, longEmail, '[2:152] [2:268] [2:149]'],
    [{ fieldType: 'selectList', options: ['A', 'B'] }, 'B', 'B', '[2:155] [2:149]'],
    [{ fieldType: 'state' }, 'ME', 'ME', '[2:154] [2:270] [2:149]'],
    [{ fieldType: 'state' }, 'Maine', 'ME', '[2:154] [2:270] [2:149]'],
    [{ fieldType: 'checkbox' }, '', 'false', '[2:123] [2:119]'],
    [{ fieldType: 'checkbox' }, 'false', 'false', '[2:123] [2:119]'],
    [{ fieldType: 'checkbox' }, 'on', 'true'],
    [{ fieldType: 'consent', isRequired: true }, 'true', 'true'],
  ])('%o reads %j as %j %s', (field, sent, stored) => {
    expect(check(field, sent)).toEqual({ value: stored, error: undefined });
  });
});

describe('a conditional field', () => {
  const field = (id: number, changes: Partial<FormField>): FormField => ({
    ...newField,
    id,
    formId: 4,
    order: id,
    revision: 1,
    name: `Field ${id}`,
    ...changes,
  });
  const form = {
    id: 4,
    name: 'Contact',
    columns: 1,
    thankYouText: '',
    revision: 1,
    fields: [
      field(3, { isRequired: true, showIfFieldId: 2, showIfValue: 'Yes' }),
      field(1, { fieldType: 'selectList', options: ['Sail', 'Motor'] }),
      field(2, { fieldType: 'checkbox', showIfFieldId: 1, showIfValue: 'Sail' }),
    ],
  };
  const checked = (sent: Record<number, string>) => {
    const { pairs, errors } = checkValues(
      form,
      new Map(Object.entries(sent).map(([id, v]) => [Number(id), v])),
    );
    return { values: pairs.map(({ fieldValue }) => fieldValue), errors };
  };

  it('is required and checked while it is shown [2:156] [2:149]', () => {
    expect(checked({ 1: 'Sail', 2: 'on', 3: '' }).errors).toEqual({ 3: 'Field 3 is required.' });
    expect(checked({ 1: 'Sail', 2: 'on', 3: 'x' })).toEqual({ values: ['x', 'Sail', 'true'], errors: {} });
  });

  it('is neither required nor accepted while it is hidden, whatever was sent [2:156] [2:149]', () => {
    expect(checked({ 1: 'Sail', 3: 'x' })).toEqual({ values: ['', 'Sail', 'false'], errors: {} });
    expect(checked({ 1: 'Motor', 2: 'on', 3: 'x'.repeat(2_000) })).toEqual({
      values: ['', 'Motor', ''],
      errors: {},
    });
  });
});

describe('rejected values [2:74] [2:235] [2:249]', () => {
  it.each<[Partial<FormField>, string, string, string?]>([
    [input({ isRequired: true }), '   ', 'Field is required.', '[2:156] [2:149]'],
    [input({ maxLength: 4 }), 'Ruths', 'Field may have at most 4 characters.', '[2:150] [2:268] [2:149]'],
    [input(), 'x'.repeat(1_001), 'Field may have at most 1000 characters.', '[2:150] [2:268] [2:149]'],
    [input({ minLength: 3 }), 'ab', 'Field must have at least 3 characters.', '[2:150] [2:149]'],
    ...(
      [
        [{ minLength: 3 }, 'ab', 'Field must have at least 3 characters.'],
        [{ maxLength: 4 }, 'Ruths', 'Field may have at most 4 characters.'],
        [{}, 'x'.repeat(1_001), 'Field may have at most 1000 characters.'],
      ] as const
    ).map(([bounds, sent, error]): [Partial<FormField>, string, string, string] => [
      { fieldType: 'textArea', ...bounds },
      sent,
      error,
      '[2:150] [2:268] [2:149]',
    ]),
    [input(), 'a\u0000b', 'Field contains characters that cannot be stored.'],
    [input(), 'a\ud800', 'Field contains characters that cannot be stored.'],
    [
      input({ inputType: 'number', minLength: 6, maxLength: 80 }),
      '81',
      'Field must be a whole number from 6 to 80.',
      '[2:151] [2:268] [2:149]',
    ],
    [
      input({ inputType: 'number', minLength: 6, maxLength: 80 }),
      '5',
      'Field must be a whole number from 6 to 80.',
      '[2:151] [2:268] [2:149]',
    ],
    [
      input({ inputType: 'number' }),
      '1e3',
      'Field must be a whole number from 0 to 99999999.',
      '[2:151] [2:268] [2:149]',
    ],
    [
      input({ inputType: 'number' }),
      '100000000',
      'Field must be a whole number from 0 to 99999999.',
      '[2:151] [2:268] [2:149]',
    ],
    [
      input({ inputType: 'number' }),
      '-1',
      'Field must be a whole number from 0 to 99999999.',
      '[2:151] [2:149]',
    ],
    [
      { fieldType: 'phone' },
      '112 555 0100',
      'Field must be a phone number like 212 555 0100.',
      '[2:153] [2:270] [2:149]',
    ],
    [
      { fieldType: 'phone' },
      '212 155 0100',
      'Field must be a phone number like 212 555 0100.',
      '[2:153] [2:270] [2:149]',
    ],
    [
      { fieldType: 'phone' },
      '212 555 01001',
      'Field must be a phone number like 212 555 0100.',
      '[2:153] [2:270] [2:149]',
    ],
    [
      { fieldType: 'email' },
      'ruth@boats',
      'Field must be an email address, like name@company.com.',
      '[2:152] [2:149]',
    ],
    [
      { fieldType: 'email' },
      `r${longEmail}`,
      'Field may have at most 50 characters.',
      '[2:152] [2:268] [2:149]',
    ],
    [
      { fieldType: 'selectList', options: ['A', 'B'] },
      'C',
      'Field must be one of the choices.',
      '[2:155] [2:149]',
    ],
    ...['XX', 'me', 'ME, NH'].map((sent): [Partial<FormField>, string, string, string] => [
      { fieldType: 'state' },
      sent,
      'Field must be one of the choices.',
      '[2:154] [2:270] [2:149]',
    ]),
    [{ fieldType: 'consent', isRequired: true }, '', 'Field is required.'],
    [{ fieldType: 'checkbox' }, 'maybe', 'Field must be ticked or not.'],
  ])('%o rejects %j: %s %s', (field, sent, error) => {
    expect(check(field, sent).error).toBe(error);
  });
});

it.each([
  ...(['input', 'textArea', 'phone', 'email', 'date', 'selectList', 'radio', 'checkboxes', 'state'] as const),
  ...(['consent', 'file'] as const),
])(
  'a field of kind %s may be empty unless it is required, as long as it shows [2:156] [2:149]',
  (fieldType) => {
    const field = { fieldType, options: ['A', 'B'] };
    for (const isRequired of [true, false]) {
      const error = isRequired ? 'Field is required.' : undefined;
      expect(check({ ...field, isRequired }, ' ').error).toBe(error);
      // The first field decides whether this one shows.
      const shared = { ...newField, formId: 4, revision: 1 };
      const fields = [
        { ...shared, id: 1, order: 1, name: 'Topic' },
        {
          ...shared,
          ...field,
          id: 2,
          order: 2,
          name: 'Field',
          isRequired,
          showIfFieldId: 1,
          showIfValue: 'Sail',
        },
      ];
      const form = { id: 4, name: 'Contact', columns: 1, thankYouText: '', revision: 1, fields };
      const errorsFor = (topic: string) => checkValues(form, new Map([[1, topic]])).errors;
      expect(errorsFor('Sail')[2]).toBe(error);
      expect(errorsFor('Motor')).toEqual({});
    }
  },
);
