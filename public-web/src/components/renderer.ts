import type { CreatableType, RenderableComponent } from '@galley/shared/components/dictionary';
import type { ReactNode } from 'react';
import type { FormModel, IslandName, StyleName } from '../site-model';

export type ComponentOf<Type extends CreatableType> = Extract<RenderableComponent, { type: Type }>;
/** Forms by form id. */
export type Forms = Record<number, FormModel>;

/** How a component type is drawn, and what its documents load for it. */
export interface Renderer<Type extends CreatableType> {
  draw: (
    component: ComponentOf<Type>,
    context: { forms: Forms; isFirst: boolean; isHome: boolean },
  ) => ReactNode;
  /** Parts of the style in addition to those that its HTML implies (`styles-in.ts`). */
  styles?: (component: ComponentOf<Type>) => StyleName[];
  /** Origins from which frames are loaded after a click. */
  frames?: (component: ComponentOf<Type>) => string[];
  /** Whether it plays a file of the library. */
  plays?: (component: ComponentOf<Type>) => boolean;
  /** The scripts that it needs. */
  islands?: (component: ComponentOf<Type>, forms: Forms) => IslandName[];
}
