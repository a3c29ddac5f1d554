import { pageLink } from '@galley/shared/page-links';
import type { PageRecord } from '../entities/page';
import { parentIdOf } from '../pages/page-tree';
import { PagesNotReadError } from '../pages/part-of-tree';
import type { ChromeBody } from './path-body';
import type { PartOfSite } from './site';

/** The release of one page. */
interface ChangeInPlace {
  site: PartOfSite;
  /** The chrome of the previous release. */
  chrome: ChromeBody;
  before: PageRecord;
  after: PageRecord;
}

/** The chrome after a change of one page. */
interface ChangedChrome {
  hidden: number[];
  /** The chrome must be rendered again, because it shows the page or will do so. */
  isOther: boolean;
}

/**
 * Whether and how the chrome changes with one page. The stored chrome tells which pages it shows: menu
 * entries, and pages off the menu with public pages under them.
 * @throws PagesNotReadError where other pages would appear or disappear, too
 */
export function changedChrome({ site, chrome, before, after }: ChangeInPlace): ChangedChrome {
  const { tree } = site;
  requireOwnPlace({ site, chrome, before, after });
  const [was, is] = [tree.isPublic(before), tree.isPublic(after)];
  const isMoved = tree.pathOf(before) !== tree.pathOf(after);
  const isSame =
    before.name === after.name &&
    before.allowNavigation === after.allowNavigation &&
    before.showOnMenu === after.showOnMenu;
  const { hidden } = chrome;
  if (was === is && isSame && !isMoved && before.isDeleted === after.isDeleted) {
    return { hidden, isOther: false };
  }
  const { entries, offMenuParents } = chrome.fragments;
  const isEntry = ({ id }: PageRecord) => entries.some((entry) => entry.id === id);
  const isShown = (page: PageRecord) =>
    isEntry(page) || (!page.isExternal && tree.pathOf(page) in offMenuParents);
  const above = tree.ancestors(after);
  const showsOthers =
    // A page that is no link becomes one when its last subpage goes, and stops being one with its first.
    (before.isDeleted !== after.isDeleted && above.at(-1)?.allowNavigation === false) ||
    // The first public page under a hidden parent makes the parent appear, too.
    (is && !above.every(isShown)) ||
    // Whether the parent disappears with its last public page depends on other pages.
    (was && !is && !above.every((page) => isEntry(page) && tree.isPublic(page)));
  if (showsOthers) throw new PagesNotReadError();
  // A parent of public pages is already shown, so a further one does not change it.
  const others = hidden.filter((id) => id !== after.id);
  const isHidden = after.isDeleted && after.liveVersionId !== null;
  return {
    hidden: isHidden ? [...others, after.id].sort((a, b) => a - b) : others,
    isOther:
      isShown(before) ||
      (is && after.showOnMenu) ||
      site.theme?.theme?.actionPageId === before.id ||
      JSON.stringify([site.footer, site.tabs]).includes(pageLink(before.id)),
  };
}

function requireOwnPlace({ site: { tree }, before, after }: ChangeInPlace): void {
  const isThere =
    !before.isExternal &&
    !tree.isUnderDeleted(before) &&
    // The pages under it are restored with it.
    (!before.isDeleted || (!after.isDeleted && tree.childrenOf(before.id).length === 0)) &&
    parentIdOf(before) === parentIdOf(after);
  if (!isThere) throw new PagesNotReadError();
}
