import { definitionOf, fieldsOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { valuesOfKind } from '@galley/shared/components/field-values';
import { markupTokens } from '@galley/shared/rich-text/markup-tokens';
import { firstInSight } from './first-in-sight';

/** Whether the components of the home page contain an `<h1>`: in a hero that comes first, or in rich text. */
export function hasOwnHeading(components: readonly RenderableComponent[]): boolean {
  const first = firstInSight(components);
  if (first && definitionOf(first.type).isMainHeading) return true;
  return components.some(({ type, data }) => {
    const hidden = definitionOf(type)?.unpublished?.fields(data as never) ?? [];
    const texts = valuesOfKind(fieldsOf(type), data, 'richText');
    return texts.some(
      ({ name, value }) =>
        !hidden.includes(name) && [...markupTokens(String(value ?? ''))].some(({ tag }) => tag === 'h1'),
    );
  });
}
