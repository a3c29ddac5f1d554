import {
  type CreatableType,
  ownListOf,
  type RenderableComponent,
} from '@galley/shared/components/dictionary';
import type { BannerResponse } from '@galley/shared/contract/banners';
import type { ComponentBody } from '@galley/shared/contract/components';
import { storedSlide } from './slide-values';

/** A stored component, with the revision for its save. */
export interface StoredComponent<Type extends CreatableType = CreatableType> {
  component: Extract<RenderableComponent, { type: Type }>;
  revision: number;
}

/** Converts a component from a response, ready to be rendered. */
export function storedComponent({ type, componentId, revision, data }: ComponentBody): StoredComponent {
  const own = ownListOf(type);
  const entries = own && { [own.name]: ((data[own.name] ?? []) as BannerResponse[]).map(storedSlide) };
  return { component: { type, componentId, data: { ...data, ...entries } } as RenderableComponent, revision };
}
