import { beginCanvas } from './begin-canvas';
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
const pageId = wasSignedIn() ? pageIdOfPath(location.pathname) : undefined;
if (pageId === undefined) {
  prefetch(getSession);
  if (wasSignedIn()) fetchFiles('galley-admin', 'now');
} else {
  // The session and the admin's own code come after the page.
  prefetch(getOpenedPage + queryOfPage(pageId, location.search));
  beginCanvas();
  fetchFiles('galley-editor', 'now');
}
