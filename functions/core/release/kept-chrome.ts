import { pageLink } from '@galley/shared/page-links';
import type { PageRecord } from '../entities/page';
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

/**
 * The chrome as it stands after a change of one page that shows nowhere else. Which pages it shows, it says itself: the
 * entries of the menu, and the pages off the menu that have public ones under them.
 * @throws UnreadPages where the chrome has to be rendered again
 */
export function keptChrome({ site, chrome, before, after }: ChangeInPlace): ChromeBody {
  const { tree } = site;
  requireOwnPlace({ site, chrome, before, after });
  const [was, is] = [tree.isPublic(before), tree.isPublic(after)];
  const isSame = before.name === after.name && before.allowNavigation === after.allowNavigation;
  if (was === is && isSame && before.isDeleted === after.isDeleted) return chrome;
  const { entries, offMenuParents } = chrome.fragments;
  const isEntry = ({ id }: PageRecord) => entries.some((entry) => entry.id === id);
  const isShown = (page: PageRecord) =>
    isEntry(page) || (!page.isExternal && tree.pathOf(page) in offMenuParents);
  const above = tree.ancestors(after);
  const isElsewhere =
    isShown(before) ||
    site.theme?.theme?.actionPageId === before.id ||
    (was !== is && JSON.stringify([site.footer, site.tabs]).includes(pageLink(before.id))) ||
    (is && after.showOnMenu) ||
    // Without pages under it, a page that is no link becomes one.
    (after.isDeleted && above.at(-1)?.allowNavigation === false) ||
    // The first public page under another brings that one along.
    (is && !above.every(isShown)) ||
    // Whether the last one takes it away, others decide.
    (was && !is && !above.every((page) => isEntry(page) && tree.isPublic(page)));
  if (isElsewhere) throw new UnreadPages();
  // A page that has public ones under it is shown, so this one takes no other along.
  const isHidden = after.isDeleted && after.liveVersionId !== null;
  return isHidden ? { ...chrome, hidden: [...chrome.hidden, after.id].sort((a, b) => a - b) } : chrome;
}

function requireOwnPlace({ site: { tree }, before, after }: ChangeInPlace): void {
  const isThere =
    !before.isExternal &&
    !tree.isHidden(before) &&
    before.showOnMenu === after.showOnMenu &&
    tree.pathOf(before) === tree.pathOf(after);
  if (!isThere) throw new UnreadPages();
}
