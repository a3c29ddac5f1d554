import { ownListOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import type { BannerResponse } from '@galley/shared/contract/banners';
import type { ComponentBody } from '@galley/shared/contract/components';
import { storedSlide } from './banner/slide-values';

/** A component as stored, with what a save must name. */
export interface StoredComponent {
  component: RenderableComponent;
  revision: number;
}

/** A component as it was answered, ready to be drawn. */
export function storedComponent({ type, componentId, revision, data }: ComponentBody): StoredComponent {
  const own = ownListOf(type);
  const entries = own && { [own.name]: ((data[own.name] ?? []) as BannerResponse[]).map(storedSlide) };
  return { component: { type, componentId, data: { ...data, ...entries } } as RenderableComponent, revision };
}
