import { pageLink } from '@galley/shared/page-links';
import type { PageRecord } from '../entities/page';
import { parentIdOf } from '../pages/page-tree';
import { UnreadPages } from '../pages/part-of-tree';
import type { ChromeBody } from './path-body';
import type { PartOfSite } from './site';

/** What a release of one page makes of it. */
interface ChangeInPlace {
  site: PartOfSite;
  /** Of the release before. */
  chrome: ChromeBody;
  before: PageRecord;
  after: PageRecord;
}

/** The chrome after a change of one page. */
interface ChangedChrome {
  hidden: number[];
  /** It has to be rendered again, since it shows the page, or the page shows there from now on. */
  isOther: boolean;
}

/**
 * What the chrome becomes with a change of one page. Which pages it shows, it says itself: the entries of the menu, and
 * the pages off the menu that have public ones under them.
 * @throws UnreadPages where it is to show or hide other pages, too
 */
export function changedChrome({ site, chrome, before, after }: ChangeInPlace): ChangedChrome {
  const { tree } = site;
  requireOwnPlace({ site, chrome, before, after });
  const [was, is] = [tree.isPublic(before), tree.isPublic(after)];
  const isMoved = tree.pathOf(before) !== tree.pathOf(after);
  const isSame = before.name === after.name && before.allowNavigation === after.allowNavigation;
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
    // Without pages under it, a page that is no link becomes one, and no longer once it has one.
    (before.isDeleted !== after.isDeleted && above.at(-1)?.allowNavigation === false) ||
    // The first public page under another brings that one along.
    (is && !above.every(isShown)) ||
    // Whether the last one takes it away, others decide.
    (was && !is && !above.every((page) => isEntry(page) && tree.isPublic(page)));
  if (showsOthers) throw new UnreadPages();
  // A page that has public ones under it is shown, so another one takes none along.
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
    // What stands under it comes back with it.
    (!before.isDeleted || (!after.isDeleted && tree.childrenOf(before.id).length === 0)) &&
    before.showOnMenu === after.showOnMenu &&
    parentIdOf(before) === parentIdOf(after);
  if (!isThere) throw new UnreadPages();
}
