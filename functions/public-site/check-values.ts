import { limits } from '@galley/shared/limits';
import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { emailPattern, isStorable } from '@galley/shared/schemas/fields';
import type { FormField, FormModel } from '@galley/shared/schemas/form';
import { boxValue, isBox, isShown } from '@galley/shared/schemas/form-conditions';
import { boundsOf, isNumberField } from '@galley/shared/schemas/form-field-rules';
import type { SubmissionPair } from '@galley/shared/schemas/submission';
import { stateCodeOf, stateCodes } from '@galley/shared/states';

export interface CheckedValues {
  /** Every field of the form in its order, under the name that it had. */
  pairs: SubmissionPair[];
  /** By field id: a sentence for each that is wrong. */
  faults: Record<number, string>;
}

const longestEmail = 50;

/**
 * Checks what was sent against the form that the visitor saw; the browser's own checks are only a help to him. A field
 * that does not show, since another one has not the value for it, is neither asked for nor taken.
 * @param phones of a company outside the US and Canada
 */
export function checkValues(
  form: FormModel,
  values: ReadonlyMap<number, string>,
  phones?: PhoneRules,
): CheckedValues {
  const all = new Map(
    form.fields.map((field) => [field.id, checkValue(field, (values.get(field.id) ?? '').trim(), phones)]),
  );
  const faults: Record<number, string> = {};
  const pairs = form.fields.map((field) => {
    const shows = isShown(field, form.fields, ({ id }) => all.get(id)?.value ?? '');
    const { value, fault }: Checked = (shows ? all.get(field.id) : undefined) ?? { value: '' };
    if (fault !== undefined) faults[field.id] = `${field.name} ${fault}`;
    return { fieldId: field.id, fieldName: field.name, fieldValue: storedValue(field, value) };
  });
  return { pairs, faults };
}

/** A box is kept as pages send it, while conditions ask for it in words. */
function storedValue({ fieldType }: FormField, value: string): string {
  return isBox(fieldType) && value !== '' ? String(value === boxValue(true)) : value;
}

interface Checked {
  value: string;
  /** What follows the field's name in the sentence. */
  fault?: string;
}

function checkValue(field: FormField, sent: string, phones: PhoneRules | undefined): Checked {
  if (isBox(field.fieldType)) return checkBox(field, sent);
  if (sent === '') return { value: '', ...(field.isRequired && { fault: 'is required.' }) };
  if (!isStorable(sent)) return { value: sent, fault: 'contains characters that cannot be stored.' };
  switch (field.fieldType) {
    case 'input':
      return isNumberField(field) ? checkNumber(field, sent) : checkText(field, sent);
    case 'textArea':
      return checkText(field, sent);
    case 'phone':
      return phones ? checkPhoneAbroad(sent, phones) : checkPhone(sent);
    case 'email':
      if (sent.length > longestEmail) {
        return { value: sent, fault: `may have at most ${longestEmail} characters.` };
      }
      return emailPattern.test(sent)
        ? { value: sent }
        : { value: sent, fault: 'must be an e-mail address, like name@company.com.' };
    case 'selectList':
      return oneOf(sent, field.options);
    case 'state':
      // Pages send the name that a visitor chose; the code is what counts.
      return oneOf(stateCodeOf(sent), stateCodes);
  }
}

function checkBox(field: FormField, sent: string): Checked {
  const isTicked = sent === 'true' || sent === 'on';
  if (!isTicked && sent !== '' && sent !== 'false') return { value: sent, fault: 'must be ticked or not.' };
  const value = boxValue(isTicked);
  return field.isRequired && !isTicked ? { value, fault: 'is required.' } : { value };
}

function checkText(field: FormField, value: string): Checked {
  const most = field.maxLength || boundsOf(field).max;
  if (value.length > most) return { value, fault: `may have at most ${most} characters.` };
  if (value.length < field.minLength)
    return { value, fault: `must have at least ${field.minLength} characters.` };
  return { value };
}

function checkNumber(field: FormField, value: string): Checked {
  const most = field.maxLength || limits.fieldNumber.max;
  const isWithin = /^-?\d{1,12}$/.test(value) && Number(value) >= field.minLength && Number(value) <= most;
  return isWithin
    ? { value }
    : { value, fault: `must be a whole number from ${field.minLength} to ${most}.` };
}

/** Ten digits, area code and exchange beginning with 2 to 9; a country code before them is left out. */
function checkPhone(sent: string): Checked {
  const digits = sent.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, exchange, line] = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  if (!area || sent.length > 30) return { value: sent, fault: 'must be a phone number like 212 555 0100.' };
  return { value: `${area} ${exchange} ${line}` };
}

/** What is possible there, as E.164. */
function checkPhoneAbroad(sent: string, phones: PhoneRules): Checked {
  const value = sent.length > 40 ? undefined : phones.read(sent);
  if (value !== undefined) return { value };
  return { value: sent, fault: `must be a phone number without an extension, like ${phones.example}.` };
}

function oneOf(value: string, options: readonly string[]): Checked {
  return options.includes(value) ? { value } : { value, fault: 'must be one of the choices.' };
}
