/** The component types of the product. The last three are chrome: every page has them, none is created. */
export const componentTypes = [
  'Announcement',
  'Blank',
  'BannerContainer',
  'ImageForm',
  'HtmlEditorColumns',
  'Navbar',
  'Footer',
  'SocialIcons',
] as const;
export type ComponentType = (typeof componentTypes)[number];

/** The types offered for creation in the page editor, in the order of its gallery. */
export const creatableTypes = [
  'HtmlEditorColumns',
  'BannerContainer',
  'Announcement',
  'ImageForm',
  'Blank',
] as const;
export type CreatableType = (typeof creatableTypes)[number];

/** How the admin calls each type. */
export const componentLabels: Record<ComponentType, string> = {
  Announcement: 'Announcement',
  Blank: 'Blank',
  BannerContainer: 'Banner',
  ImageForm: 'Form',
  HtmlEditorColumns: 'Text Editor',
  Navbar: 'Navbar',
  Footer: 'Footer',
  SocialIcons: 'SocialIcons',
};

export function isCreatableType(type: string): type is CreatableType {
  return (creatableTypes as readonly string[]).includes(type);
}
