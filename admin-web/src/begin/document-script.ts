import { applyChosenScheme } from './chosen-scheme';
import { drawPage } from './draw-page';
import { fetchFiles } from './fetch-files';
import { pageIdOfPath } from './page-of-url';
import { getSession, prefetch } from './prefetched-responses';
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
  void drawPage(pageId, location.search);
  fetchFiles('galley-editor', 'now');
}
