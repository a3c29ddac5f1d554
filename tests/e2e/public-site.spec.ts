import { expectAccessible } from './axe';
import { heardIn } from './heard';
import { type Browser, expect, type Page, test } from './journey';
import { siteUrl } from './product';

// Animations run here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const site = siteUrl('acme');
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 800 };

async function visitorOf(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  return (await browser.newContext({ baseURL: site, viewport: wide, ...options })).newPage();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('without JavaScript a visitor reads, goes down three levels of the menu and sends a form [2:8] [2:61] [2:63] [2:235] [1:282] [2:81] [2:248]', async ({
  browser,
}) => {
  const page = await visitorOf(browser, { javaScriptEnabled: false });
  await page.goto('/');
  await expect(heading(page)).toHaveText('Wooden boats, kept afloat since 1968');
  const planking = menuOf(page).getByRole('link', { name: 'Planking' });
  await expect(planking).toBeHidden();
  // The pointer moves from the entry into its list, across the gap between.
  await menuOf(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await planking.hover();
  await planking.click();
  await expect(heading(page)).toHaveText('Planking');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Services', 'Repair', 'Planking']);
  const side = page.getByRole('navigation', { name: 'Pages' });
  await side.getByRole('link', { name: 'Cedar or Oak?' }).click();
  await expect(heading(page)).toHaveText('Cedar or Oak?');
  await expect(side.getByRole('link', { name: 'Cedar or Oak?' })).toHaveAttribute('aria-current', 'page');
  // The accordion collapses, and a collapsed entry hides what is under it.
  await side.getByLabel('More under Repair').click();
  await expect(side.getByRole('link', { name: 'Cedar or Oak?', exact: false })).toBeHidden();
  // Another branch opens beside it.
  const other = side.locator('details:not([open])').last();
  await expect(other.getByRole('link').first()).toBeHidden();
  await other.locator('summary').first().click();
  await expect(side.locator('details[open] > ul').last()).toBeVisible();

  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menuOf(page).getByLabel('More under Services').click();
  await menuOf(page).getByRole('link', { name: 'Winter Storage' }).click();
  await expect(heading(page)).toHaveText('Winter Storage');

  await page.goto('/contact');
  await page.getByLabel(/^Name/).fill('Tom of the plain browser');
  await page.getByLabel(/^Email/).fill('tom@boats.example');
  await page.getByLabel(/^What is it about/).selectOption('Winter storage');
  await page.getByLabel(/^What worries you/).fill('The price.');
  await page.getByLabel(/^You may store/).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/contact#f\d+-sent$/);
  await expect(page.getByText('Successful Submission')).toBeVisible();
});

test('menu and tabs open and close by keyboard and click, and remember dismissals [2:63] [2:121] [2:122] [2:8] [2:119]', async ({
  browser,
}) => {
  const page = await visitorOf(browser);
  await page.goto('/');
  const notice = page.getByText('Haul-out for the winter begins');
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(notice).toBeHidden();

  const planking = menuOf(page).getByRole('link', { name: 'Planking' });
  await menuOf(page).getByLabel('More under Services').press('Enter');
  await expect(planking).toBeVisible();
  const heard = await heardIn(page, 'header');
  expect(heard.slice(0, 4)).toEqual([
    'button Open today?, closed',
    'button Find the yard, closed',
    'link Acme Boatworks',
    'navigation Main',
  ]);
  expect(heard).toContain('fold More under Courses, closed');
  expect(heard).toContain('fold More under Services, open');
  expect(heard.slice(heard.indexOf('fold More under Services, open') + 1)[0]).toBe('link Repair');
  // An open list closes when the focus moves on.
  await page.getByRole('link', { name: 'See our services' }).focus();
  await expect(planking).toBeHidden();

  const [hours, place] = [
    page.getByText('Noon to half past, all of us, at one table.'),
    page.getByText('Down Main Street until the road ends in sawdust.'),
  ];
  const tab = (name: string) => page.getByRole('button', { name });
  await tab('Open today?').click();
  await expect(hours).toBeVisible();
  expect(await heardIn(page, 'header')).toContain('button Open today?, open');
  await tab('Open today?').click();
  await expect(hours).toBeHidden();
  await tab('Open today?').press('Enter');
  await tab('Find the yard').click();
  await expect(place).toBeVisible();
  await expect(hours).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(place).toBeHidden();
  await tab('Find the yard').click();
  await page.getByRole('heading', { name: /^Whatever she needs/ }).click();
  await expect(place).toBeHidden();

  await page.goto('/courses');
  expect(await heardIn(page, '.banner')).toEqual([
    'region From October to April',
    'group 1 of 3',
    'heading From October to April',
    'group 2 of 3',
    'heading Sail what you have built',
    'link Ask for a place',
    'group 3 of 3',
    'heading Breakfast is at seven',
    'button Previous slide',
    'button Slide 1',
    'button Slide 2',
    'button Slide 3',
    'button Next slide',
    'button Pause',
  ]);
});

/** Other pages are tested by accessibility.spec.ts, and other journeys change the page of the team. */
const lookedAtByAxe = ['/services', '/notes/varnish', '/about'];

test('every kind of page passes axe, fits 320 pixels, and violates no rule of its security policy', async ({
  browser,
  provokes,
}) => {
  provokes('404 /nowhere');
  const page = await visitorOf(browser);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  for (const path of ['/', ...lookedAtByAxe, '/courses', '/contact', '/nowhere']) {
    await page.setViewportSize(wide);
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path === '/nowhere' ? 404 : 200);
    if (lookedAtByAxe.includes(path)) {
      await expectAccessible(page, path, { isStrict: true });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBeLessThanOrEqual(320);
  }
  // The visually hidden names of the networks are at the end of a row and must not widen the page.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(siteUrl('globex'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  expect(complaints).toEqual([]);
});

test('every response of a site has the security headers, errors and pictures too [1:132] [2:78]', async ({
  request,
}) => {
  const policies: Record<string, RegExp> = {
    '/': /default-src 'none'.*script-src 'sha256-/,
    '/nowhere': /default-src 'none'/,
    '/Services/': /default-src 'self'/,
    '/sitemap.xml': /default-src 'self'/,
    '/images/acme/1/nothing': /sandbox/,
    '/images/globex/1/nothing': /sandbox/,
    '/api/Admin/GetPage': /default-src 'none'/,
    '/api/components/GetSocialInfo': /default-src 'none'/,
  };
  for (const [path, policy] of Object.entries(policies)) {
    // Node does not resolve names under localhost; without one the demo company acme responds.
    const answer = await request.get(`${site.replace('acme.', '')}${path}`, { maxRedirects: 0 });
    const headers = answer.headers();
    expect(headers['content-security-policy'], path).toMatch(policy);
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers['x-frame-options'], path).toMatch(/^(SAMEORIGIN|DENY)$/);
  }
});

/**
 * The number of bands, a third of a window high, below the first window of a full-page screenshot, that have only one
 * colour.
 */
async function blankBands(page: Page, picture: Buffer, windowHeight: number): Promise<number> {
  // Not in the site's own document, whose policy blocks external pictures.
  const canvasPage = await page.context().newPage();
  const count = await canvasPage.evaluate(
    async ([source, first]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The picture cannot be drawn.');
      context.drawImage(image, 0, 0);
      const band = Math.round(first / 3);
      let blank = 0;
      for (let top = first; top + band <= image.height; top += band) {
        const pixels = new Uint32Array(context.getImageData(0, top, image.width, band).data.buffer);
        if (pixels.every((pixel) => pixel === pixels[0])) blank += 1;
      }
      return blank;
    },
    [`data:image/png;base64,${picture.toString('base64')}`, windowHeight] as const,
  );
  await canvasPage.close();
  return count;
}

test('a page has the same height before and after scrolling to its end, and a full-page screenshot is complete', async ({
  browser,
}) => {
  for (const viewport of [wide, narrow]) {
    const page = await visitorOf(browser, { viewport });
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      const atOnce = await page.screenshot({ fullPage: true });
      await page.keyboard.press('End');
      await expect(page.locator('footer')).toBeInViewport();
      expect(await height(), `${path} at ${viewport.width}`).toBe(before);
      expect(await blankBands(page, atOnce, viewport.height), `${path} at ${viewport.width}`).toBe(0);
    }
  }
});
