import { isDay, shownDay } from '@galley/shared/form-fields/date';
import { isE164 } from '@galley/shared/phone/phone-rules';
import { useCallback } from 'react';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { useCompany } from '../session/use-company-name';

/** Values as people of the company read them: a number that is stored as E.164 as in their country, days as all dates. */
export function useShownValue(): (value: string) => string {
  const rules = usePhoneRules(useCompany()?.country);
  return useCallback(
    (value) => {
      if (isDay(value)) return shownDay(value);
      return rules && isE164(value) ? rules.shown(value) : value;
    },
    [rules],
  );
}
