import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  keptContexts,
  type Page,
} from '../journey';
import { adminUrl } from '../product';
import { call, inviteByApi, signInByApi } from '../sign-in';

const emails = {
  admin: 'admin@acme.example',
  editor: 'editor@acme.example',
  vendor: 'vendor@tracsoft.example',
  // The demo company has no Author: an Admin invites this one.
  author: `author-${Date.now().toString(36)}@acme.example`,
} as const;
type Person = keyof typeof emails;
type People = { [person in Person]: Page };

const usual = { width: 1600, height: 1000 };

/** The signed-in contexts, shared by all files of a run; the browser keeps what it has loaded for them. */
const contexts = new Map<Person, Promise<BrowserContext>>();

async function signedIn(browser: Browser, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: adminUrl,
    viewport: usual,
    reducedMotion: 'reduce',
  });
  keptContexts.add(context);
  if (person === 'author')
    await inviteByApi((await contextOf(browser, 'admin')).request, context.request, emails.author, 'Author');
  await signInByApi(context.request, emails[person]);
  return context;
}

function contextOf(browser: Browser, person: Person): Promise<BrowserContext> {
  const context = contexts.get(person) ?? signedIn(browser, person);
  contexts.set(person, context);
  return context;
}

/** Each person's page, which the next test uses again: a new one would load the app into a process of its own. */
const pages = new Map<Person, Page>();

/** Leaves nothing of a test behind: drafts in the browser, answers given in the server's place, sizes and media. */
async function tidy(page: Page): Promise<void> {
  await page.unrouteAll();
  page.removeAllListeners();
  if (page.url().startsWith(adminUrl))
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await page.goto('about:blank');
  await page.setViewportSize(usual);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
}

const asPerson =
  (person: Person) =>
  async ({ browser }: { browser: Browser }, use: (page: Page) => Promise<void>) => {
    const context = await contextOf(browser, person);
    const page = pages.get(person) ?? (await context.newPage());
    pages.set(person, page);
    await use(page);
    await Promise.all(context.pages().map((opened) => opened !== page && opened.close()));
    await tidy(page);
  };

/** Pages of signed-in users, each user in a browser context of their own. */
export const test = base.extend<People>({
  admin: asPerson('admin'),
  editor: asPerson('editor'),
  vendor: asPerson('vendor'),
  author: asPerson('author'),
});

/** The body of a response; fails unless the status is 200. */
export async function done<Body = number>(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Body> {
  const { status, body } = await call(request, path, data);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return body as Body;
}

/** The body of a GET call; fails unless the status is 200. */
export async function read<Body>(request: APIRequestContext, path: string): Promise<Body> {
  const answer = await request.get(`${adminUrl}/api/${path}`, { headers: { 'x-galley-csrf': '1' } });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json() as Promise<Body>;
}

let made = 0;
/** A name that no other test of any run has. */
export const freshName = (noun: string) => `${noun} ${Date.now().toString(36)}${(made++).toString(36)}`;
export const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Creates a page off the menu with an empty draft V1, unless `fields` differ. Returns its id. */
export function makePage(request: APIRequestContext, name: string, fields: object = {}): Promise<number> {
  return done(request, 'Admin/CreatePage', {
    name,
    friendlyUrl: slugOf(name),
    scoTitle: `${name} title`,
    scoMetaDescription: `${name} description`,
    scoMetaKeywords: 'one,two',
    showOnMenu: false,
    isExternal: false,
    ...fields,
  });
}

/** Publishes the page's draft. */
export async function publish(request: APIRequestContext, pageId: number, versionId = 1): Promise<void> {
  await done(request, 'Version/SubmitDraft', { pageId });
  await done(request, 'Version/PublishDraft', { pageId, versionId });
}

/** Clicks a button that asks first, and confirms the dialog. Returns the dialog's text. */
export async function agree(page: Page, button: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const words = await dialog.innerText();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  return words;
}
