import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { type ShownPage, siteRoutes } from './app';
import { adoptDocument } from './browser/adopted-document';

/** What the loader needs from the app. */
export interface Site {
  navigate(to: string): Promise<void>;
}

const adoptedPage: ShownPage = { key: 0 };

/**
 * Hydrates the released document as it is: its scripts have already set it up and do not run again.
 * @param path of the page that the document shows, which may differ from the URL after a step back
 */
export function hydrate(path: string, release: number): Site {
  const routes = siteRoutes(adoptDocument(), release);
  const matched = location.pathname === path ? matchRoutes(routes, path)?.at(-1)?.route.id : undefined;
  const router = createBrowserRouter(
    routes,
    matched === undefined ? {} : { hydrationData: { loaderData: { [matched]: adoptedPage } } },
  );
  hydrateRoot(document.body, <RouterProvider router={router} />);
  return { navigate: (to) => router.navigate(to) };
}
