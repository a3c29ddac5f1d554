import type { CreatableType } from '@galley/shared/components/dictionary';
import type { ComponentType } from 'react';
import { AnnouncementFields } from './announcement-fields';
import { BannerContainerFields } from './banner/banner-container-fields';
import { BlankFields } from './blank-fields';
import type { ComponentFieldsProps } from './component-fields';
import { GenericFields, TextEditorFields } from './form-parts';
import { ImageFormFields } from './image-form/image-form-fields';

/** The fields of one component type, inside a form that the editor holds; the name of the component is above them. */
export type ComponentFields = ComponentType<ComponentFieldsProps>;

/** The types with a form of their own, beyond their declared fields. */
const ownForms: { [Type in CreatableType]?: ComponentType<ComponentFieldsProps<Type>> } = {
  Announcement: AnnouncementFields,
  BannerContainer: BannerContainerFields,
  Blank: BlankFields,
  HtmlEditorColumns: TextEditorFields,
  ImageForm: ImageFormFields,
};

/** The form of a type: its own, or a generic one from its declared fields. */
export const formOf = (type: CreatableType): ComponentFields =>
  (ownForms[type] as ComponentFields | undefined) ?? GenericFields;
