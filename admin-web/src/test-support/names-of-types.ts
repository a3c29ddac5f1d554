import { type CreatableType, creatableTypes, labelOf } from '@galley/shared/components/dictionary';

/** The names that the documents give the types which they have; the others are called as they are defined. */
const observed: { [Type in CreatableType]?: string } = {
  Announcement: 'Announcement',
  Blank: 'Blank',
  BannerContainer: 'Banner',
  ImageForm: 'Form',
  HtmlEditorColumns: 'Text Editor',
};

/** Each type that can be created, with the name by which people know it. */
export const namedTypes = creatableTypes.map((type) => ({ type, name: observed[type] ?? labelOf(type) }));
/** The same, as the words of a place that shows one component of each type. */
export const namesOfTypes = namedTypes.map(({ name }) => name);

/** A component of each type on a page, of the same name. */
export const placedTypes = namedTypes.map(({ type }, at) => ({
  ...{ id: at + 1, type, componentId: 7_0001_0001 + at, componentName: 'Summer', versionId: 1, pageId: 7 },
  ...{ status: 'draft', timestamp: '2026-11-20T10:00:00.000Z' },
}));
