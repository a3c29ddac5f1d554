import { expect, type Page } from '../journey';
import { siteUrl } from '../product';
import { done, freshName, makePage, publish, slugOf, test } from './staff';

const site = siteUrl('acme');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('pages of every depth answer, with their title, metas and a heading that the home page has not [1:7] [2:8] [2:61] [2:62] [2:80] [1:94]', async ({
  admin,
  browser,
  provokes,
}) => {
  const name = freshName('Deepest');
  const pageId = await makePage(admin.context().request, name, { scoMetaKeywords: 'oak,cedar' });
  const page = await browser.newPage({ baseURL: site });
  // Visitors see nothing of a draft.
  provokes(`404 /${slugOf(name)}`);
  expect((await page.goto(`/${slugOf(name)}`))?.status()).toBe(404);
  await expect(page.locator('body')).not.toContainText(name);
  await publish(admin.context().request, pageId);
  await page.goto(`/${slugOf(name)}`);
  await expect(page).toHaveTitle(`${name} title`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', `${name} description`);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', 'oak,cedar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const [path, heading] of [
    ['/services', 'Services'],
    ['/services/repair', 'Repair'],
    ['/services/repair/planking', 'Planking'],
    ['/services/repair/planking/cedar-or-oak', 'Cedar or Oak?'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toHaveCount(0);
  await page.close();
});

test('the chrome: menus, sub-navbar, side menu with its indents, breadcrumbs, phone, logo, tabs, footer, social links, newsletter [2:9] [2:63] [2:64] [2:122] [2:237] [2:272] [2:8] [2:119] [2:81] [2:68] [2:69]', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site, viewport: { width: 1440, height: 900 } });
  await page.goto('/services/repair/planking');
  await expect(menu(page).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
  const openMenu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(openMenu, 'only on phones').toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    'Home',
    'Services',
    'Repair',
    'Planking',
  ]);
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
  // Made of the logo by the Lambda that decodes pictures.
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const drawn = await page.evaluate(async (src) => {
    const icon = new Image();
    icon.src = src ?? '';
    await icon.decode();
    return [icon.naturalWidth, icon.naturalHeight];
  }, touchIcon);
  expect(drawn).toEqual([180, 180]);
  const side = page.getByRole('navigation', { name: 'Pages' });
  const left = async (name: string) => {
    const link = side.getByRole('link', { name, exact: true });
    return link.evaluate((anchor) => {
      const style = getComputedStyle(anchor);
      return anchor.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
    });
  };
  const width = await side.evaluate((nav) => nav.getBoundingClientRect().width);
  const [main, parent, child, sub] = [
    await left('Services'),
    await left('Repair'),
    await left('Planking'),
    await left('Cedar or Oak?'),
  ];
  for (const [indent, percent] of [
    [parent - main, 5],
    [child - main, 10],
    [sub - main, 15],
  ] as const) {
    expect(Math.abs(indent - (width * percent) / 100), `${percent} %`).toBeLessThanOrEqual(1);
  }
  const toggle = side.getByLabel('More under Repair');
  const sign = () => toggle.evaluate((summary) => getComputedStyle(summary, '::after').content);
  expect(await sign()).toBe('"−"');
  await toggle.click();
  await expect(side.getByRole('link', { name: 'Cedar or Oak?', exact: false })).toBeHidden();
  expect(await sign()).toBe('"+"');
  const below = page.getByRole('navigation', { name: 'In this section' });
  await expect(below.getByRole('link')).toHaveText(['Cedar or Oak?']);
  await toggle.click();
  await expect(side.getByRole('link', { name: 'Cedar or Oak?' })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Acme Boatworks');
  await expect(footer.locator('a[href*="facebook.com"], a[href*="instagram.com"]').first()).toBeVisible();
  await expect(
    page.getByText('Let’s Stay in touch.').or(page.getByText("Let's Stay in touch.")).first(),
  ).toBeVisible();
  const newsletter = page.locator('form:has(input[name="EMAIL"])');
  await expect(newsletter).toHaveAttribute('target', '_blank');
  await expect(newsletter).toHaveAttribute('action', /^https?:\/\//);
  await expect(newsletter.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expect(newsletter.getByText(/^You finish signing up at \S+, in a new tab\.$/)).toBeVisible();

  // A small laptop has both menus; on a tablet and on a phone the main menu opens by its button.
  const services = menu(page).getByRole('link', { name: 'Services', exact: true });
  await page.setViewportSize({ width: 1_030, height: 800 });
  for (const part of [services, side]) await expect(part).toBeVisible();
  for (const width of [1_000, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(services).toBeHidden();
    await openMenu.click();
    await expect(services).toBeVisible();
    await page.keyboard.press('Escape');
    for (const part of [
      page.getByRole('navigation', { name: 'Breadcrumbs' }),
      below,
      page.getByRole('banner').locator('a[href^="tel:"]'),
      page.getByRole('banner').getByRole('img').first(),
      newsletter,
      footer,
    ]) {
      await expect(part, `${width} ${part}`).toBeVisible();
    }
    const tab = page.getByRole('button', { name: 'Open today?' });
    const hours = page.getByText('Noon to half past, all of us, at one table.');
    await tab.click();
    await expect(hours).toBeVisible();
    await tab.click();
    await expect(hours).toBeHidden();
  }
  await page.close();
});

test('slides rotate in a loop, each for its own time, and an announcement can be dismissed [1:186] [2:120] [2:121] [2:8] [2:119] [1:106] [2:83]', async ({
  admin,
  browser,
}) => {
  const { request } = admin.context();
  const name = freshName('Turning');
  const pageId = await makePage(request, name);
  const place = { pageId, versionId: 1 };
  const images = await done<{ imageUrl: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  const bannerContainerId = await done(request, 'Admin/CreateBannerContainer', {
    ...place,
    componentName: 'Hero',
  });
  for (const [index, sliderDuration] of [1000, 2000].entries()) {
    const slide = { componentName: `S${index}`, backgroundImage: images[index]?.imageUrl, sliderDuration };
    await done(request, 'Admin/CreateBanner', { ...place, ...slide, bannerContainerId });
  }
  const announcementText = freshName('Closed on Friday');
  await done(request, 'Admin/CreateAnnouncement', { ...place, componentName: 'News', announcementText });
  await publish(request, pageId);

  const context = await browser.newContext({ baseURL: site, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  // The second picture loads after its slide's turn would be over; it is requested as soon as the first slide is
  // replaced.
  let asked = 0;
  const late = 3_500;
  const isSecond = ({ pathname }: URL) => pathname.startsWith(`/images/${images[1]?.imageUrl}`);
  await page.route(isSecond, async (route) => {
    asked = Date.now();
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
  await page.goto(`/${slugOf(name)}`, { waitUntil: 'commit' });
  const current = () =>
    page
      .locator('.controls [data-slide]')
      .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  // Each for its own duration, the second one from when its picture has loaded; a busy machine only makes it longer.
  await expect.poll(current, { intervals: [50] }).toBe(1);
  expect(Date.now() - asked).toBeGreaterThan(900);
  await expect.poll(current, { intervals: [50] }).toBe(0);
  expect(Date.now() - asked).toBeGreaterThan(late + 1_900);
  await expect(page.getByText(announcementText)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByText(announcementText)).toBeHidden();
  await context.close();
});
