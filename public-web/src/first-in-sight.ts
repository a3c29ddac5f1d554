import {
  definitionOf,
  isCreatableType,
  type RenderableComponent,
} from '@galley/shared/components/dictionary';

/** A component below a slim bar or a gap is still visible at first: its pictures load eagerly. */
export function firstInSight(components: readonly RenderableComponent[]): RenderableComponent | undefined {
  return components.find(
    ({ type, data }) => isCreatableType(type) && !definitionOf(type).isSlim && !data.sectionHidden,
  );
}
