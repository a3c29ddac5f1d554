import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedInUserQuery } from '../features/session/use-signed-in-user';
import { findRoute } from './routes';

/** Asks for what a screen shows as soon as it is known who is signed in, beside what the guard still waits for. */
export function useReadAhead(): void {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const { data: user } = useSignedInUserQuery();
  const isIn = Boolean(user) && !user?.mustSetUpApp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the way in; later each screen asks by itself
  useEffect(() => {
    if (isIn) findRoute(pathname)?.readAhead?.(queryClient, pathname, search);
  }, [isIn]);
}
