import { columnFields } from '@galley/shared/components/column-formats';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { Dropped } from '@galley/shared/rich-text/dropped';
import type { CompanyScope } from '../company-scope';
import type { ComponentRecord, LivePageRecord } from '../records/version-records';
import { unpackLiveComponents } from '../release/live-page';

/**
 * Texts that an earlier release stored, in the form in which this one keeps texts. A put stores them so; until then
 * every reader gets them from here, so that editor, comparison, copies and answers are of one form. The parser is loaded
 * by those alone who meet such a text.
 */
interface WithTexts {
  type: string;
  data: object;
}

/** Components of a version as they are read from the table. */
export async function readableComponents(
  scope: CompanyScope,
  components: readonly ComponentRecord[],
): Promise<ComponentRecord[]> {
  if (!components.some(({ isTextOfBefore }) => isTextOfBefore)) return [...components];
  const read = await textReader(scope);
  return components.map((component) => {
    const { isTextOfBefore, ...record } = component;
    return isTextOfBefore ? { ...record, data: { ...record.data, ...read(record).texts } } : component;
  });
}

/** What is published of a page. */
export async function readableLiveComponents(
  scope: CompanyScope,
  live: LivePageRecord,
): Promise<RenderableComponent[]> {
  const components = unpackLiveComponents(live);
  if (!live.isTextOfBefore || !components.some(hasTexts)) return components;
  const read = await textReader(scope);
  return components.map((component) => {
    const data = { ...component.data, ...read(component).texts };
    return { ...component, data } as RenderableComponent;
  });
}

/** What the form of today has no place for in the texts of these components. */
export async function droppedFrom(scope: CompanyScope, components: readonly WithTexts[]): Promise<Dropped[]> {
  if (!components.some(hasTexts)) return [];
  const read = await textReader(scope);
  const counts = new Map<string, number>();
  for (const { what, count } of components.flatMap((component) => read(component).dropped)) {
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => ({ what, count }));
}

const hasTexts = ({ type }: WithTexts) => type === 'HtmlEditorColumns';

async function textReader({ company }: CompanyScope) {
  const { canonicalRichText } = await import('@galley/shared/rich-text/canonical');
  return (component: WithTexts): { texts: Record<string, string>; dropped: Dropped[] } => {
    if (!hasTexts(component)) return { texts: {}, dropped: [] };
    const stored = component.data as Record<string, unknown>;
    const read = columnFields
      .filter((field) => typeof stored[field] === 'string')
      .map((field) => ({ field, ...canonicalRichText(String(stored[field]), company) }));
    return {
      texts: Object.fromEntries(read.map(({ field, html }) => [field, html])),
      dropped: read.flatMap(({ dropped }) => dropped),
    };
  };
}
