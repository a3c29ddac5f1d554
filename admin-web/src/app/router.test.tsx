import { screenPath } from '@galley/shared/admin-screens';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { serveCalls } from '../test-support/render-screen';
import { createAppRouter } from './router';
import { screenNames } from './routes';

/** The path of the innermost route at a URL: `*` where there is no screen. */
function routeAt(path: string): string | undefined {
  window.history.replaceState(null, '', path);
  const router = createAppRouter(new QueryClient());
  const found = router.state.matches.at(-1)?.route.path;
  router.dispose();
  return found;
}

it('every screen opens whatever the letter case of its URL, and with a slash at its end [1:21] [1:22] [2:18] [2:31]', () => {
  serveCalls({ getSession: { body: { user: null } } });
  for (const name of screenNames) {
    const path = screenPath(name).replace(/:\w+/g, '7').replace('*', 'login-failed');
    const capital = path.replace(/\/[a-z]/g, (start) => start.toUpperCase());
    for (const typed of [path, path.toLowerCase(), path.toUpperCase(), `${capital}/`]) {
      expect(routeAt(typed), typed).toBe(screenPath(name));
    }
    expect(routeAt(`/at${path}`)).toBe('*');
  }
});
