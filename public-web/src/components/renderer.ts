import type { CreatableType, RenderableComponent } from '@galley/shared/components/dictionary';
import type { ReactNode } from 'react';
import type { FormModel, IslandName, StyleName } from '../site-model';

export type ComponentOf<Type extends CreatableType> = Extract<RenderableComponent, { type: Type }>;
/** By form id. */
export type Forms = Record<number, FormModel>;

/** What is drawn of a component type, and what its documents load for it. */
export interface Renderer<Type extends CreatableType> {
  draw: (
    component: ComponentOf<Type>,
    context: { forms: Forms; isFirst: boolean; isHome: boolean },
  ) => ReactNode;
  /** Parts of the style beside those of what it is made of (`styles-in.ts`). */
  styles?: (component: ComponentOf<Type>) => StyleName[];
  /** Origins from which frames are loaded after a click. */
  frames?: (component: ComponentOf<Type>) => string[];
  /** Whether it plays a file of the library. */
  plays?: (component: ComponentOf<Type>) => boolean;
  /** Scripts. */
  islands?: (component: ComponentOf<Type>, forms: Forms) => IslandName[];
}
