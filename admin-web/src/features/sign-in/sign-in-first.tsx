import type { Root } from 'react-dom/client';
import { fetchFiles } from '../../begin/fetch-files';
import { wasSignedIn } from '../../begin/signed-in-before';
import type { ArrivalState } from '../../lib/arrival-state';
import { loadPatiently } from '../../lib/loaded-part';
import { pathsOfSignIn } from '../../lib/sign-in-routes';
import { signOnMemory } from '../../lib/sign-on-memory';
import { whenIdle } from '../../lib/when-idle';
import { readSignedInUser } from '../../parts/session/read-signed-in-user';
import { completeSignIn } from '../../parts/sign-in/complete-sign-in';
import { SignInScreen } from './sign-in-screen';

const path = () => location.pathname.toLowerCase();

/**
 * Whether a sign-in comes first at this URL. Where a user was signed in before, and at the screens that a company's
 * provider returns to, the admin itself decides, and so it does when the answer fails.
 */
export async function isNobodySignedIn(): Promise<boolean> {
  if (wasSignedIn() || path().startsWith(pathsOfSignIn.ofProvider)) return false;
  return (await readSignedInUser().catch(() => undefined)) === null;
}

/**
 * Shows the sign-in without the rest of the admin, which is fetched while users type. It replaces the sign-in once
 * its first screen is ready.
 */
export function showSignIn(root: Root): void {
  const from = rememberRequested();
  const enter = async () => {
    const user = await completeSignIn();
    // Logging out need not notify a provider.
    signOnMemory.forget();
    const { startAdmin } = await loadPatiently(() => import('../../main'));
    history.replaceState(null, '', from ?? pathsOfSignIn.home);
    await startAdmin(root, user);
  };
  const company = new URLSearchParams(location.search).get('company') ?? undefined;
  root.render(<SignInScreen company={company} from={from} onSignedIn={enter} />);
  whenIdle(() => fetchFiles('galley-admin', 'later'));
}

/** Changes the URL to that of the sign-in, and returns the requested path: after a reload too. */
function rememberRequested(): string | undefined {
  const { login } = pathsOfSignIn;
  if (path().replace(/\/+$/, '') === login) return (history.state?.usr as ArrivalState | undefined)?.from;
  const from = location.pathname === '/' ? undefined : location.pathname + location.search;
  // The router of the admin reads its state in this form.
  history.replaceState({ usr: { from } satisfies ArrivalState }, '', login);
  return from;
}
