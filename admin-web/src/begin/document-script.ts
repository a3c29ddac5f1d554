import { local, readStored } from '../lib/browser-storage';
import { beginCanvas } from './begin-canvas';
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

/** Applies the colour scheme that the user chose, from where Mantine stores it, before Mantine has loaded. */
function applyChosenScheme(): void {
  const chosen = readStored(local, 'mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.mantineColorScheme = chosen;
}
