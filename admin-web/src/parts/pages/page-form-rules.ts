import { limits } from '@galley/shared/limits';
import { fillOwnDetails, type OwnDetails } from '@galley/shared/page-details';
import type { BeginWith, MenuOption } from '@galley/shared/schemas/page';

/** The values of the page form. Menu entries are page ids, null for none. */
export interface PageFormValues extends OwnDetails {
  name: string;
  friendlyUrl: string;
  menu: number | null;
  childMenu: number | null;
  subMenu: number | null;
  showOnMenu: boolean;
  allowNavigation: boolean;
  openType: '' | 'NewTab' | 'CurrentTab';
  scoTitle: string;
  scoMetaDescription: string;
  scoMetaKeywords: string;
  noIndex: boolean;
  /**
   * In a draft: the menu entry after which the page is placed, 0 for the first position; null where it keeps its
   * position.
   */
  after: number | null;
}

export const emptyPage: PageFormValues = {
  name: '',
  friendlyUrl: '',
  menu: null,
  childMenu: null,
  subMenu: null,
  showOnMenu: false,
  allowNavigation: true,
  openType: '',
  scoTitle: '',
  scoMetaDescription: '',
  scoMetaKeywords: '',
  noIndex: false,
  ...fillOwnDetails(),
  after: null,
};

/** A copy is wanted, but the page to copy is not chosen yet. */
export const copyOfNothing: BeginWith = { kind: 'copy', pageId: 0 };

export const homePageUrl = '/';

export function pageFormValues(
  page: Omit<PageFormValues, 'openType' | 'after'> & {
    openType: PageFormValues['openType'] | null;
    after?: number | null;
  },
): PageFormValues {
  return {
    name: page.name,
    friendlyUrl: page.friendlyUrl,
    menu: page.menu,
    childMenu: page.childMenu,
    subMenu: page.subMenu,
    showOnMenu: page.showOnMenu,
    allowNavigation: page.allowNavigation,
    openType: page.openType ?? '',
    scoTitle: page.scoTitle,
    scoMetaDescription: page.scoMetaDescription,
    scoMetaKeywords: page.scoMetaKeywords,
    noIndex: page.noIndex,
    ...fillOwnDetails(page),
    after: page.after ?? null,
  };
}

/** Keeps only lowercase letters, digits and hyphens in the Friendly URL of an internal page. */
export function acceptFriendlyUrl(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, limits.friendlyUrl);
}

export type MenuLevel = 'menu' | 'childMenu' | 'subMenu';

/** Selecting another entry clears the levels below it. */
export function chooseMenu(
  values: Pick<PageFormValues, MenuLevel>,
  level: MenuLevel,
  entry: number | null,
): Pick<PageFormValues, MenuLevel> {
  if (level === 'menu') return { menu: entry, childMenu: null, subMenu: null };
  if (level === 'childMenu') return { ...values, childMenu: entry, subMenu: null };
  return { ...values, subMenu: entry };
}

/** The entries of each menu level; undefined while they are loading. */
export type MenuOptions = Record<MenuLevel, readonly MenuOption[] | undefined>;

function optionOf(options: readonly MenuOption[] | undefined, id: number | null): MenuOption | undefined {
  return options?.find((option) => option.id === id);
}

/** The deepest selected entry, which is the parent of the page. */
function chosenEntry(values: Pick<PageFormValues, MenuLevel>, options: MenuOptions): MenuOption | undefined {
  if (values.subMenu !== null) return optionOf(options.subMenu, values.subMenu);
  if (values.childMenu !== null) return optionOf(options.childMenu, values.childMenu);
  return optionOf(options.menu, values.menu);
}

/** A landing page is not on the menu itself, so no page under it can be. */
export function isUnderLandingPage(values: Pick<PageFormValues, MenuLevel>, options: MenuOptions): boolean {
  return chosenEntry(values, options)?.showOnMenu === false;
}

/** The options of a selector: no external pages for an external page, and never the page itself. */
export function offeredEntries(
  options: readonly MenuOption[],
  form: { isExternal: boolean; pageId: number | null },
): MenuOption[] {
  return options.filter((option) => option.id !== form.pageId && !(form.isExternal && option.isExternal));
}

/** Shown while something is loading: the path above, the reason of a lock. */
const asking = '…';

/** The future path of the page: the Friendly URLs of the entries above it and its own. */
export function fullUrl(
  values: Pick<PageFormValues, MenuLevel | 'friendlyUrl'>,
  options: MenuOptions,
  isExternal: boolean,
): string {
  if (isExternal) return values.friendlyUrl;
  if (values.friendlyUrl === homePageUrl) return homePageUrl;
  const above = (['menu', 'childMenu', 'subMenu'] as const).flatMap((level) => {
    if (values[level] !== null && !options[level]) return [asking];
    const option = optionOf(options[level], values[level]);
    return option ? [slugOf(option)] : [];
  });
  return `/${[...above, values.friendlyUrl || '…'].filter(Boolean).join('/')}`;
}

/** The segment that an entry adds to the paths below it; none for the home page. */
function slugOf(option: MenuOption): string {
  const slug = option.slug ?? option.friendlyUrl;
  return slug === homePageUrl ? '' : slug;
}

/** Why fields cannot be changed, as texts below them; absent where they can. */
export interface PageFormLocks {
  all?: string;
  friendlyUrl?: string;
  menus?: string;
  showOnMenu?: string;
  allowNavigation?: string;
}

interface LockFacts {
  canEdit: boolean;
  /** The reason where it does not depend on permissions. */
  readOnlyReason?: string | undefined;
  isDeleted: boolean;
  hasSubPages: boolean;
  /** It is still being read whether there are pages below it. */
  isAsking?: boolean;
  hasMenuChildPages: boolean;
  isUnderLandingPage: boolean;
  isHomePage: boolean;
  /** A new external page of a non-Admin stays off the menu until an Admin saves it. */
  waitsForAdmin: boolean;
}

export function pageFormLocks(facts: LockFacts): PageFormLocks {
  if (!facts.canEdit || facts.isDeleted) {
    const all = facts.isDeleted
      ? 'This page is deleted. Restore it to change it.'
      : (facts.readOnlyReason ?? 'Only an administrator can change page details.');
    return { all, friendlyUrl: all, menus: all, showOnMenu: all, allowNavigation: all };
  }
  const locks: PageFormLocks = {};
  if (facts.isHomePage) {
    locks.friendlyUrl = 'This is the home page: its address is always /.';
    locks.menus = 'The home page is always at the top.';
  } else if (facts.hasSubPages) {
    locks.menus = facts.isAsking ? asking : 'Locked because there are pages under this one. Move them first.';
  }
  if (facts.waitsForAdmin) {
    locks.showOnMenu = 'An administrator puts external pages on the menu.';
  } else if (facts.isUnderLandingPage) {
    locks.showOnMenu =
      'Off because the chosen menu entry is a landing page, which is not on the menu itself.';
  } else if (facts.hasMenuChildPages) {
    locks.showOnMenu = facts.isAsking ? asking : 'Locked because pages under this one are on the menu.';
  }
  if (facts.isAsking) {
    locks.allowNavigation = asking;
  } else if (!facts.hasSubPages) {
    locks.allowNavigation =
      'Can be turned off once there are pages under this one; it is then only a heading.';
  }
  return locks;
}
