import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { ComponentView, type ViewMode } from './components/component-view';
import { firstInSight } from './first-in-sight';
import { ImagesContext } from './images-context';
import type { PageModel } from './site-model';
import { noSurroundings, SurroundingsContext } from './surroundings';

/** Renders one component of a page. */
export function PageComponent({
  page,
  component,
  mode = 'visitor',
}: {
  page: PageModel;
  component: RenderableComponent;
  mode?: ViewMode;
}) {
  return (
    <SurroundingsContext value={page.surroundings ?? noSurroundings}>
      <ImagesContext value={page.images ?? {}}>
        <ComponentView
          component={component}
          mode={mode}
          forms={page.forms}
          isFirst={component === firstInSight(page.components)}
          isHome={page.fullUrl === '/'}
        />
      </ImagesContext>
    </SurroundingsContext>
  );
}

/** Renders the components of a page in their order, as visitors see them. */
export function PageContent({ page }: { page: PageModel }) {
  return page.components.map((component) => (
    <PageComponent key={component.componentId} page={page} component={component} />
  ));
}
