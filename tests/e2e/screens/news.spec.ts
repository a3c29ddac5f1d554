import { findings } from '../axe';
import { expect, type Page } from '../journey';
import { siteUrl } from '../product';
import { done, freshName, makePage, publish, slugOf, test } from './staff';

async function openDetails(page: Page, pageId: number) {
  await page.goto(`/UpdatePageComponent/${pageId}`);
  await page.getByRole('tab', { name: 'Page Details' }).click();
}

test('news: page details are filled in, the article shows its author, and a list has it; a video loads after a click only [1:282]', async ({
  admin,
  browser,
}) => {
  const { request } = admin.context();
  const [news, title] = [freshName('News'), freshName('Afloat')];
  const newsId = await makePage(request, news);
  await done(request, 'Admin/CreatePageList', { pageId: newsId, versionId: 1, componentName: 'List' });
  await publish(request, newsId);
  const pageId = await makePage(request, title, { menu: newsId });
  await done(request, 'Admin/CreateVideo', {
    pageId,
    versionId: 1,
    componentName: 'Film',
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'Launching day',
  });
  await publish(request, pageId);

  await openDetails(admin, newsId);
  const areArticles = admin.getByRole('switch', { name: 'Pages below are articles' });
  await areArticles.click();
  await expect(areArticles).toBeChecked();
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Page Updated').first()).toBeVisible();
  await expect(areArticles).toBeChecked();
  await openDetails(admin, pageId);
  const summary = admin.getByLabel('Summary', { exact: true });
  await summary.fill('She sailed to Matinicus and back.');
  await admin.getByLabel('Date', { exact: true }).fill('2026-09-14');
  await admin.getByLabel('Author', { exact: true }).fill('Tom Alder');
  expect(await findings(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Page Updated').first()).toBeVisible();

  const page = await (await browser.newContext({ baseURL: siteUrl('acme') })).newPage();
  const path = `/${slugOf(news)}`;
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText('She sailed to Matinicus and back.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const read = (url: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address, { cache: 'no-store' });
      return `${answer.headers.get('content-type')} ${await answer.text()}`;
    }, url);
  await expect.poll(() => read(`${path}/feed.xml`)).toMatch(/^application\/rss\+xml/);
  const feed = await read(`${path}/feed.xml`);
  expect(feed).toContain('<dc:creator>Tom Alder</dc:creator>');

  const elsewhere: string[] = [];
  await page.route(/youtube/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' });
  });
  await page.getByRole('link', { name: title, exact: true }).last().click();
  await expect(page.locator('.byline')).toHaveText(/Tom Alder.*September 14, 2026/);
  expect(elsewhere).toEqual([]);
  await page.getByRole('link', { name: /^Play: Launching day/ }).press('Enter');
  await expect(page.frameLocator('iframe[title="Launching day"]').getByText('the player')).toBeVisible();
  expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0']);
});
