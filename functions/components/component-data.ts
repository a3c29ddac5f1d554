import { columnFields } from '@galley/shared/components/column-formats';
import type { CreatableType } from '@galley/shared/components/component-types';
import { byteLength, limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { tooLarge } from '../core/errors';
import { sanitizeRichText } from '../core/rich-text/sanitize-rich-text';

/** What is stored of a component: what people filled in, whatever its type. */
export type ComponentFields = Record<string, unknown> & { componentName: string };

/** The fields of each type that hold HTML. */
const richTextFields: Partial<Record<CreatableType, readonly string[]>> = { HtmlEditorColumns: columnFields };

/** The field that a refusal for size names. */
export function largestFieldOf(type: CreatableType): string {
  return richTextFields[type]?.[0] ?? 'versionId';
}

/**
 * What a save stores: the fields of the type, without where it stands, its HTML reduced to what is harmless.
 * @throws 413 where that is larger than what arrived and no longer fits
 */
export async function storableFields(
  scope: CompanyScope,
  type: CreatableType,
  input: ComponentFields,
): Promise<ComponentFields> {
  const { pageId: _pageId, versionId: _versionId, id: _id, revision: _revision, ...fields } = input;
  let htmlBytes = 0;
  for (const field of richTextFields[type] ?? []) {
    const html = await sanitizeRichText(String(fields[field] ?? ''), scope);
    if (byteLength(html) > limits.richTextColumnBytes) throw tooMuch(field, limits.richTextColumnBytes);
    htmlBytes += byteLength(html);
    fields[field] = html;
  }
  if (htmlBytes > limits.componentBytes) throw tooMuch(largestFieldOf(type), limits.componentBytes);
  return fields as ComponentFields;
}

/** @param field what the refusal names @throws 413 where a component with its slides is larger than one may be */
export function requireComponentRoom(data: ComponentFields, field: string): void {
  if (textBytes(data) > limits.componentBytes) throw tooMuch(field, limits.componentBytes);
}

function tooMuch(field: string, bytes: number) {
  return tooLarge(field, `This text is too long: at most ${bytes / 1024} KB are kept.`);
}

/** The bytes of all texts of a component, those of its slides too. */
export function textBytes(value: unknown): number {
  if (typeof value === 'string') return byteLength(value);
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, part) => sum + textBytes(part), 0);
}
