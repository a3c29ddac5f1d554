import { isDay, shownDay } from '@galley/shared/form-fields/date';
import { isE164 } from '@galley/shared/phone/phone-rules';
import { useCallback } from 'react';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { useCompany } from '../../parts/session/use-company-name';

/** Formats values for the company's staff: an E.164 number in the national format, days like all other dates. */
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
