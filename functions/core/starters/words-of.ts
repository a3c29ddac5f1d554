import { dialled } from '@galley/shared/phone/dial-link';
import type { CompanyWords } from '@galley/shared/starters/company-words';
import type { SettingsRecord } from '../entities/site';

/** The words that a starter uses for the company, from its settings. */
export function wordsOf({
  companyName,
  telephone,
  telephoneShown,
  address,
}: Pick<SettingsRecord, 'companyName' | 'telephone' | 'telephoneShown' | 'address'>): CompanyWords {
  return {
    company: companyName,
    telephone: telephoneShown ?? telephone,
    call: dialled(telephone),
    address,
  };
}
