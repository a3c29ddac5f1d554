import type { RenderableComponent } from '@galley/shared/components/component-schemas';
import { isCreatableType } from '@galley/shared/components/component-types';
import { ComponentView } from './components/component-view';
import { ImagesContext } from './images-context';
import type { PageModel } from './site-model';

/** A slim bar and a gap above leave what follows in sight: its pictures are waited for. */
function firstInSight(components: readonly RenderableComponent[]): RenderableComponent | undefined {
  return components.find(({ type }) => isCreatableType(type) && type !== 'Announcement' && type !== 'Blank');
}

/** The components of a page in their order, as visitors see them. */
export function PageContent({ page: { components, forms, images = {} } }: { page: PageModel }) {
  const first = firstInSight(components);
  return (
    <ImagesContext value={images}>
      {components.map((component) => (
        <ComponentView
          key={component.componentId}
          component={component}
          mode="visitor"
          forms={forms}
          isFirst={component === first}
        />
      ))}
    </ImagesContext>
  );
}
