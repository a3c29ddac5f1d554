import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import type { PhoneRules } from './country-rules';

/** For a territory without an example of its own. */
const anyExample = '+44 20 7946 0958';

/**
 * The rules of a country outside the US and Canada. Only `phoneRulesOf` imports this file, and only on
 * demand.
 */
export function internationalRules(country: string): PhoneRules {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const parse = (text: string) => parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  return {
    isRequired: false,
    example: (defaultCountry && getExampleNumber(defaultCountry, examples)?.formatNational()) || anyExample,
    read: (typed) => {
      const number = parse(typed);
      return number?.isPossible() && !number.ext ? number.number : undefined;
    },
    shown: (stored) => {
      const number = parse(stored);
      return number ? shownIn(number, defaultCountry) : stored;
    },
  };
}

/** In national format or, for a number of another country, in international format. */
function shownIn(number: PhoneNumber, country: CountryCode | undefined): string {
  const isNational = country !== undefined && number.countryCallingCode === getCountryCallingCode(country);
  return isNational ? number.formatNational() : number.formatInternational();
}
