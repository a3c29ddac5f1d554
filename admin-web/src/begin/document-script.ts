import { pageIdOfPath, queryOfPage } from './page-of-url';
import { prefetch, prefetchedCalls } from './prefetched-responses';
import { wasSignedIn } from './signed-in-before';

/**
 * The script inside the admin's document. It runs before any file has arrived, so that the first requests begin with
 * the document.
 */
prefetch(prefetchedCalls.getSession);
const pageId = pageIdOfPath(location.pathname);
if (pageId !== undefined && wasSignedIn()) {
  prefetch(prefetchedCalls.getOpenedPage + queryOfPage(pageId, location.search));
}
