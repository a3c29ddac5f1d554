/** The checks of a version before others see it, by stored name, with their labels. */
export const checkLabels = {
  placeholderText: 'Placeholder text and empty tables',
  forms: 'Forms that are missing or have no recipient',
  links: 'Broken links within the site',
  outsideLinks: 'Broken links to other sites',
  alternativeText: 'Images without Alt Text',
  imageSizes: 'Images too large or too small for their place',
  headingOrder: 'Headings out of order',
  anchorNames: 'Anchor names that are used twice',
  searchEngines: 'Empty or repeated SEO fields',
} as const;
export type CheckName = keyof typeof checkLabels;
/** The checks that only need a version's texts; all others need data of the site. */
export const checksOfWords: readonly CheckName[] = ['placeholderText', 'headingOrder', 'anchorNames'];
export const checkNames = Object.keys(checkLabels) as [CheckName, ...CheckName[]];
