import type { Checked } from './kind';

/** How options are compared: without case and surrounding spaces. */
export function optionKey(option: string): string {
  return option.trim().toLowerCase();
}

/** What is wrong with the options of a field, if anything is. Public form data joins them with commas. */
export function optionsFault(options: readonly string[]): { options?: string } {
  if (options.length === 0) return { options: 'Options are required.' };
  const withComma = options.find((option) => option.includes(','));
  if (withComma !== undefined) return { options: `An option may not contain a comma: '${withComma}'.` };
  const keys = options.map(optionKey);
  const repeated = options.find((_, index) => keys.indexOf(keys[index] as string) !== index);
  return repeated === undefined ? {} : { options: `The option '${repeated}' is already there.` };
}

export function oneOf(value: string, options: readonly string[]): Checked {
  return options.includes(value) ? { value } : { value, fault: 'must be one of the choices.' };
}

/** Several options as one value; none of them holds a comma. */
export const joinOptions = (options: readonly string[]) => options.join(', ');

/** The options that a value names. */
export function splitOptions(value: string): string[] {
  return value
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '');
}
