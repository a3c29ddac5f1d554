import { type ScreenName, screenPath } from '@galley/shared/admin-screens';
import { Box } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router-dom';
import { messageOf } from '../lib/api-error';
import { signedInUserQuery } from '../parts/session/use-signed-in-user';
import { BootScreen } from '../ui/boot-screen';
import { ErrorPanel } from '../ui/error-panel';
import { Guarded } from './guarded';
import { readAhead } from './read-ahead';
import { routes, screenNames } from './routes';

const screenRoute = (name: ScreenName, queryClient: QueryClient): RouteObject => ({
  path: screenPath(name),
  lazy: async () => ({ Component: await routes[name].load() }),
  ...(routes[name].readAhead && {
    // Runs in parallel with `lazy` without delaying it.
    loader: ({ request }) => {
      void readAhead(queryClient, new URL(request.url));
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }),
});

export function createAppRouter(queryClient: QueryClient) {
  const bare = screenNames.filter((name) => routes[name].isBare);
  const inShell = screenNames.filter((name) => !routes[name].isBare);
  return createBrowserRouter([
    {
      Component: Guarded,
      // The session is read before anything is rendered.
      loader: () => {
        void queryClient.prefetchQuery(signedInUserQuery);
        return null;
      },
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: BootScreen,
      children: [
        ...bare.map((name) => ({ ...screenRoute(name, queryClient), ErrorBoundary: ErrorScreen })),
        {
          lazy: async () => ({ Component: (await import('./shell')).Shell }),
          children: [
            {
              ErrorBoundary: ErrorScreen,
              children: [
                ...inShell.map((name) => screenRoute(name, queryClient)),
                {
                  path: '*',
                  lazy: async () => ({ Component: (await import('../ui/not-found-screen')).NotFoundScreen }),
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
}

/** Shown when a screen crashes or its code cannot be loaded. */
function ErrorScreen() {
  const error = useRouteError();
  return (
    <Box p="lg">
      <ErrorPanel
        title="This screen could not be shown"
        message={messageOf(error)}
        onRetry={() => window.location.reload()}
      />
    </Box>
  );
}
