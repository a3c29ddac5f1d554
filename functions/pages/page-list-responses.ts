import type { MenuOption, PageListRow, SiblingPage } from '@galley/shared/schemas/page';
import type { PageRecord } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import { type PageTree, slugOf } from '../core/pages/page-tree';
import { plannedOf, plannedPart } from '../core/pages/planned';
import { versionStatusOf } from '../core/pages/version-status';
import { brokenLinksOf, goneFilesOf } from '../core/release/linking-pages';

interface KnownBesides {
  /** The header of its draft or pending version. */
  open: VersionRecord | undefined;
  /** The ids of the library's files. */
  files: ReadonlySet<number>;
  /** Broken links to other sites on the page. */
  brokenOutsideUrls: readonly string[] | undefined;
}

export function pageListRow(
  tree: PageTree,
  page: PageRecord,
  { open, files, brokenOutsideUrls = [] }: KnownBesides,
): PageListRow {
  const [menu, childMenu, subMenu] = tree.ancestors(page);
  const versionStatus = versionStatusOf(page);
  const broken = [
    ...brokenLinksOf(tree, page).map((id) => tree.page(id)?.name ?? `Page ${id}`),
    ...goneFilesOf(page, files).map((id) => `File ${id}`),
    ...(tree.isPublic(page) ? brokenOutsideUrls : []),
  ];
  return {
    pageId: page.id,
    pageName: page.name,
    pageMenuUrl: menu?.name ?? '',
    pageChildMenu: childMenu?.name ?? '',
    pageSubMenu: subMenu?.name ?? '',
    pageUrl: page.friendlyUrl,
    versionStatus,
    pageAllowNavigation: tree.allowsNavigation(page),
    pageShowOnMenu: page.showOnMenu,
    isExternal: page.isExternal,
    fullUrl: tree.fullUrlOf(page),
    ...(!page.isExternal && page.scoTitle !== page.name && { title: page.scoTitle }),
    hasDraft: versionStatus === 'live' && page.openStatus === 'draft',
    parentDeleted: tree.isUnderDeleted(page),
    ...(broken.length > 0 && { brokenLinks: broken }),
    ...lastChangeOf(page, open),
    ...(page.thumbnail ? { thumbnail: page.thumbnail } : page.firstType && { firstType: page.firstType }),
    ...(page.formIds?.length && tree.isPublic(page) && { formIds: page.formIds }),
    ...plannedPart(plannedOf(page, page.openVersionId) ?? plannedOf(page, page.liveVersionId)),
  };
}

/** The last change of a page, of its draft or of that draft's status; each names the person, if one made it. */
function lastChangeOf(page: PageRecord, open: VersionRecord | undefined) {
  const ofOpen = open ? [{ changedAt: open.timestamp, changedBy: open.email }, open] : [];
  const [{ changedAt = '', changedBy } = page] = [page, ...ofOpen].toSorted((a, b) =>
    (b.changedAt ?? '').localeCompare(a.changedAt ?? ''),
  );
  return { changedAt, ...(changedBy !== undefined && { changedBy }) };
}

/** The pages under a parent (0: the top level) that can be chosen as menu entries. */
export function menuOptionsUnder(tree: PageTree, parentId: number): MenuOption[] {
  return tree.subPagesOf(parentId).map((page) => {
    const { id, name, friendlyUrl, showOnMenu, isExternal } = page;
    return { id, name, friendlyUrl, showOnMenu, isExternal, ...(isExternal && { slug: slugOf(page) }) };
  });
}

export function siblingRow(page: PageRecord): SiblingPage {
  return { id: page.id, name: page.name, status: versionStatusOf(page) };
}
