import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { type CreatableType, isCreatableType } from '@galley/shared/components/dictionary';
import { messages } from '@galley/shared/messages';
import { decidingField } from '@galley/shared/schemas/form-conditions';
import type { ReactNode } from 'react';
import type { FormModel, IslandName } from '../site-model';
import { AnnouncementView } from './announcement';
import { BannerContainerView } from './banner-container';
import { BlankView } from './blank';
import { HtmlEditorColumnsView } from './html-editor-columns';
import { ImageFormView } from './image-form';

/** Who looks: `visitor` skips what it does not know, `preview` and `editor` show it as ERROR. */
export type ViewMode = 'visitor' | 'preview' | 'editor';

interface RenderContext {
  forms: Record<number, FormModel>;
  isFirst: boolean;
}

type ComponentOf<Type extends CreatableType> = Extract<RenderableComponent, { type: Type }>;

/** One renderer for each type that can be created; a type without one does not compile. */
const renderers: {
  [Type in CreatableType]: (component: ComponentOf<Type>, context: RenderContext) => ReactNode;
} = {
  Announcement: ({ data, componentId }) => <AnnouncementView data={data} componentId={componentId} />,
  Blank: ({ data }) => <BlankView data={data} />,
  BannerContainer: ({ data }, { isFirst }) => <BannerContainerView data={data} isFirst={isFirst} />,
  ImageForm: ({ data, componentId }, { forms, isFirst }) => (
    <ImageFormView data={data} componentId={componentId} form={forms[data.formId]} isFirst={isFirst} />
  ),
  HtmlEditorColumns: ({ data }, { isFirst }) => <HtmlEditorColumnsView data={data} isFirst={isFirst} />,
};

type Forms = Record<number, FormModel>;

/** The scripts that a component of each type needs, if any. */
const islandsFor: { [Type in CreatableType]: (component: ComponentOf<Type>, forms: Forms) => IslandName[] } =
  {
    Announcement: () => ['announcement'],
    Blank: () => [],
    BannerContainer: ({ data }) => (data.banners.length > 1 ? ['banner'] : []),
    ImageForm: ({ data }, forms) => islandsOfForm(forms[data.formId]),
    HtmlEditorColumns: () => [],
  };

/** The scripts that a form needs. */
export function islandsOfForm(form: FormModel | undefined): IslandName[] {
  const hasConditions = form?.fields.some((field) => decidingField(field, form.fields)) ?? false;
  return hasConditions ? ['form', 'conditions'] : ['form'];
}

/** The scripts that this component needs. */
export function islandsOfComponent(component: RenderableComponent, forms: Forms): IslandName[] {
  if (!isCreatableType(component.type)) return [];
  const choose = islandsFor[component.type] as (component: RenderableComponent, forms: Forms) => IslandName[];
  return choose(component, forms);
}

export interface ComponentViewProps {
  component: RenderableComponent;
  mode: ViewMode;
  /** The forms that ImageForm components show, by form id. */
  forms?: Record<number, FormModel>;
  /** It is in sight as the page opens: its pictures load at once. */
  isFirst?: boolean;
}

/** Draws one component as visitors see it. Also the admin's preview: plain React, no Node, no data fetching. */
export function ComponentView({ component, mode, forms = {}, isFirst = false }: ComponentViewProps) {
  // Data of an older or newer release may hold a type that the types here do not know.
  if (!isCreatableType(component.type)) {
    return mode === 'visitor' ? null : <p className="error">{messages.unknownComponent}</p>;
  }
  const render = renderers[component.type] as (
    component: RenderableComponent,
    context: RenderContext,
  ) => ReactNode;
  return render(component, { forms, isFirst });
}
