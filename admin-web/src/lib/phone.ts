/** Formats the digits typed so far as '212 555 0100'; a leading country code 1 is dropped. */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}
