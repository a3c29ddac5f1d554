import type { CreatableType } from '@galley/shared/components/component-types';
import type { ComponentType } from 'react';
import { AnnouncementFields } from './announcement-fields';
import { BlankFields } from './blank-fields';
import { TextEditorFields } from './text-editor/text-editor-fields';

/** The fields of one component type, inside a form that the editor holds; every component's name stands above them. */
export type ComponentFields = ComponentType<{ isReadOnly: boolean }>;

/** One form for each type that can be edited. Banner and Form join when their calls are built. */
export const componentForms: Partial<Record<CreatableType, ComponentFields>> = {
  Announcement: AnnouncementFields,
  Blank: BlankFields,
  HtmlEditorColumns: TextEditorFields,
};
