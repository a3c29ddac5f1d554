import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { definitionOf, isCreatableType } from '@galley/shared/components/dictionary';
import { ComponentView, type ViewMode } from './components/component-view';
import { ImagesContext } from './images-context';
import type { PageModel } from './site-model';

/** A slim bar and a gap above leave what follows in sight: its pictures are waited for. */
function firstInSight(components: readonly RenderableComponent[]): RenderableComponent | undefined {
  return components.find(({ type }) => isCreatableType(type) && !definitionOf(type).isSlim);
}

/** One component of a page. */
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
    <ImagesContext value={page.images ?? {}}>
      <ComponentView
        component={component}
        mode={mode}
        forms={page.forms}
        isFirst={component === firstInSight(page.components)}
      />
    </ImagesContext>
  );
}

/** The components of a page in their order, as visitors see them. */
export function PageContent({ page }: { page: PageModel }) {
  return page.components.map((component) => (
    <PageComponent key={component.componentId} page={page} component={component} />
  ));
}
