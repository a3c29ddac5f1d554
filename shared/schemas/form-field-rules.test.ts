import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../stored-words';
import { formFieldContentSchema } from './form';
import type { FormFieldContent } from './form-field-content';
import { errorsOf, newField, resetForType } from './form-field-rules';

/** A field with every setting, before another type is chosen. */
const filled: FormFieldContent = {
  name: 'A field',
  fieldType: 'input',
  inputType: 'number',
  placeholder: 'Type here',
  isRequired: true,
  minLength: 2,
  maxLength: 9,
  options: ['One', 'Two'],
  linkText: 'Privacy policy',
  linkUrl: '/privacy',
  accepts: 'pictures',
  mostFiles: 3,
  text: 'In your own words.',
  showIfFieldId: 1,
  showIfValue: 'Yes',
};
const common = ['name', 'fieldType', 'showIfFieldId', 'showIfValue'];
const partsThatStay = (fieldType: FormFieldContent['fieldType']) => {
  const after = resetForType({ ...filled, fieldType });
  return (Object.keys(filled) as (keyof FormFieldContent)[]).filter(
    (part) => !common.includes(part) && after[part] === filled[part],
  );
};
const text = (changes: Partial<FormFieldContent>): FormFieldContent => ({ ...newField, ...changes });

describe('changing the type of a field', () => {
  it('keeps a condition for any type, and its value only with it', () => {
    for (const fieldType of fieldTypes) {
      const whole = { ...filled, fieldType };
      expect(resetForType(whole)).toMatchObject({ showIfFieldId: 1, showIfValue: 'Yes' });
      expect(resetForType({ ...whole, showIfFieldId: null }).showIfValue).toBe('');
    }
  });

  it.each([
    ['input', ['inputType', 'placeholder', 'isRequired', 'minLength', 'maxLength']],
    ['selectList', ['placeholder', 'isRequired', 'options']],
    ['checkbox', []],
    ['phone', ['isRequired']],
    ['email', ['placeholder', 'isRequired']],
    ['state', ['placeholder', 'isRequired']],
    ['textArea', ['placeholder', 'isRequired', 'minLength', 'maxLength']],
    ['consent', ['isRequired', 'linkText', 'linkUrl']],
    ['date', ['isRequired']],
    ['radio', ['isRequired', 'options']],
    ['checkboxes', ['isRequired', 'options']],
    ['file', ['isRequired', 'accepts', 'mostFiles', 'text']],
    ['heading', ['text']],
    ['paragraph', ['text']],
  ] as const)(
    'of %s keeps %j and nothing else [2:156] [2:105] [2:106] [2:107] [2:108] [2:109]',
    (fieldType, parts) => {
      expect(partsThatStay(fieldType)).toEqual(parts);
    },
  );

  it('resets to empty, none, no and 0, and never changes the name [2:105] [2:106] [2:107] [2:108] [2:109] [2:104]', () => {
    expect(resetForType({ ...filled, fieldType: 'checkbox' })).toEqual({
      name: 'A field',
      fieldType: 'checkbox',
      showIfFieldId: 1,
      showIfValue: 'Yes',
      inputType: '',
      placeholder: '',
      text: '',
      isRequired: false,
      minLength: 0,
      maxLength: 0,
      options: [],
      linkText: '',
      linkUrl: '',
      accepts: '',
      mostFiles: 0,
    });
  });
});

describe('the rules of a field', () => {
  it('require the input type of an input and the options of a list [2:128] [2:130] [2:74]', () => {
    expect(errorsOf(text({ inputType: '' }))).toEqual({ inputType: 'Input Type is required.' });
    expect(errorsOf(text({ fieldType: 'selectList' }))).toEqual({ options: 'Options are required.' });
    const isKnown = (changes: object) =>
      formFieldContentSchema.safeParse({ ...newField, name: 'Boat', ...changes }).success;
    expect([{}, { inputType: 'number' }, { fieldType: 'phone', inputType: '' }].map(isKnown)).toEqual([
      true,
      true,
      true,
    ]);
    expect([{ inputType: 'decimal' }, { fieldType: 'slider' }].map(isKnown)).toEqual([false, false]);
  });

  it('compare options ignoring case and surrounding spaces, and allow no comma [2:130] [2:74] [2:155]', () => {
    const list = (options: string[]) => errorsOf(text({ fieldType: 'selectList', options }));
    expect(list(['Repair', 'Other'])).toEqual({});
    expect(list(['Repair', ' repair '])).toEqual({ options: "The option ' repair ' is already there." });
    for (const [typed, better] of [
      ['Now, please', 'Now – please'],
      ['Up to 1,000 guests, standing,', 'Up to 1000 guests – standing'],
    ]) {
      const options = `An option may not contain a comma: write '${better}' instead of '${typed}'.`;
      expect(list([`${typed}`])).toEqual({ options });
      expect(list([`${better}`])).toEqual({});
    }
    expect(list([','])).toEqual({ options: 'An option may not contain a comma.' });
  });

  it('allow 1000 characters and numbers to 99999999 [2:129] [2:268] [2:74]', () => {
    expect(errorsOf(text({ maxLength: 1_000 }))).toEqual({});
    expect(errorsOf(text({ maxLength: 1_001 })).maxLength).toBe('Max must be a whole number from 0 to 1000.');
    expect(errorsOf(text({ fieldType: 'textArea', minLength: 1_001 })).minLength).toContain('0 to 1000');
    expect(errorsOf(text({ inputType: 'number', maxLength: 99_999_999 }))).toEqual({});
  });

  it('reject a Min above Max; a Max of 0 is the default [2:74] [2:129] [2:150]', () => {
    expect(errorsOf(text({ minLength: 5, maxLength: 4 }))).toEqual({
      minLength: 'Min may not be more than Max.',
    });
    expect(errorsOf(text({ minLength: 5, maxLength: 0 }))).toEqual({});
    expect(errorsOf(text({ minLength: 5, maxLength: 5 }))).toEqual({});
  });

  it('require both parts of a consent link or none, and only safe URLs', () => {
    const consent = (linkText: string, linkUrl: string) =>
      formFieldContentSchema.safeParse({ name: 'Consent', fieldType: 'consent', linkText, linkUrl });
    expect(consent('', '').success).toBe(true);
    expect(consent('Privacy', '/privacy').success).toBe(true);
    for (const [linkText, linkUrl] of [
      ['Privacy', ''],
      ['', '/privacy'],
      ['Privacy', 'javascript:alert(1)'],
    ] as const) {
      expect(consent(linkText, linkUrl).success, `${linkText} ${linkUrl}`).toBe(false);
    }
  });

  it('apply to the field as it will be stored: properties of another type cause no error [2:74] [2:106] [2:109]', () => {
    const parsed = formFieldContentSchema.safeParse({
      ...filled,
      fieldType: 'email',
      minLength: 9,
      maxLength: 1,
      options: ['A', 'a'],
    });
    expect(parsed.success).toBe(true);
  });

  it.each(fieldTypes)('accept a %s that has only its required properties [2:74] [2:128]', (fieldType) => {
    const must = { options: ['One'], text: 'In your own words.' };
    const inputType = fieldType === 'input' ? 'text' : '';
    expect(errorsOf(resetForType(text({ fieldType, inputType, name: 'A', ...must })))).toEqual({});
  });

  it.each(['selectList', 'radio', 'checkboxes'] as const)(
    'require the options of a %s [2:130]',
    (fieldType) => {
      expect(errorsOf(text({ fieldType }))).toEqual({ options: 'Options are required.' });
    },
  );

  it('limit options with checkboxes to what one value holds', () => {
    const options = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(99));
    expect(errorsOf(text({ fieldType: 'checkboxes', options }))).toEqual({
      options: 'The options may have at most 1000 characters together. Shorten some of them.',
    });
    expect(errorsOf(text({ fieldType: 'radio', options }))).toEqual({});
  });
});
