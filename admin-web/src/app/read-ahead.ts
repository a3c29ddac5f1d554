import type { QueryClient } from '@tanstack/react-query';
import { signedInUserQuery } from '../features/session/use-signed-in-user';
import { findRoute } from './routes';

/**
 * Asks for what the screen at this address shows, beside its code and what the guard still waits for. Nothing is asked
 * while no one is signed in; a refusal is said by the screen, which asks again.
 */
export async function readAhead(
  queryClient: QueryClient,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<void> {
  const user = await queryClient.ensureQueryData(signedInUserQuery).catch(() => null);
  if (user && !user.mustSetUpApp) findRoute(pathname)?.readAhead?.(queryClient, pathname, search);
}
