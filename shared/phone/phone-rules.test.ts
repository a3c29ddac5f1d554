import { getCountries } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries';
import { phoneError, phoneRulesOf } from './phone-rules';

describe('telephone numbers', () => {
  it('have ten digits in the US and Canada, and are stored as they are typed [2:132] [2:138] [2:270] [2:136] [2:69]', async () => {
    for (const country of ['US', 'CA']) {
      const rules = await phoneRulesOf(country);
      expect(rules.read(' (212) 555-0100 ')).toBe('(212) 555-0100');
      expect(rules.shown('(212) 555-0100')).toBe('(212) 555-0100');
      for (const typed of ['112 555 0100', '212 155 0100', '212 555 010']) {
        expect(phoneError(rules, 'Telephone', typed), typed).toBe(
          'Telephone must be a US phone number, like 212 555 0100.',
        );
      }
      expect(phoneError(rules, 'Telephone', ' ')).toBe('Telephone is required.');
      expect(rules.read('+49 30 901820')).toBeUndefined();
    }
  });

  it.each([
    ['DE', '030 901820', '+4930901820', '030 901820'],
    ['DE', '+49 (0)30 901820', '+4930901820', '030 901820'],
    ['DE', '0049 30/901820', '+4930901820', '030 901820'],
    ['DE', '+1 212 555 0100', '+12125550100', '+1 212 555 0100'],
    ['GB', '020 7946 0958', '+442079460958', '020 7946 0958'],
    ['IT', '06 698 1', '+39066981', '06 6981'],
    ['JP', '03-3213-1111', '+81332131111', '03-3213-1111'],
  ])(
    'of %s are stored as E.164 and shown in the national format: %s',
    async (country, typed, stored, shown) => {
      const rules = await phoneRulesOf(country);
      expect(rules.read(typed)).toBe(stored);
      expect(rules.shown(stored)).toBe(shown);
    },
  );

  it('of other countries are rejected where they are not possible, with an example of that country', async () => {
    const rules = await phoneRulesOf('DE');
    for (const typed of [
      '1',
      '030 901820 ext. 7',
      'ring the bell',
      'call 030 901820 now',
      '+49',
      '9'.repeat(30),
    ]) {
      expect(phoneError(rules, 'Telephone', typed), typed).toBe(
        'Telephone must be a phone number without an extension, like 01512 3456789.',
      );
    }
    expect(phoneError(rules, 'Telephone', '')).toBeUndefined();
  });

  it('have rules and an example for every country that can be chosen', async () => {
    expect(countries).toEqual([...getCountries()].sort());
    for (const country of countries) {
      const rules = await phoneRulesOf(country);
      expect(rules.read(rules.example), country).toBeTruthy();
    }
  });
});
