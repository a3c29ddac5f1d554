import type { CreatableType } from '@galley/shared/components/dictionary';
import type { ComponentType } from 'react';
import { AnnouncementFields } from './announcement-fields';
import { BannerContainerFields } from './banner/banner-container-fields';
import { BlankFields } from './blank-fields';
import type { ComponentFieldsProps } from './component-fields';
import { GenericFields, TextEditorFields } from './form-parts';
import { ImageFormFields } from './image-form/image-form-fields';

/** The fields of one component type, inside a form that the editor holds; every component's name stands above them. */
export type ComponentFields = ComponentType<ComponentFieldsProps>;

/** The types whose form does more than the fields of the dictionary tell. */
const ownForms: Partial<Record<CreatableType, ComponentFields>> = {
  Announcement: AnnouncementFields,
  BannerContainer: BannerContainerFields,
  Blank: BlankFields,
  HtmlEditorColumns: TextEditorFields,
  ImageForm: ImageFormFields,
};

/** The fields of a type: its own form, or one that follows from the dictionary. */
export const formOf = (type: CreatableType): ComponentFields => ownForms[type] ?? GenericFields;
