import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import { fillOwnDetails, type OwnDetails, type OwnField } from '@galley/shared/page-details';
import { required } from '@galley/shared/required';
import { type CreatePage, keywordTags } from '@galley/shared/schemas/page';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { conflict, invalid, notFound } from '../errors';
import { libraryImageChecks } from '../images/library-images';
import type { Write } from '../table';
import { isHomePage, type PageTree, parentIdOf } from './page-tree';
import { pathTaken } from './path-reservations';
import { isUnderLandingPage, placementErrors } from './placement-rules';
import { isReservedPath } from './reserved-paths';

/** The stored details of a page that staff decide about. */
export type PageDetails = Pick<
  PageRecord,
  | 'name'
  | 'friendlyUrl'
  | 'menu'
  | 'childMenu'
  | 'subMenu'
  | 'showOnMenu'
  | 'allowNavigation'
  | 'scoTitle'
  | 'scoMetaDescription'
  | 'scoMetaKeywords'
  | 'noIndex'
  | 'isExternal'
  | 'openType'
  | OwnField
>;

/** @throws 404 for a page that does not exist or belongs to another company */
export function requirePage(tree: PageTree, pageId: number): PageRecord {
  return required(tree.page(pageId), () => notFound('This page'));
}

/** @throws 409 naming a deleted page above this one: restoring that page restores this one, too */
export function requireAncestors(tree: PageTree, page: PageRecord): void {
  const above = tree.deletedAncestorOf(page);
  if (above) throw conflict(`This page is under '${above.name}', which is deleted. Restore that page first.`);
}

/**
 * The details of a page as they are stored, after applying the rules: a page under a landing page is not on
 * the menu, and a page without subpages is always a link.
 * @param page the current page; absent for a new one
 * @throws 400 naming the fields; 409 where other pages prevent the change
 */
export function pageDetails(tree: PageTree, input: CreatePage, page?: PageRecord): PageDetails {
  const { menu, childMenu, subMenu, isExternal } = input;
  const errors = placementErrors(tree, { menu, childMenu, subMenu }, { id: page?.id, isExternal });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const details: PageDetails = {
    name: input.name,
    friendlyUrl: input.friendlyUrl,
    menu,
    childMenu,
    subMenu,
    showOnMenu: input.showOnMenu && !isUnderLandingPage(tree, input),
    allowNavigation: input.allowNavigation || !page || tree.subPagesOf(page.id).length === 0,
    scoTitle: input.scoTitle,
    scoMetaDescription: input.scoMetaDescription,
    scoMetaKeywords: input.scoMetaKeywords,
    noIndex: !isExternal && input.noIndex,
    isExternal,
    openType: isExternal ? input.openType : null,
    ...(isExternal ? {} : ownDetailsOf(input, page)),
  };
  checkPath(tree, details, page);
  if (page) checkLocks(tree, details, page);
  checkMenuSize(tree, details, page);
  return details;
}

/** Details that were not sent are kept, except for a focal point, which says nothing about another picture. */
function ownDetailsOf(input: CreatePage, page: PageRecord | undefined): OwnDetails {
  const details = fillOwnDetails(input, page);
  const kept = details.picture === page?.picture ? details.pictureFocus : '';
  return { ...details, pictureFocus: input.pictureFocus ?? kept, tags: keywordTags(details.tags).join(',') };
}

/**
 * Holds only while the page's picture is in the company's library.
 * @throws 400 naming the field
 */
export function pictureChecks(scope: CompanyScope, { picture }: Pick<PageDetails, 'picture'>): Write[] {
  return libraryImageChecks(
    scope,
    picture ? [{ imageUrl: picture, field: 'picture', label: 'Picture' }] : [],
  );
}

/** The path of a page with these details, or the one that it contributes to the pages under it. */
export function pathWith(tree: PageTree, details: PageDetails, page?: PageRecord): string {
  return tree.pathOf({ ...page, ...details });
}

function checkPath(tree: PageTree, details: PageDetails, page: PageRecord | undefined): void {
  if (page && isHomePage(page)) {
    if (details.isExternal || details.friendlyUrl !== '/') {
      throw invalid({ friendlyUrl: 'The home page keeps the address /.' });
    }
    if (details.menu !== null) throw invalid({ menu: 'The home page must be at the top level.' });
    return;
  }
  if (details.isExternal) return;
  if (details.friendlyUrl === '/') {
    throw invalid({ friendlyUrl: 'Friendly URL / is the home page. Choose another one.' });
  }
  const path = pathWith(tree, details, page);
  if (isReservedPath(path)) throw invalid({ friendlyUrl: messages.reservedPath });
  if (page && path === tree.pathOf(page)) return;
  const taker = tree.pagesAtPath(path).find((other) => other.id !== page?.id && !tree.isHidden(other));
  if (taker) throw pathTaken(path, taker.name);
}

/** Details that other pages depend on cannot change. */
function checkLocks(tree: PageTree, details: PageDetails, page: PageRecord): void {
  if (details.isExternal !== page.isExternal) {
    throw invalid({ isExternal: 'A page stays internal or external. Create a new page instead.' });
  }
  if (parentIdOf(details) !== parentIdOf(page) && tree.subPagesOf(page.id).length > 0) {
    throw conflict('This page has pages under it, so it keeps its place on the menu. Move those first.');
  }
  if (details.showOnMenu !== page.showOnMenu && tree.menuChildPagesOf(page.id).length > 0) {
    throw conflict('Pages under this one are on the menu, so Show On Menu stays as it is.');
  }
}

function checkMenuSize(tree: PageTree, details: PageDetails, page: PageRecord | undefined): void {
  const isNewOnMenu = details.showOnMenu && !page?.showOnMenu;
  if (isNewOnMenu && tree.isMenuFull) {
    throw conflict(
      `The menu has ${limits.menuEntries} entries, which is the most it can have. Remove one first.`,
    );
  }
}
