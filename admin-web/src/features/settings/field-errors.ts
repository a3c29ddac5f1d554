import type * as z from 'zod';

/** The field that a path ends in: 'companySettings.telephone' is telephone, 'toEmail.2' is toEmail. */
function fieldOf(path: readonly string[]): string {
  return path.filter((part) => !/^\d+$/.test(part)).at(-1) ?? '';
}

/** What a schema finds wrong, by field: the first sentence of each, in the words of the server. */
export function fieldErrors(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  const found = (error?.issues ?? []).map(
    ({ path, message }) => [fieldOf(path.map(String)), message] as const,
  );
  return Object.fromEntries(found.reverse());
}

/** The same of a refusal. */
export function refusedFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [fieldOf(path.split('.')), message]),
  );
}
