import { islandsOfComponent } from './components/component-view';
import { type IslandName, islandNames, type PageModel } from './site-model';

/** Lists the scripts that a page with these components needs. */
export function islandsOf({ components, forms }: Pick<PageModel, 'components' | 'forms'>): IslandName[] {
  const needed = new Set(components.flatMap((component) => islandsOfComponent(component, forms)));
  return islandNames.filter((name) => needed.has(name));
}
