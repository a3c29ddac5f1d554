import { columnsOf } from '@galley/shared/components/column-formats';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { markupTokens } from '@galley/shared/rich-text/markup-tokens';

/** Whether the components of a page hold an `<h1>` of their own; only rich text can. */
export function hasOwnHeading(components: readonly RenderableComponent[]): boolean {
  return components.some(
    (component) =>
      component.type === 'HtmlEditorColumns' &&
      columnsOf(component.data.format).some((field) => hasHeading(component.data[field])),
  );
}

function hasHeading(html: string): boolean {
  for (const { tag } of markupTokens(html)) if (tag === 'h1') return true;
  return false;
}
