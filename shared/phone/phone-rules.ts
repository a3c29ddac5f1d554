import type { PhoneRules } from './country-rules';

/**
 * How a company's telephone numbers are typed, stored and displayed. In the US and Canada they have ten
 * digits; elsewhere they are any possible number, as E.164 (`+4930123456`). The US rules need no library.
 */

/** Whether numbers have the ten digits of the US, for which the forms have a mask, a pattern and a rule. */
export function hasUsNumbers(country: string): boolean {
  return country === 'US' || country === 'CA';
}

/** Whether a value is a number in the format that is stored outside the US and Canada. */
export const isE164 = (value: string) => /^\+[1-9]\d{6,14}$/.test(value);

/**
 * Whether a text is a US number of ten digits whose area code and exchange start with 2-9, with any
 * separators.
 */
function isUsPhone(text: string): boolean {
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(text.replace(/[\s().+-]/g, ''));
}

/** For the US and Canada, where numbers are stored as typed. */
export const usRules: PhoneRules = {
  isRequired: true,
  example: '212 555 0100',
  read: (typed) => (isUsPhone(typed) ? typed.trim() : undefined),
  shown: (stored) => stored,
};

/** Other countries' numbers need a library of some 100 KB, which is loaded only for them. */
export async function phoneRulesOf(country: string): Promise<PhoneRules> {
  return hasUsNumbers(country)
    ? usRules
    : (await import('./international-phone')).internationalRules(country);
}

/** The error of a number that was typed into the field called `label`, as a sentence. */
export function phoneError(rules: PhoneRules, label: string, typed: string): string | undefined {
  if (typed.trim() === '') return rules.isRequired ? `${label} is required.` : undefined;
  if (rules.read(typed) !== undefined) return undefined;
  const kind = rules === usRules ? 'US phone number' : 'phone number without an extension';
  return `${label} must be a ${kind}, like ${rules.example}.`;
}

/** `2125550100` for a user's phone in the US or Canada, without a country code. */
export function usDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? digits : undefined;
}

/** The same for a user's phone, which in the US and Canada must match the mask. */
export function userPhoneError(rules: PhoneRules, typed: string): string | undefined {
  if (rules !== usRules || typed.trim() === '') return phoneError(rules, 'Phone', typed);
  return usDigits(typed) ? undefined : `Phone must have the form ${rules.example}.`;
}
