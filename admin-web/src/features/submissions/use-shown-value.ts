import { consentInWords } from '@galley/shared/form-fields/box';
import { isDay, shownDay } from '@galley/shared/form-fields/date';
import { isE164 } from '@galley/shared/phone/phone-rules';
import type { FormFieldType } from '@galley/shared/schemas/form-field-content';
import { useCallback } from 'react';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { useCompany } from '../../parts/session/use-company-name';

/**
 * Formats values for the company's staff: an E.164 number in the national format, days like all other dates, a consent
 * in words.
 */
export function useShownValue(): (value: string, fieldType?: FormFieldType) => string {
  const rules = usePhoneRules(useCompany()?.country);
  return useCallback(
    (value, fieldType) => {
      if (isDay(value)) return shownDay(value);
      return rules && isE164(value) ? rules.shown(value) : consentInWords(fieldType, value);
    },
    [rules],
  );
}
