import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { hasUsNumbers, phoneRulesOf, usRules } from '@galley/shared/phone/phone-rules';
import { useQuery } from '@tanstack/react-query';

/** The rules where only the server knows the country: any input is sent, and the response reports errors. */
export const openRules: PhoneRules = {
  isRequired: false,
  example: '',
  read: (typed) => typed,
  shown: (stored) => stored,
};

/**
 * How numbers are typed and shown in a country; undefined while the rules of a country outside the US and Canada are
 * loading.
 */
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
