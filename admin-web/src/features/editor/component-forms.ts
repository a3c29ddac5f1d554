import { type CreatableType, creatableTypes } from '@galley/shared/components/dictionary';
import { type ComponentType, lazy } from 'react';
import { AnnouncementFields } from './announcement-fields';
import { BannerContainerFields } from './banner/banner-container-fields';
import { BlankFields } from './blank-fields';
import type { ComponentFieldsProps } from './component-fields';
import { ImageFormFields } from './image-form/image-form-fields';

/** The fields of one component type, inside a form that the editor holds; every component's name stands above them. */
export type ComponentFields = ComponentType<ComponentFieldsProps>;

// By far the largest part of the editor: loaded when a text is first opened.
const TextEditorFields = lazy(async () => ({
  default: (await import('./text-editor/text-editor-fields')).TextEditorFields,
}));

/** One form for each type that can be created; a type without one does not compile. */
export const componentForms: Record<CreatableType, ComponentFields> = {
  Announcement: AnnouncementFields,
  BannerContainer: BannerContainerFields,
  Blank: BlankFields,
  HtmlEditorColumns: TextEditorFields,
  ImageForm: ImageFormFields,
};

/** The types that can be added here, in the order of the gallery. */
export const editableTypes = creatableTypes.filter((type) => componentForms[type]);
