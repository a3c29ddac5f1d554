import {
  type CreatableType,
  isCreatableType,
  type RenderableComponent,
} from '@galley/shared/components/dictionary';
import { messages } from '@galley/shared/messages';
import type { IslandName, StyleName } from '../site-model';
import { announcementRenderer } from './announcement';
import { bannerRenderer } from './banner-container';
import { blankRenderer } from './blank';
import { htmlEditorColumnsRenderer } from './html-editor-columns';
import { imageFormRenderer } from './image-form';
import type { Forms, Renderer } from './renderer';

/** Who looks: `visitor` skips what it does not know, `preview` and `editor` show it as ERROR. */
export type ViewMode = 'visitor' | 'preview' | 'editor';

/** One renderer for each type that can be created; a type without one does not compile. */
const renderers: { [Type in CreatableType]: Renderer<Type> } = {
  Announcement: announcementRenderer,
  Blank: blankRenderer,
  BannerContainer: bannerRenderer,
  ImageForm: imageFormRenderer,
  HtmlEditorColumns: htmlEditorColumnsRenderer,
};

/** Undefined for a type that this release does not know, which data of another release may hold. */
function rendererOf({ type }: RenderableComponent): Renderer<CreatableType> | undefined {
  return isCreatableType(type) ? (renderers[type] as Renderer<CreatableType>) : undefined;
}

/** The scripts that this component needs. */
export function islandsOfComponent(component: RenderableComponent, forms: Forms): IslandName[] {
  return rendererOf(component)?.islands?.(component, forms) ?? [];
}

/** The parts of the style that this component declares. */
export function stylesOfComponent(component: RenderableComponent): StyleName[] {
  return rendererOf(component)?.styles?.(component) ?? [];
}

export interface ComponentViewProps {
  component: RenderableComponent;
  mode: ViewMode;
  /** The forms that ImageForm components show, by form id. */
  forms?: Forms;
  /** It is in sight as the page opens: its pictures load at once. */
  isFirst?: boolean;
}

/** Draws one component as visitors see it. Also the admin's preview: plain React, no Node, no data fetching. */
export function ComponentView({ component, mode, forms = {}, isFirst = false }: ComponentViewProps) {
  const renderer = rendererOf(component);
  if (renderer) return renderer.draw(component, { forms, isFirst });
  return mode === 'visitor' ? null : <p className="error">{messages.unknownComponent}</p>;
}
