import { get } from 'react-hook-form';
import type * as z from 'zod';

const withoutNumbers = (path: readonly string[]) => path.filter((part) => !/^\d+$/.test(part));

/** Validates a value: the first message of each field, with the texts of the server. */
export function fieldErrors(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  const found = (error?.issues ?? []).map(
    // 'companySettings.telephone' becomes telephone, 'toEmail.2' becomes toEmail.
    ({ path, message }) => [withoutNumbers(path.map(String)).at(-1) ?? '', message] as const,
  );
  return Object.fromEntries(found.reverse());
}

/** Maps an error response to the form's fields: the longest suffix of each path that names one. */
export function refusedFields(
  fields: Readonly<Record<string, string>>,
  values: object,
): Record<string, string> {
  const named = Object.entries(fields).flatMap(([path, message]) => {
    const parts = withoutNumbers(path.split('.'));
    const ends = parts.map((_, start) => parts.slice(start).join('.'));
    const field = ends.find((end) => get(values, end) !== undefined);
    return field === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(named.reverse());
}
