import {
  definitionOf,
  isCreatableType,
  type RenderableComponent,
} from '@galley/shared/components/dictionary';

/** A slim bar and a gap above leave what follows in sight: its pictures are waited for. */
export function firstInSight(components: readonly RenderableComponent[]): RenderableComponent | undefined {
  return components.find(
    ({ type, data }) => isCreatableType(type) && !definitionOf(type).isSlim && !data.sectionHidden,
  );
}
