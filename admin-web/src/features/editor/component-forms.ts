import { type CreatableType, creatableTypes } from '@galley/shared/components/component-types';
import { type ComponentType, lazy } from 'react';
import { AnnouncementFields } from './announcement-fields';
import { BlankFields } from './blank-fields';

/** The fields of one component type, inside a form that the editor holds; every component's name stands above them. */
export type ComponentFields = ComponentType<{ isReadOnly: boolean }>;

// By far the largest part of the editor: loaded when a text is first opened.
const TextEditorFields = lazy(async () => ({
  default: (await import('./text-editor/text-editor-fields')).TextEditorFields,
}));

/** One form for each type that can be edited. Banner and Form join when their calls are built. */
export const componentForms: Partial<Record<CreatableType, ComponentFields>> = {
  Announcement: AnnouncementFields,
  Blank: BlankFields,
  HtmlEditorColumns: TextEditorFields,
};

/** The types that can be added here, in the order of the gallery. */
export const editableTypes = creatableTypes.filter((type) => componentForms[type]);
