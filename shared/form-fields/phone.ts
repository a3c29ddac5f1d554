import type { PhoneRules } from '../phone/country-rules';
import type { Checked, FormFieldKind } from './kind';

export const phone: FormFieldKind = {
  label: 'Phone',
  hint: 'A telephone number of your country; of the US and Canada as ### ### ####.',
  keeps: ['isRequired'],
  check: (sent, _field, { phones }) => (phones ? checkAbroad(sent, phones) : checkUs(sent)),
};

/** Ten digits, with area code and exchange starting with 2 to 9; a country code before them is dropped. */
function checkUs(sent: string): Checked {
  const digits = sent.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, exchange, line] = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  if (!area || sent.length > 30) return { value: sent, error: 'must be a phone number like 212 555 0100.' };
  return { value: `${area} ${exchange} ${line}` };
}

/** A possible number in that country, as E.164. */
function checkAbroad(sent: string, phones: PhoneRules): Checked {
  const value = sent.length > 40 ? undefined : phones.read(sent);
  if (value !== undefined) return { value };
  return { value: sent, error: `must be a phone number without an extension, like ${phones.example}.` };
}
