import { openEditor, pageOfAddress } from './begin/open-editor';
import { dropPreparedCanvas } from './begin/prepared-canvas';
import { wasSignedIn } from './begin/signed-in-before';

/** The first script of the admin: small, so that what takes long begins at once. */
const pageId = pageOfAddress(location.pathname);
if (pageId !== undefined && wasSignedIn()) await openEditor(pageId, location.search);
await import('./main').catch((error: unknown) => {
  dropPreparedCanvas();
  throw error;
});
