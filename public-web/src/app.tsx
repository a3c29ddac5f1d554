import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
  useNavigation,
} from 'react-router-dom';
import type { AdoptedDocument } from './browser/adopted-document';
import { HtmlElement } from './browser/html-element';
import { type DrawnPage, drawPage, PageView } from './browser/page-view';
import { readPage } from './browser/read-page';

/** The route patterns of a site's pages. */
const pagePaths = [
  '/',
  '/:friendlyUrl',
  '/:parentMenu/:friendlyUrl',
  '/:parentMenu/:childMenu/:friendlyUrl',
  '/:parentMenu/:childMenu/:subMenu/:friendlyUrl',
] as const;

/**
 * The page that the app draws. Undefined for the document's own page, which was rendered when it was
 * released.
 */
export interface ShownPage {
  drawn?: DrawnPage;
  /** Changes with each arrival, so that no state of the page before survives. */
  key: number;
}

let arrivals = 0;

/**
 * The public site as a React app: a frame that stays mounted, and in it a route for every page.
 * @param release of the document that is adopted
 */
export function siteRoutes(adopted: AdoptedDocument, release: number): RouteObject[] {
  const loader = async ({ request, params }: LoaderFunctionArgs): Promise<ShownPage> => {
    try {
      arrivals += 1;
      const path = decodeURIComponent(new URL(request.url).pathname);
      const read = await readPage({ path, parts: params }, release, request.signal);
      return { key: arrivals, drawn: drawPage(read) };
    } catch (error) {
      if (request.signal.aborted) throw error;
      return visit(request.url);
    }
  };
  const page = <ElementOfPage adopted={adopted} />;
  const hydrateFallbackElement = <HtmlElement html={adopted.page} />;
  const errorElement = <PlainVisit />;
  return [
    {
      element: <Frame adopted={adopted} />,
      errorElement,
      children: pagePaths.map((path) => ({
        id: path,
        path,
        loader,
        element: page,
        errorElement,
        hydrateFallbackElement,
      })),
    },
  ];
}

/**
 * When a page cannot be read or drawn here, the server decides: the page may have moved, be gone, or belong
 * to a newer release.
 */
function visit(url: string): Promise<never> {
  if (location.href.split('#')[0] === url) location.reload();
  else location.assign(url);
  return new Promise(() => undefined);
}

function PlainVisit() {
  visit(location.href.split('#')[0] ?? location.href);
  return null;
}

/** Renders header and footer as they were released. */
function Frame({ adopted: { before, after } }: { adopted: AdoptedDocument }) {
  const { state } = useNavigation();
  useEffect(() => {
    // The browser shows its own loading indicator only for navigations that it makes itself.
    document.documentElement.style.cursor = state === 'idle' ? '' : 'progress';
  }, [state]);
  return (
    <>
      {before.map((html) => (
        <HtmlElement key={html} html={html} />
      ))}
      <Outlet />
      {after.map((html) => (
        <HtmlElement key={html} html={html} />
      ))}
      <ScrollRestoration />
    </>
  );
}

function ElementOfPage({ adopted }: { adopted: AdoptedDocument }) {
  const { drawn, key } = useLoaderData<ShownPage>();
  return drawn ? <PageView key={key} drawn={drawn} /> : <HtmlElement html={adopted.page} />;
}
