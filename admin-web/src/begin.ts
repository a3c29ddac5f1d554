import { openEditor } from './begin/open-editor';
import { pageIdOfPath } from './begin/page-of-url';
import { dropPreparedCanvas } from './begin/prepared-canvas';
import { wasSignedIn } from './begin/signed-in-before';

/** The first script of the admin. It is small, so that slow requests start at once. */
const pageId = pageIdOfPath(location.pathname);
if (pageId !== undefined && wasSignedIn()) await openEditor(pageId, location.search);
await import('./main').catch((error: unknown) => {
  dropPreparedCanvas();
  throw error;
});
