import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { hasUsNumbers, phoneRulesOf, usRules } from '@galley/shared/phone/phone-rules';
import { useQuery } from '@tanstack/react-query';

/** Of a company whose country only the server knows: whatever is typed is sent, and the answer says what is wrong. */
export const openRules: PhoneRules = {
  isRequired: false,
  example: '',
  read: (typed) => typed,
  shown: (stored) => stored,
};

/** How numbers are typed and shown in a country; undefined while the rules of one outside the US and Canada are loaded. */
export function usePhoneRules(country: string | undefined): PhoneRules | undefined {
  const isAbroad = country !== undefined && !hasUsNumbers(country);
  const { data } = useQuery({
    queryKey: ['phone-rules', country],
    queryFn: () => phoneRulesOf(country ?? ''),
    enabled: isAbroad,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (country === undefined) return undefined;
  return isAbroad ? data : usRules;
}
