import { phoneRulesOf, usDigits, userPhoneError, usRules } from '@galley/shared/phone/phone-rules';
import type { UserRecord } from '../entities/user';
import { invalid } from '../errors';

export type UserPhone = Pick<UserRecord, 'phoneNumber' | 'internationalPhone'>;

/**
 * A user's phone as stored: a ten-digit number in the US and Canada; E.164 elsewhere, where it may be empty.
 * @throws 400 where it is not a number of that country
 */
export async function userPhone(typed: string, country: string): Promise<UserPhone> {
  const rules = await phoneRulesOf(country);
  const error = userPhoneError(rules, typed);
  if (error) throw invalid({ phoneNumber: error });
  return rules === usRules
    ? { phoneNumber: Number(usDigits(typed)), internationalPhone: undefined }
    : { phoneNumber: null, internationalPhone: rules.read(typed) };
}

/** The phone as the API returns it. */
export function phoneOf({ phoneNumber, internationalPhone }: UserPhone): number | string | null {
  return internationalPhone ?? phoneNumber;
}
