/** What is looked at before others see a version, as it is stored and as people read it. */
export const checkLabels = {
  placeholderText: 'Text that no one has written yet',
  forms: 'Forms that are missing or mail no one',
  links: 'Links that lead nowhere',
  outsideLinks: 'Links to other sites where there is nothing any more',
  alternativeText: 'Pictures without Alt Text',
  headingOrder: 'Headings out of order',
  anchorNames: 'Anchor names that stand twice',
  searchEngines: 'SEO fields that are empty or repeated',
} as const;
export type CheckName = keyof typeof checkLabels;
export const checkNames = Object.keys(checkLabels) as [CheckName, ...CheckName[]];
