import type { ComponentBody } from '@galley/shared/contract/components';
import type { PageComponent } from '@galley/shared/schemas/version';
import { type StoredComponent, storedComponent } from '../components/stored-component';
import type { PageComponentData } from '../versions/use-get-page-component-data';

/** One placement of the page with its stored content. */
export interface LoadedComponent {
  placement: PageComponent;
  /** Undefined for a component of an unknown type. */
  stored: StoredComponent | undefined;
}

/** The components of a version, in order. */
export function loadedComponents({
  pageComponents,
  components,
}: Pick<PageComponentData, 'pageComponents' | 'components'>): LoadedComponent[] {
  const bodies = new Map(components.map((body) => [body.componentId, body]));
  return pageComponents.map((placement) => {
    const body = bodies.get(placement.componentId);
    return { placement, stored: body && storedOf(body) };
  });
}

const known = new WeakMap<ComponentBody, StoredComponent>();

/** The same object as long as the body is the same: unchanged components are not compared, sent or rendered again. */
function storedOf(body: ComponentBody): StoredComponent {
  const stored = known.get(body) ?? storedComponent(body);
  known.set(body, stored);
  return stored;
}
