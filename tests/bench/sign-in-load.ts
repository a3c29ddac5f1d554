import { bytesOf, observeNetwork, waitsInARow } from './network';
import type { Group } from './row';
import { withBrowser } from './with-browser';

/** On a line without delay it is chance whether two requests overlap. */
const latencyMs = 150;

/** What a browser with an empty cache loads before a person can type into the sign-in screen. */
export const signInLoad: Group = {
  name: 'sign-in screen',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const page = await browser.newPage();
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: latencyMs,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      // Notes when the field appears: what begins later is fetched while users type.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('input[name="username"]')) return;
          observer.disconnect();
          performance.mark('field');
        }).observe(document, { childList: true, subtree: true });
      });
      const { finished } = await observeNetwork(page);
      await page.goto(`${cloud.adminUrl}/login`);
      await page.getByLabel('Username').fill('a');
      const fieldMs = await page.evaluate(() => performance.getEntriesByName('field')[0]?.startTime);
      const opened = finished().find(({ type }) => type === 'Document');
      if (fieldMs === undefined || !opened) throw new Error('The sign-in screen did not appear.');
      const before = finished().filter(({ begunAt }) => begunAt <= opened.begunAt + fieldMs / 1000);
      // Without this one, something else was loaded than the built admin.
      if (!before.some(({ type }) => type === 'Script'))
        throw new Error('No script of the admin was loaded.');
      const note = before.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join(', ');
      return [
        { name: 'sign-in: requests before one can type', value: before.length, unit: 'requests', target: 6 },
        { name: 'sign-in: waits in a row', value: waitsInARow(before), unit: 'waits', target: 2 },
        {
          name: 'sign-in: loaded before one can type',
          value: bytesOf(before) / 1000,
          unit: 'KB',
          target: 110,
          note,
        },
      ];
    });
  },
};
