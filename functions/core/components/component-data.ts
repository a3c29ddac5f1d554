import { fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues, valuesOfKind } from '@galley/shared/components/field-values';
import { byteLength, limits } from '@galley/shared/limits';
import type { CompanyScope } from '../company-scope';
import { tooLarge } from '../errors';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text';

/** The stored fields of a component of any type. */
export type ComponentFields = Record<string, unknown> & { componentName: string };

/** The field that a 413 names. */
export function largestFieldOf(type: string): string {
  const [text] = Object.entries(fieldsOf(type)).filter(([, { kind }]) => kind === 'richText');
  return text?.[0] ?? 'versionId';
}

/**
 * What a save stores: the fields of the type, without the component's location and with sanitised HTML.
 * @throws 413 where sanitising makes a text longer than allowed
 */
export async function storableFields(
  scope: CompanyScope,
  type: string,
  { pageId: _pageId, versionId: _versionId, id: _id, revision: _revision, ...sent }: ComponentFields,
): Promise<ComponentFields> {
  const fields = fieldsOf(type);
  const texts = new Map<string, string>();
  for (const { name, value } of valuesOfKind(fields, sent, 'richText')) {
    const html = await sanitizeRichText(String(value ?? ''), scope);
    if (byteLength(html) > limits.richTextColumnBytes) throw tooMuch(name, limits.richTextColumnBytes);
    texts.set(name, html);
  }
  const htmlBytes = [...texts.values()].reduce((sum, html) => sum + byteLength(html), 0);
  if (htmlBytes > limits.componentBytes) throw tooMuch(largestFieldOf(type), limits.componentBytes);
  return mapValues(fields, sent as ComponentFields, ({ name, value }) => texts.get(name) ?? value);
}

/**
 * @param field the field that the 413 names
 * @throws 413 where a component with its slides exceeds the limit
 */
export function requireComponentRoom(data: ComponentFields, field: string): void {
  if (textBytes(data) > limits.componentBytes) throw tooMuch(field, limits.componentBytes);
}

function tooMuch(field: string, bytes: number) {
  return tooLarge(field, `This text is too long: at most ${bytes / 1024} KB are kept.`);
}

/** The bytes of all texts of a component, including those of its slides. */
export function textBytes(value: unknown): number {
  if (typeof value === 'string') return byteLength(value);
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, part) => sum + textBytes(part), 0);
}
