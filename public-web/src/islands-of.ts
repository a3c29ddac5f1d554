import type { RenderableComponent } from '@galley/shared/components/component-schemas';
import { islandFor } from './components/component-view';
import { type IslandName, islandNames } from './site-model';

/** The scripts that a page with these components needs. */
export function islandsOf(components: readonly RenderableComponent[]): IslandName[] {
  const needed = new Set(components.map(islandFor));
  return islandNames.filter((name) => needed.has(name));
}
