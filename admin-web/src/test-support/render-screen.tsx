import { type CallName, callNames } from '@galley/shared/contract/contract';
import type { SignedInUser } from '@galley/shared/schemas/user';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { theme } from '../app/theme';
import { callRoutes } from '../lib/call-routes';
import { draftOwner } from '../lib/local-drafts';
import { signedInUserKey } from '../parts/session/use-signed-in-user';
import { LeaveWarning } from '../ui/form/leave-scope';
import { DraftOwner } from '../ui/form/use-local-draft';

// Computing what is hidden takes most of a query's time in jsdom, and no test depends on it.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

// Browser features that Mantine requires and jsdom lacks.
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
Element.prototype.scrollIntoView ??= () => undefined;
// ProseMirror requires these.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
// jsdom has no layout: every scroll container has room for some rows.
Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 600 });

interface ScreenOptions {
  /** The signed-in user, for screens behind the guard. */
  user?: SignedInUser;
  /** '?company=globex' */
  search?: string;
  /** For a screen that reads its path: the route's pattern, and the path that is open. */
  route?: { pattern: string; path: string };
}

/** Renders children inside everything that the app puts around its screens; `currentPath` is the router's. */
export function renderScreen(children: ReactNode, { user, search = '', route }: ScreenOptions = {}) {
  // Those of former tests would be shown first, and only a few are shown at once.
  notifications.clean();
  notifications.cleanQueue();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (user) queryClient.setQueryData(signedInUserKey, user);
  const router = createMemoryRouter(
    [
      {
        path: route?.pattern ?? '/',
        element: (
          <ModalsProvider>
            <DraftOwner value={user ? draftOwner(user) : null}>
              <LeaveWarning>{children}</LeaveWarning>
            </DraftOwner>
          </ModalsProvider>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`${route?.path ?? '/'}${search}`] },
  );
  const { unmount } = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { router, unmount, currentPath: () => router.state.location.pathname };
}

export interface ServedCall {
  call: CallName;
  input: Record<string, unknown>;
}

type FakeResponse = { status?: number; body: unknown; headers?: Record<string, string> };

const callNamesByRequest = new Map(
  callNames.map((name) => [`${callRoutes[name].method} ${callRoutes[name].path}`, name]),
);

/** Responds to the app's calls by their names in the contract; a function gets the input. Every call is recorded. */
export function serveCalls(
  answers: Partial<
    Record<
      CallName,
      FakeResponse | ((input: Record<string, unknown>) => FakeResponse | Promise<FakeResponse>)
    >
  >,
) {
  const served: ServedCall[] = [];
  vi.stubGlobal('fetch', async (requested: string, init: RequestInit) => {
    const url = new URL(requested, 'http://localhost');
    const request = `${init.method} ${url.pathname}`;
    const call = callNamesByRequest.get(request);
    if (!call) throw new Error(`The contract has no call ${request}.`);
    const input = init.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
    served.push({ call, input });
    const given = answers[call];
    if (!given) throw new Error(`The test has no answer for ${call}.`);
    const { status = 200, body, headers = {} } = await (typeof given === 'function' ? given(input) : given);
    return new Response(JSON.stringify(body), { status, headers });
  });
  return served;
}
