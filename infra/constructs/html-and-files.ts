import type { CallDeclaration } from '@galley/shared/contract/call';

/**
 * Whether a call's input may contain HTML or a file. HTML comes through `richText` of
 * shared/schemas/fields.ts, which is recognised by how it refuses a text that is too long: with 413.
 */
export function takesHtmlOrFiles({ multipart, input }: CallDeclaration): boolean {
  return multipart === true || holdsRichText(input);
}

/** Searches a schema and its parts: the fields of an object, both sides of an intersection, … */
function holdsRichText(part: unknown): boolean {
  if (!isObject(part)) return false;
  const definition = definitionOf(part);
  if (!definition) return Object.values(part).some((inner) => isSchema(inner) && holdsRichText(inner));
  const checks = Array.isArray(definition.checks) ? definition.checks : [];
  return checks.some(refusesAsTooLarge) || Object.values(definition).some(holdsRichText);
}

function refusesAsTooLarge(check: unknown): boolean {
  const params = definitionOf(check)?.params;
  return isObject(params) && params.tooLarge === true;
}

/** Zod's internal definition of a schema or a check. */
function definitionOf(value: unknown): Record<string, unknown> | undefined {
  const internals = isObject(value) ? value._zod : undefined;
  const definition = isObject(internals) ? internals.def : undefined;
  return isObject(definition) ? definition : undefined;
}

const isSchema = (value: unknown) => definitionOf(value) !== undefined;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
