import type { QueryClient } from '@tanstack/react-query';
import { signedInUserQuery } from '../parts/session/use-signed-in-user';
import { findRoute } from './routes';

/**
 * Requests the data of the screen at this URL in parallel with its code and with the guard's own requests. Nothing is
 * requested while no one is signed in; errors are left to the screen, which requests the data again.
 */
export async function readAhead(
  queryClient: QueryClient,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<void> {
  const user = await queryClient.ensureQueryData(signedInUserQuery).catch(() => null);
  if (user && !user.mustSetUpApp) findRoute(pathname)?.readAhead?.(queryClient, pathname, search);
}
