import { applyChosenScheme } from './chosen-scheme';
import { fetchFiles } from './fetch-files';
import { pageIdOfPath, queryOfPage } from './page-of-url';
import { getOpenedPage, getSession, prefetch } from './prefetched-responses';
import { wasSignedIn } from './signed-in-before';

/**
 * The script inside the admin's document. It runs before any file has arrived, so that the first requests begin with
 * the document.
 */
applyChosenScheme();
prefetch(getSession);
if (wasSignedIn()) {
  const pageId = pageIdOfPath(location.pathname);
  if (pageId === undefined) {
    fetchFiles('galley-admin', 'now');
  } else {
    // The admin's own code comes after the page.
    prefetch(getOpenedPage + queryOfPage(pageId, location.search));
    fetchFiles('galley-editor', 'now');
  }
}
