import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';

import { adminUrl } from './product';
import { matchWholeNames } from './whole-names';

export * from '@playwright/test';
export { expect };

/** An expected console line of one test: `409 /api/admin/updatepage`, or a part of its text. */
type Provoked = string | RegExp;

interface Journey {
  /**
   * Declares the console errors that this test causes: an error response as its status and path in lower case ('401
   * /api/authentication/authenticate'), anything else by a part of its text. A declared error may be missing where it
   * depends on timing, as for a call that a lost connection may or may not hit.
   */
  provokes: (...lines: Provoked[]) => void;
}

interface Watched {
  /** The console errors since the last test ended; every page of every context of this worker adds to them. */
  redLines: string[];
}

const failedResource = /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::\S+))/;

/**
 * Formats an error response as its status and path, so that a test can declare it; everything else as the console
 * shows it.
 */
function redLine(text: string, url: string): string {
  const failed = failedResource.exec(text);
  const path = URL.canParse(url) ? new URL(url).pathname.toLowerCase() : url;
  return failed ? `${failed[1] ?? failed[2]} ${path}` : `${text} (${url})`;
}

const refusedInFrame = /^Blocked script execution in 'about:srcdoc'/;
let looks = 0;

/** axe inspects frames without scripts, which the browser reports; those messages are not the product's. */
export async function lookWithScripts<Result>(look: () => Promise<Result>): Promise<Result> {
  looks += 1;
  try {
    return await look();
  } finally {
    looks -= 1;
  }
}

/** The journeys find components by the outline, so it is open when the editor is first shown. */
const openOutline = (origin: string) => {
  // A sandboxed document, such as an image, has an origin of its own and no storage.
  if (window.origin !== origin) return;
  localStorage.setItem('galley-outline', localStorage.getItem('galley-outline') ?? 'true');
};

/** React reports only that it recovered from an error; this adds the cause. */
const sayCause = () => {
  window.addEventListener('error', ({ error }) => {
    if (error?.cause) console.error(`caused by: ${error.cause.stack ?? error.cause}`);
  });
};

function watch(context: BrowserContext, redLines: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || (looks > 0 && refusedInFrame.test(message.text()))) return;
    redLines.push(redLine(message.text(), message.location().url));
  });
  context.on('weberror', (error) => redLines.push(`uncaught: ${error.error().stack ?? error.error()}`));
}

/** Contexts that outlive their spec: each test that uses one closes its pages. */
export const keptContexts = new WeakSet<BrowserContext>();

/** Pages that a spec left open would continue to call the product, and use memory. */
async function closeLeftOpen(browser: Browser): Promise<void> {
  const left = browser.contexts().filter((context) => !keptContexts.has(context));
  await Promise.all(left.map((context) => context.close()));
}

const fits = (line: string, provoked: Provoked) =>
  typeof provoked === 'string' ? line.includes(provoked) : provoked.test(line);

/**
 * The journeys' own `test`: no errors in the console of the admin or of a site, except those that the test declares.
 * It applies to every spec that imports `test` and `expect` from here.
 */
export const test = base.extend<Journey, Watched>({
  redLines: [
    async ({ browser }, use) => {
      const redLines: string[] = [];
      await matchWholeNames(browser);
      const newContext = browser.newContext.bind(browser);
      let file = '';
      // Contexts that specs open themselves are created here as well.
      browser.newContext = async (options) => {
        if (file !== test.info().file) {
          ({ file } = test.info());
          await closeLeftOpen(browser);
        }
        const context = await newContext(options);
        watch(context, redLines);
        await context.addInitScript(openOutline, adminUrl);
        await context.addInitScript(sayCause);
        return context;
      };
      await use(redLines);
      browser.newContext = newContext;
    },
    { scope: 'worker', auto: true },
  ],
  provokes: [
    async ({ redLines }, use, testInfo) => {
      const provoked: Provoked[] = [];
      await use((...lines) => {
        provoked.push(...lines);
      });
      const seen = redLines.splice(0);
      // A failed test has its own error.
      if (testInfo.status !== testInfo.expectedStatus) return;
      const unexpected = seen.filter((line) => !provoked.some((one) => fits(line, one)));
      expect(unexpected, 'red lines of the console that the test does not provoke').toEqual([]);
    },
    { auto: true },
  ],
});
