import type { Group } from './row';
import { withBrowser } from './with-browser';

/** The bytes that a browser loads over the wire before a user can sign in, with an empty cache. */
export const adminBytes: Group = {
  name: 'admin bytes',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Network.enable');
      const scripts = new Map<string, number>();
      const requested = new Set<string>();
      devTools.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') requested.add(requestId);
      });
      devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        scripts.set(requestId, encodedDataLength);
      });
      await page.goto(`${cloud.adminUrl}/login`);
      await page.getByLabel('Username').waitFor();
      await page.waitForLoadState('networkidle');
      const bytes = [...requested].reduce((sum, id) => sum + (scripts.get(id) ?? 0), 0);
      if (requested.size === 0) throw new Error('The browser loaded no script of the admin.');
      const note = `${requested.size} files, as a browser loads them`;
      const value = Math.round(bytes / 1000);
      return [{ name: 'admin sign-in: JavaScript', value, unit: 'KB', target: 150, note }];
    });
  },
};
