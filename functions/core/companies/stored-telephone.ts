import { phoneError, phoneRulesOf } from '@galley/shared/phone/phone-rules';
import type { SettingsRecord } from '../entities/site';
import { invalid } from '../errors';

/**
 * A company's telephone; also as people there read it, where it is stored as E.164.
 * @throws 400 naming `field` where it is no number of that country
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
