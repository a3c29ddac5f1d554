import { type ScreenName, screenPath } from '@galley/shared/admin-screens';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { BootScreen } from '../ui/boot-screen';
import { ErrorScreen } from './error-screen';
import { Guarded } from './guarded';
import { routes, screenNames } from './routes';

const screenRoute = (name: ScreenName): RouteObject => ({
  path: screenPath(name),
  lazy: async () => ({ Component: await routes[name].load() }),
});

export function createAppRouter() {
  const bare = screenNames.filter((name) => routes[name].isBare);
  const inShell = screenNames.filter((name) => !routes[name].isBare);
  return createBrowserRouter([
    {
      Component: Guarded,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: BootScreen,
      children: [
        ...bare.map((name) => ({ ...screenRoute(name), ErrorBoundary: ErrorScreen })),
        {
          lazy: async () => ({ Component: (await import('./shell')).Shell }),
          children: [
            {
              ErrorBoundary: ErrorScreen,
              children: [
                ...inShell.map(screenRoute),
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
