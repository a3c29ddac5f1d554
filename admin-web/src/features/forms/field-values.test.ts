import { newField } from '@galley/shared/schemas/form-field-rules';
import { expect, it } from 'vitest';
import { differencesOf } from '../../ui/form/form-labels';
import { contentOf, fieldLabels, valuesForType, valuesOf } from './field-values';
import { shownForm } from './shown-form';

it('reads options line by line and blank numbers as 0 [2:129] [2:130] [2:74]', () => {
  const values = { ...valuesOf(newField), fieldType: 'selectList' as const, options: ' Repair \n\nOther\n' };
  expect(contentOf(values).options).toEqual(['Repair', 'Other']);
  expect(contentOf({ ...valuesOf(newField), minLength: '', maxLength: '7' })).toMatchObject({
    minLength: 0,
    maxLength: 7,
  });
  expect(contentOf({ ...valuesOf(newField), minLength: '2', maxLength: '' })).toMatchObject({
    minLength: 2,
    maxLength: 0,
  });
});

it('makes a text input of a field that changes from a type without one [2:105] [2:104] [2:74]', () => {
  const phone = valuesForType(valuesOf(newField), 'phone');
  expect(phone.inputType).toBe('');
  expect(valuesForType(phone, 'input').inputType).toBe('text');
  const number = valuesForType({ ...valuesOf(newField), inputType: 'number', maxLength: 5 }, 'input');
  expect([number.inputType, number.maxLength]).toEqual(['number', 5]);
});

it.each([
  ['input', 'number', 'Jo', true, 3, 40, ''],
  ['selectList', '', 'Jo', true, 0, 0, 'Yawl'],
  ['checkbox', '', '', false, 0, 0, ''],
  ['phone', '', '', true, 0, 0, ''],
  ['email', '', 'Jo', true, 0, 0, ''],
  ['state', '', 'Jo', true, 0, 0, ''],
] as const)(
  'keeps of everything what a %s has, and resets the rest at once [2:74] [2:105] [2:106] [2:107] [2:108] [2:109] [2:104]',
  (fieldType, inputType, placeholder, isRequired, minLength, maxLength, options) => {
    const everything = {
      ...{ ...valuesOf(newField), inputType: 'number' as const, placeholder: 'Jo', isRequired: true },
      ...{ minLength: 3, maxLength: '40', options: 'Yawl' },
    };
    expect(valuesForType(everything, fieldType)).toMatchObject({
      ...{ fieldType, inputType, placeholder, isRequired, minLength, maxLength, options },
    });
  },
);

it('lets a new file field take one file, and resets that where another type is chosen', () => {
  const file = valuesForType(valuesOf(newField), 'file');
  expect([file.accepts, file.mostFiles]).toEqual(['', 1]);
  const several = { ...file, accepts: 'pictures' as const, mostFiles: 3 };
  expect(contentOf(several)).toMatchObject({ accepts: 'pictures', mostFiles: 3 });
  expect(contentOf(valuesForType(several, 'date'))).toMatchObject({ accepts: '', mostFiles: 0 });
});

it('lists only changed properties', () => {
  const theirs = valuesOf({ ...newField, name: 'Name', isRequired: true });
  const topic = { ...newField, id: 40_002, formId: 4, name: 'Topic', order: 1, revision: 1 };
  const mine = { ...theirs, isRequired: false, showIfFieldId: topic.id };
  expect(differencesOf(fieldLabels([topic]), theirs, mine)).toEqual([
    { name: 'isRequired', field: 'Required', theirs: 'Yes', mine: 'No' },
    { name: 'showIfFieldId', field: 'Show only if', theirs: '', mine: "'Topic' is filled in" },
  ]);
});

it('previews a form with the values being typed: in its field, or as a new last one', () => {
  const field = { ...newField, id: 40_001, formId: 4, name: 'Name', order: 1, revision: 1 };
  const form = { id: 4, name: 'Contact', columns: 1, thankYouText: '', revision: 1, fields: [field] };
  const typed = { ...newField, name: 'Typed' };
  const names = (choice: Parameters<typeof shownForm>[1]) =>
    shownForm(form, choice, typed, null).fields.map(({ name }) => name);
  expect(names({ kind: 'field', id: 40_001 })).toEqual(['Typed']);
  expect(names({ kind: 'new' })).toEqual(['Name', 'Typed']);
  expect(
    shownForm(form, { kind: 'none' }, null, { name: 'Other', columns: 3, thankYouText: '' }),
  ).toMatchObject({
    name: 'Other',
    columns: 3,
    fields: [field],
  });
});
