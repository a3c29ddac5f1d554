/** How a detail of a page is shown where two versions are compared. */
type ComparedAs = 'text' | 'value' | 'picture';

interface Detail {
  /** As the page form calls it. */
  label: string;
  comparedAs: ComparedAs;
  /** It says where the page is, and not what it says: an old version brings it back only when asked to. */
  isPlace?: true;
}

/**
 * What people decide about an internal page, in the order in which it is compared. A version carries all of it;
 * `under` is the page that it stands under, 0 at the top, and `after` the entry of the menu before it, 0 for the first.
 */
export const pageDetails = {
  name: { label: 'Page Name', comparedAs: 'text' },
  friendlyUrl: { label: 'Friendly URL', comparedAs: 'value', isPlace: true },
  under: { label: 'Menu place', comparedAs: 'value', isPlace: true },
  after: { label: 'Menu order', comparedAs: 'value', isPlace: true },
  showOnMenu: { label: 'Show On Menu', comparedAs: 'value', isPlace: true },
  allowNavigation: { label: 'Allow Navigation', comparedAs: 'value', isPlace: true },
  scoTitle: { label: 'SEO Title', comparedAs: 'text' },
  scoMetaDescription: { label: 'SEO Description', comparedAs: 'text' },
  scoMetaKeywords: { label: 'SEO Keywords', comparedAs: 'text' },
  noIndex: { label: 'Hide from search engines', comparedAs: 'value' },
  summary: { label: 'Summary', comparedAs: 'text' },
  picture: { label: 'Picture', comparedAs: 'picture' },
  date: { label: 'Date', comparedAs: 'value' },
  author: { label: 'Author', comparedAs: 'text' },
  tags: { label: 'Tags', comparedAs: 'text' },
  sideMenu: { label: 'Side menu', comparedAs: 'value' },
  hasArticles: { label: 'Pages below are articles', comparedAs: 'value' },
} as const satisfies Record<string, Detail>;

/** Whether an inner page has the side menu, in words; `site` is what the design says of all pages. */
export const sideMenuWords = { site: 'As the design has it', on: 'Shown', off: 'Hidden' } as const;
export const sideMenuChoices = ['site', 'on', 'off'] as const satisfies (keyof typeof sideMenuWords)[];
export type SideMenuChoice = (typeof sideMenuChoices)[number];

export type DetailField = keyof typeof pageDetails;
export const detailFields = Object.keys(pageDetails) as [DetailField, ...DetailField[]];
export const detailOf = (field: DetailField): Detail => pageDetails[field];
