import { limits } from '@galley/shared/limits';
import { fillOwnDetails, type OwnDetails } from '@galley/shared/page-details';
import type { BeginWith, MenuOption } from '@galley/shared/schemas/page';

/** What stands in the fields of the page form. Menu entries are page ids, null for none. */
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
  /** In a draft: the menu entry after which the page is to stand, 0 for the first place; null where it keeps its place. */
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

/** A copy is to be made, and of which page is not chosen yet. */
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

/** Only lowercase letters, digits and hyphens get into the Friendly URL of an internal page. */
export function acceptFriendlyUrl(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, limits.friendlyUrl);
}

export type MenuLevel = 'menu' | 'childMenu' | 'subMenu';

/** Choosing another entry clears the levels under it. */
export function chooseMenu(
  values: Pick<PageFormValues, MenuLevel>,
  level: MenuLevel,
  entry: number | null,
): Pick<PageFormValues, MenuLevel> {
  if (level === 'menu') return { menu: entry, childMenu: null, subMenu: null };
  if (level === 'childMenu') return { ...values, childMenu: entry, subMenu: null };
  return { ...values, subMenu: entry };
}

/** The entries that the chosen ones are looked up in, by level; undefined while they are read. */
export type MenuOptions = Record<MenuLevel, readonly MenuOption[] | undefined>;

function optionOf(options: readonly MenuOption[] | undefined, id: number | null): MenuOption | undefined {
  return options?.find((option) => option.id === id);
}

/** The deepest entry chosen: the page that this one will stand under. */
export function chosenEntry(
  values: Pick<PageFormValues, MenuLevel>,
  options: MenuOptions,
): MenuOption | undefined {
  if (values.subMenu !== null) return optionOf(options.subMenu, values.subMenu);
  if (values.childMenu !== null) return optionOf(options.childMenu, values.childMenu);
  return optionOf(options.menu, values.menu);
}

/** A landing page is not on the menu itself, so nothing under it can be. */
export function isUnderLandingPage(values: Pick<PageFormValues, MenuLevel>, options: MenuOptions): boolean {
  return chosenEntry(values, options)?.showOnMenu === false;
}

/** What a selector offers: for an external page no external ones, never the page itself. */
export function offeredEntries(
  options: readonly MenuOption[],
  form: { isExternal: boolean; pageId: number | null },
): MenuOption[] {
  return options.filter((option) => option.id !== form.pageId && !(form.isExternal && option.isExternal));
}

/** What stands in place of what is still being asked: an address above, the reason of a lock. */
const asking = '…';

/** The address of the page as it will be: the Friendly URLs of the entries above it and its own. */
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

/** What an entry lends to the addresses under it; the home page, nothing. */
function slugOf(option: MenuOption): string {
  const slug = option.slug ?? option.friendlyUrl;
  return slug === homePageUrl ? '' : slug;
}

/** Why a field cannot be changed, in words that stand under it; absent where it can. */
export interface PageFormLocks {
  all?: string;
  friendlyUrl?: string;
  menus?: string;
  showOnMenu?: string;
  allowNavigation?: string;
}

interface LockFacts {
  canEdit: boolean;
  /** Why not, where that is not a matter of what someone may do. */
  readOnlyReason?: string | undefined;
  isDeleted: boolean;
  hasSubPages: boolean;
  /** Whether pages stand under it is still being asked. */
  isAsking?: boolean;
  hasMenuChildPages: boolean;
  isUnderLandingPage: boolean;
  isHomePage: boolean;
  /** A new external page of someone who is no Admin: it stays off the menu until an Admin saves it. */
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
