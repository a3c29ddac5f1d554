import type { PhoneRules } from './country-rules';

/**
 * How a company's telephone numbers are typed, stored and shown. In the US and Canada that is ten digits; elsewhere
 * whatever is possible there, as E.164 (`+4930123456`). Here is nothing that has to be loaded for the former.
 */

/** Whether numbers have the ten digits of the US: the mask, the pattern and the rule of the forms are for these. */
export function hasUsNumbers(country: string): boolean {
  return country === 'US' || country === 'CA';
}

/** Whether a value is a number as it is stored outside the US and Canada. */
export const isE164 = (value: string) => /^\+[1-9]\d{6,14}$/.test(value);

/** Ten digits of a US number whose area code and exchange begin with 2-9, however they are separated. */
export function isUsPhone(text: string): boolean {
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(text.replace(/[\s().+-]/g, ''));
}

/** Of the US and Canada: as it is typed, so it is stored. */
export const usRules: PhoneRules = {
  isRequired: true,
  example: '212 555 0100',
  read: (typed) => (isUsPhone(typed) ? typed.trim() : undefined),
  shown: (stored) => stored,
};

/** Other countries' numbers need a library of some 100 KB, which is loaded for them alone. */
export async function phoneRulesOf(country: string): Promise<PhoneRules> {
  if (hasUsNumbers(country)) return usRules;
  return (await import('./international-phone')).internationalRules(country);
}

/** What is wrong with a number that was typed into the field called `label`, as a sentence. */
export function phoneError(rules: PhoneRules, label: string, typed: string): string | undefined {
  if (typed.trim() === '') return rules.isRequired ? `${label} is required.` : undefined;
  if (rules.read(typed) !== undefined) return undefined;
  const kind = rules === usRules ? 'US phone number' : 'phone number without an extension';
  return `${label} must be a ${kind}, like ${rules.example}.`;
}

/** `2125550100` of a user's phone in the US or Canada, which has no country's code. */
export function usDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? digits : undefined;
}

/** The same of a user's phone, which in the US and Canada must have the form of its mask. */
export function userPhoneError(rules: PhoneRules, typed: string): string | undefined {
  if (rules !== usRules || typed.trim() === '') return phoneError(rules, 'Phone', typed);
  return usDigits(typed) ? undefined : `Phone must have the form ${rules.example}.`;
}
