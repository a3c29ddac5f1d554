import { expect } from '../journey';
import { done, freshName, makePage, publish, test } from './staff';

test('a preview renders a version’s components with the page’s title and metas; an unknown type shows ERROR [1:75] [1:171] [2:27] [2:82] [2:124] [2:259] [2:62] [2:79] [2:220] [2:221] [1:156] [2:83] [2:84] [2:85]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const name = freshName('Previewed');
  const pageId = await makePage(request, name, {
    scoTitle: `${name} in search`,
    scoMetaKeywords: 'oak,cedar',
  });
  const place = { pageId, versionId: 1 };
  const made = (type: string, fields: object) =>
    done(request, `Admin/Create${type}`, { ...place, ...fields });
  const [image] = await done<{ imageUrl: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  await made('Announcement', { componentName: 'News', announcementText: 'Launch on Friday' });
  const bannerContainerId = await made('BannerContainer', { componentName: 'Hero', height: 'Small' });
  const slide = { bannerContainerId, componentName: 'Slide', actionText: 'Sail with us' };
  await done(request, 'Admin/CreateBanner', { ...slide, backgroundImage: image?.imageUrl });
  await made('Blank', { componentName: 'Space', height: 77 });
  const columns = { borderStyle: 'none', format: '4_4', column1: '<p>Words of a column</p>' };
  await made('HtmlEditorColumns', { componentName: 'Words', ...columns });
  const formId = await done(request, 'AdminForms/CreateForm', { name });
  const form = { title: 'Ask us', description: 'We answer soon.', formId, imageLink: image?.imageUrl };
  await made('ImageForm', { componentName: 'Form', ...form });
  await publish(request, pageId);
  // The version in the URL: neither the newest nor the live one.
  await done(request, 'Version/CreateDraft', { pageId, copyVersionId: 1 });
  const later = { pageId, versionId: 2, componentName: 'Later', announcementText: 'Launch on Monday' };
  await done(request, 'Admin/CreateAnnouncement', later);
  await publish(request, pageId, 2);
  await admin.goto(`/PagePreview/${pageId}/1`);
  const bar = admin.getByRole('banner');
  for (const words of [/^V1 /, 'backup']) await expect(bar.getByText(words)).toBeVisible();
  const shown = admin.frameLocator('iframe');
  await expect(shown.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(shown.getByRole('contentinfo')).toContainText('Acme Boatworks');
  await expect(shown.locator('a[href*="facebook.com"], a[href*="instagram.com"]').first()).toBeVisible();
  await expect(shown.getByText('Launch on Friday')).toBeVisible();
  await expect(shown.getByText('Launch on Monday', { exact: false })).toHaveCount(0);
  await expect(shown.getByText('Sail with us')).toBeVisible();
  await expect(shown.getByText('Words of a column')).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Ask us' })).toBeVisible();
  await expect(shown.locator('.blank')).toHaveCSS('height', '77px');
  await expect(admin).toHaveTitle(`${name} in search`);
  await expect(admin.locator('meta[name="description"]')).toHaveAttribute('content', `${name} description`);
  await expect(admin.locator('meta[name="keywords"]')).toHaveAttribute('content', 'oak,cedar');

  // No call can store an unknown type, so the response to the editor is modified.
  await admin.route(/\/api\/admin\/getpagecomponentdata/i, async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    const unknown = { type: 'Carousel', status: '', timestamp: '2026-01-01T00:00:00.000Z', versionId: 1 };
    data.pageComponents.push({ ...unknown, id: 99, componentId: 99, componentName: 'Strange' });
    await route.fulfill({ response: answer, json: data });
  });
  await admin.goto(`/UpdatePageComponent/${pageId}`);
  const unknown = admin.getByRole('list', { name: 'Components' }).getByText('ERROR', { exact: true });
  await expect(unknown).toBeVisible();
  await unknown.click();
  const inspector = admin.getByRole('region', { name: 'Form of the component' });
  await expect(inspector.getByText('ERROR', { exact: true })).toBeVisible();
});
