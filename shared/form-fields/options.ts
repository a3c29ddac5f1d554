import type { Checked } from './kind';

/**
 * The error in a field's options, if any. Case and surrounding spaces make no other option. Options must not
 * contain commas, because public form data joins them with commas.
 */
export function optionsError(options: readonly string[]): { options?: string } {
  if (options.length === 0) return { options: 'Options are required.' };
  const withComma = options.find((option) => option.includes(','));
  if (withComma !== undefined) return { options: `An option may not contain a comma${instead(withComma)}.` };
  const keys = options.map((option) => option.trim().toLowerCase());
  const repeated = options.find((_, index) => keys.indexOf(keys[index] as string) !== index);
  return repeated === undefined ? {} : { options: `The option '${repeated}' is already there.` };
}

/** Another way to write an option that has commas. */
function instead(option: string): string {
  const joined = option.replace(/(\d),(?=\d{3})/g, '$1').replace(/^[\s,]+|[\s,]+$/g, '');
  return joined === '' ? '' : `: write '${joined.replace(/\s*,[\s,]*/g, ' – ')}' instead of '${option}'`;
}

export function oneOf(value: string, options: readonly string[]): Checked {
  return options.includes(value) ? { value } : { value, error: 'must be one of the choices.' };
}

/** Joins several options, which contain no commas, into one value. */
export const joinOptions = (options: readonly string[]) => options.join(', ');

/** The options in a value. */
export function splitOptions(value: string): string[] {
  return value
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '');
}
