import { createRoot } from 'react-dom/client';
import './app/base.css';
import { pageIdOfPath } from './begin/page-of-url';
import { wasSignedIn } from './begin/signed-in-before';
import { isNobodySignedIn, showSignIn } from './features/sign-in/sign-in-first';

/**
 * The first script of the admin. It has what the sign-in needs, so that users can type at once; where a user was
 * signed in, the rest of the admin starts instead.
 */
async function begin(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id root.');
  const root = createRoot(element);
  if (await isNobodySignedIn()) return showSignIn(root);
  const pageId = pageIdOfPath(location.pathname);
  const isEditor = pageId !== undefined && wasSignedIn();
  const opening = isEditor ? await import('./begin/open-editor') : undefined;
  if (pageId !== undefined) await opening?.openEditor(pageId, location.search);
  try {
    const { startAdmin } = await import('./main');
    await startAdmin(root);
  } catch (error) {
    opening?.closeEditor();
    throw error;
  }
}

void begin();
