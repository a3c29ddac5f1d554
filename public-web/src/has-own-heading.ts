import { columnsOf } from '@galley/shared/components/column-formats';
import type { RenderableComponent } from '@galley/shared/components/component-schemas';

/** Whether the components of a page hold an `<h1>` of their own; only rich text can. */
export function hasOwnHeading(components: readonly RenderableComponent[]): boolean {
  return components.some(
    (component) =>
      component.type === 'HtmlEditorColumns' &&
      columnsOf(component.data.format).some((field) => /<h1[\s>]/i.test(component.data[field])),
  );
}
