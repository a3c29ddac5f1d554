import {
  type CreatableType,
  isCreatableType,
  type RenderableComponent,
} from '@galley/shared/components/dictionary';
import { messages } from '@galley/shared/messages';
import type { ReactNode } from 'react';
import type { IslandName, StyleName } from '../site-model';
import { accordionRenderer } from './accordion';
import { announcementRenderer } from './announcement';
import { bannerRenderer } from './banner-container';
import { blankRenderer } from './blank';
import { callToActionRenderer } from './call-to-action';
import { cardsRenderer } from './cards';
import { eventsRenderer } from './events';
import { fileListRenderer } from './file-list';
import { findUsRenderer } from './find-us';
import { galleryRenderer } from './gallery';
import { heroRenderer } from './hero';
import { htmlEditorColumnsRenderer } from './html-editor-columns';
import { imageFormRenderer, standsInFront } from './image-form';
import { pageListRenderer } from './page-list';
import { pictureTextRenderer } from './picture-text';
import { priceListRenderer } from './price-list';
import { pricingRenderer } from './pricing';
import type { Forms, Renderer } from './renderer';
import { hasSettings, Section } from './section';
import { teamRenderer } from './team';
import { testimonialsRenderer } from './testimonials';
import { videoRenderer } from './video';

/** Who is viewing: `visitor` skips unknown components, `preview` and `editor` show them as ERROR. */
export type ViewMode = 'visitor' | 'preview' | 'editor';

/** One renderer for each type that can be created; a type without one does not compile. */
const renderers: { [Type in CreatableType]: Renderer<Type> } = {
  Announcement: announcementRenderer,
  Blank: blankRenderer,
  BannerContainer: bannerRenderer,
  ImageForm: imageFormRenderer,
  HtmlEditorColumns: htmlEditorColumnsRenderer,
  Hero: heroRenderer,
  PictureText: pictureTextRenderer,
  Cards: cardsRenderer,
  CallToAction: callToActionRenderer,
  Accordion: accordionRenderer,
  Gallery: galleryRenderer,
  PageList: pageListRenderer,
  PriceList: priceListRenderer,
  Pricing: pricingRenderer,
  FileList: fileListRenderer,
  Team: teamRenderer,
  Testimonials: testimonialsRenderer,
  Events: eventsRenderer,
  FindUs: findUsRenderer,
  Video: videoRenderer,
};

/** The types that existed before section settings. */
const plainTypes = new Set<CreatableType>([
  'Announcement',
  'Blank',
  'BannerContainer',
  'ImageForm',
  'HtmlEditorColumns',
]);

/**
 * Returns the renderer, or undefined for a type that this release does not know; data of another release may
 * hold such types.
 */
function rendererOf({ type }: RenderableComponent): Renderer<CreatableType> | undefined {
  return isCreatableType(type) ? (renderers[type] as Renderer<CreatableType>) : undefined;
}

/** Lists the scripts that this component needs. */
export function islandsOfComponent(component: RenderableComponent, forms: Forms): IslandName[] {
  return rendererOf(component)?.islands?.(component, forms) ?? [];
}

/** Lists the parts of the style that this component declares. */
export function stylesOfComponent(component: RenderableComponent): StyleName[] {
  return rendererOf(component)?.styles?.(component) ?? [];
}

/** Lists the origins from which this component loads content after a click. */
export function framesOfComponent(component: RenderableComponent): string[] {
  return rendererOf(component)?.frames?.(component) ?? [];
}

/** Whether it plays a file of the library, which the content security policy has to allow. */
export function playsFile(component: RenderableComponent): boolean {
  return rendererOf(component)?.plays?.(component) ?? false;
}

/** Components that draw no section of their own are wrapped in one when they have section settings. */
function isWrapped(component: RenderableComponent): boolean {
  const drawsSection = component.type === 'ImageForm' && standsInFront(component.data);
  return plainTypes.has(component.type) && hasSettings(component) && !drawsSection;
}

type Surroundings = Pick<ComponentViewProps, 'forms' | 'isFirst' | 'isHome'>;

function drawn(
  component: RenderableComponent,
  { forms = {}, isFirst = false, isHome = false }: Surroundings,
): ReactNode {
  const element = rendererOf(component)?.draw(component, { forms, isFirst, isHome });
  if (!isWrapped(component)) return element;
  return (
    <Section type={component.type} data={component.data}>
      {element}
    </Section>
  );
}

export interface ComponentViewProps {
  component: RenderableComponent;
  mode: ViewMode;
  /** The forms that ImageForm components show, by form id. */
  forms?: Forms;
  /** The component is visible when the page opens: its pictures load eagerly. */
  isFirst?: boolean;
  /** The component is on the home page, which has no other heading of its own. */
  isHome?: boolean;
}

/**
 * Draws one component as visitors see it. The admin's preview uses it too: it is plain React, without Node
 * and without data fetching.
 */
export function ComponentView({ component, mode, ...rest }: ComponentViewProps) {
  const renderer = rendererOf(component);
  if (renderer && component.data.sectionHidden) {
    // Hidden components are left out for visitors; in the editor they are drawn and marked as hidden.
    return mode === 'editor' ? <div data-galley-hidden="">{drawn(component, rest)}</div> : null;
  }
  if (renderer) return drawn(component, rest);
  return mode === 'visitor' ? null : <p className="error">{messages.unknownComponent}</p>;
}
