import { phoneError, phoneRulesOf } from '@galley/shared/phone/phone-rules';
import type { SettingsRecord } from '../entities/site';
import { invalid } from '../errors';

/**
 * A company's telephone number as typed, and as E.164 for display.
 * @throws 400 naming `field` where it is not a number of that country
 */
export async function storedTelephone(
  typed: string,
  country: string,
  field: string,
): Promise<Pick<SettingsRecord, 'telephone' | 'telephoneShown'>> {
  const rules = await phoneRulesOf(country);
  const error = phoneError(rules, 'Telephone', typed);
  if (error) throw invalid({ [field]: error });
  const telephone = rules.read(typed) ?? '';
  const telephoneShown = rules.shown(telephone);
  return telephoneShown === telephone ? { telephone } : { telephone, telephoneShown };
}
