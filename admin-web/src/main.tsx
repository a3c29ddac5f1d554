import type { SignedInUser } from '@galley/shared/schemas/user';
import type { Root } from 'react-dom/client';
import { App } from './app/app';
import './app/global.css';
import { createAppRouter } from './app/router';
import { createQueryClient } from './lib/query-client';
import { siteStateQueries } from './parts/session/use-guard-state';
import { signedInUserKey } from './parts/session/use-signed-in-user';

/**
 * Starts the admin at the current URL.
 * @param user who has just signed in: the sign-in stays until the first screen can be shown
 */
export async function startAdmin(root: Root, user?: SignedInUser): Promise<void> {
  const queryClient = createQueryClient();
  if (user) queryClient.setQueryData(signedInUserKey, user);
  const router = createAppRouter(queryClient);
  if (user && !user.mustSetUpApp) {
    const isReady = new Promise<void>((resolve) => {
      const look = () => router.state.initialized && resolve();
      router.subscribe(look);
      look();
    });
    const reads = Object.values(siteStateQueries).map((query) => queryClient.prefetchQuery(query));
    await Promise.all([isReady, ...reads]);
  }
  root.render(<App queryClient={queryClient} router={router} />);
}
