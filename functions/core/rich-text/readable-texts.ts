import { fieldsOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { mapValues, valuesOfKind } from '@galley/shared/components/field-values';
import type { Dropped } from '@galley/shared/rich-text/dropped';
import type { CompanyScope } from '../company-scope';
import type { SavedContentRecord } from '../entities/saved-section';
import type { ComponentRecord, LivePageRecord } from '../entities/version';
import { unpackLiveComponents } from '../release/live-page';

/**
 * Converts texts that an earlier release stored to the current format. A put stores them converted; until
 * then, all readers get them from here, so that editor, comparison, copies and responses share one format.
 * The parser is loaded only when there is such a text.
 */
interface WithTexts {
  type: string;
  data: object;
}

/** Components as they are read from the table. */
export async function readableComponents<Stored extends ComponentRecord | SavedContentRecord>(
  scope: CompanyScope,
  components: readonly Stored[],
): Promise<Stored[]> {
  if (!components.some(({ isTextOfBefore }) => isTextOfBefore)) return [...components];
  const read = await textReader(scope);
  return components.map((component) =>
    component.isTextOfBefore
      ? { ...component, data: read(component).data, isTextOfBefore: undefined }
      : component,
  );
}

/** The published components of a page. */
export async function readableLiveComponents(
  scope: CompanyScope,
  live: LivePageRecord,
): Promise<RenderableComponent[]> {
  const components = unpackLiveComponents(live);
  if (!live.isTextOfBefore || !components.some(hasTexts)) return components;
  const read = await textReader(scope);
  return components.map((component) => ({ ...component, data: read(component).data }) as RenderableComponent);
}

/** What the conversion removes from the texts of these components. */
export async function droppedFrom(scope: CompanyScope, components: readonly WithTexts[]): Promise<Dropped[]> {
  if (!components.some(hasTexts)) return [];
  const read = await textReader(scope);
  return together(components.flatMap((component) => read(component).dropped));
}

/** Merges what was removed from several texts: each kind once, with its total. */
export function together(dropped: readonly Dropped[]): Dropped[] {
  const counts = new Map<string, number>();
  for (const { what, count } of dropped) counts.set(what, (counts.get(what) ?? 0) + count);
  return [...counts].map(([what, count]) => ({ what, count }));
}

const textsOf = ({ type, data }: WithTexts) => valuesOfKind(fieldsOf(type), data, 'richText');
const hasTexts = (component: WithTexts) => textsOf(component).length > 0;

async function textReader({ company }: CompanyScope) {
  const { canonicalRichText } = await import('@galley/shared/rich-text/canonical');
  return <Component extends WithTexts>(
    component: Component,
  ): { data: Component['data']; dropped: Dropped[] } => {
    const read = new Map(
      textsOf(component)
        .filter(({ value }) => typeof value === 'string')
        .map(({ name, value }) => [name, canonicalRichText(String(value), company)]),
    );
    return {
      data: mapValues(
        fieldsOf(component.type),
        component.data,
        ({ name, value }) => read.get(name)?.html ?? value,
      ),
      dropped: [...read.values()].flatMap(({ dropped }) => dropped),
    };
  };
}
