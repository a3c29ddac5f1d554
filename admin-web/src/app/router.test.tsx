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

it('every screen opens whatever the letter case of its URL, and with a slash at its end [1:21] [1:22] [2:18] [2:31] [1:23] [1:24] [1:25] [1:26] [1:27] [1:28] [1:29] [1:30] [1:31] [1:32] [1:34] [1:59] [1:75] [2:19] [2:20] [2:21] [2:22] [2:23] [2:24] [2:25] [2:26] [2:27] [2:28] [2:29] [2:30] [2:44]', () => {
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
