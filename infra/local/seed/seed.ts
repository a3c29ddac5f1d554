import { readFile } from 'node:fs/promises';
import type { Cloud } from '../cloud';
import { acme } from './acme';
import type {
  DemoBanner,
  DemoCompany,
  DemoComponent,
  DemoExternalPage,
  DemoForm,
  DemoPage,
} from './demo-site';
import { globex } from './globex';
import { SeedClient } from './seed-client';
import { type Pictures, readPictures } from './seed-pictures';
import { tracsoft } from './tracsoft';

export const demoPassword = 'Galley-demo-1';
const homePageId = 1;

/**
 * Fills the laptop's companies with sites, using the calls that users make: invitations are accepted,
 * settings saved, pages written, submitted and published. Afterwards the mailbox is empty.
 */
export async function seedDemo(
  cloud: Cloud,
  onProgress: (line: string) => void,
  companies: readonly DemoCompany[] = [tracsoft, acme, globex],
): Promise<void> {
  cloud.runSchedules(); // the sweep sends the invitations that provisioning enqueued
  await cloud.settled();
  for (const company of companies) {
    onProgress(`writing the site of ${company.settings.companyName}`);
    await seedCompany(cloud, company);
  }
  await cloud.settled();
  await cloud.clearMessages();
}

async function seedCompany(cloud: Cloud, company: DemoCompany): Promise<void> {
  const admin = new SeedClient(cloud);
  await admin.acceptInvitation(company.adminEmail, demoPassword);
  for (const { fileName, ...words } of company.pictures ?? []) {
    const picture = await readFile(new URL(`pictures/${company.key}/${fileName}`, import.meta.url));
    const image = new File([picture], fileName, { type: 'image/png' });
    await admin.call('uploadImage', { ...words, imageName: fileName, image });
  }
  for (const { fileName, title } of company.files ?? []) {
    const content = await readFile(new URL(`files/${company.key}/${fileName}`, import.meta.url));
    await admin.call('uploadFile', { title, fileName, file: new File([content], fileName) });
  }
  const ids = new Map([['/', homePageId]]);
  const pictures = await readPictures(admin, (path) => ids.get(path));
  const author = { admin, pictures, ids };
  const look = Object.entries(company.look ?? {}).map(([field, name]) => [field, pictures.urlOf(name)]);
  await admin.call('createCompanySettings', {
    companySettings: {
      ...company.settings,
      ...Object.fromEntries(look),
      ...(company.hasNewsletter && { newsletterUrl: `${cloud.mailboxUrl}/newsletter` }),
    },
    adminVersionUpdateEmails: [company.adminEmail],
  });
  if (company.theme) await admin.call('saveTheme', { theme: company.theme });
  await createPages(author, company.pages, { path: '', ids: [] });
  await admin.call('createFooter', pictures.shownIn(company.footer));
  await admin.call('createNavbar', { componentName: 'Navbar' });
  for (const tab of company.tabs ?? []) await admin.call('createNavbarTab', pictures.shownIn(tab));
  await admin.call('updateFormSettings', { toEmail: [company.adminEmail] });
  await admin.call('initializeSite', { modules: ['FormSettings'] });
  if (company.editor) {
    await admin.call('createUser', { ...company.editor, role: 'Level4' });
    await new SeedClient(cloud).acceptInvitation(company.editor.email, demoPassword);
  }
  for (const form of company.forms ?? []) await writeForm(admin, form);
  await writeHome(author, company.home);
  await writePages(author, company.pages, '');
}

async function writeForm(admin: SeedClient, { name, columns, fields }: DemoForm): Promise<void> {
  const formId = await admin.call('createForm', { name, columns });
  for (const field of fields) await admin.call('createFormField', { ...field, formId });
}

/** The writing user, the pictures that may be used, and the ids of the pages by path. */
interface Author {
  admin: SeedClient;
  pictures: Pictures;
  ids: Map<string, number>;
}

/** The home page exists from the start; it gets its content and SEO texts. */
async function writeHome(author: Author, page: DemoPage): Promise<void> {
  const { admin } = author;
  const { id, revision, ...current } = await admin.call('getPage', { pageId: homePageId });
  await admin.call('updatePage', { ...current, ...detailsOf(page), friendlyUrl: '/', id, revision });
  await writeVersion(author, homePageId, page);
}

type Pages = readonly (DemoPage | DemoExternalPage)[];

/** Creates all pages before any is written, so that they can link to each other. */
async function createPages(author: Author, pages: Pages, above: { path: string; ids: number[] }) {
  const [menu = null, childMenu = null, subMenu = null] = above.ids;
  for (const page of pages) {
    const details = 'externalUrl' in page ? externalDetailsOf(page) : detailsOf(page);
    const id = await author.admin.call('createPage', { ...details, menu, childMenu, subMenu });
    if ('externalUrl' in page) continue;
    const path = `${above.path}/${page.friendlyUrl}`;
    author.ids.set(path, id);
    await createPages(author, page.children ?? [], { path, ids: [...above.ids, id] });
  }
}

async function writePages(author: Author, pages: Pages, above: string): Promise<void> {
  for (const page of pages) {
    if ('externalUrl' in page) continue;
    const path = `${above}/${page.friendlyUrl}`;
    await writeVersion(author, author.ids.get(path) ?? 0, page);
    await writePages(author, page.children ?? [], path);
  }
}

function externalDetailsOf({ name, externalUrl, openType }: DemoExternalPage) {
  const words = { scoTitle: name, scoMetaDescription: name, scoMetaKeywords: name };
  return { name, friendlyUrl: externalUrl, openType, ...words, showOnMenu: true, isExternal: true };
}

function detailsOf(page: DemoPage) {
  return {
    name: page.name,
    friendlyUrl: page.friendlyUrl,
    showOnMenu: page.showOnMenu ?? true,
    allowNavigation: true,
    scoTitle: page.title,
    scoMetaDescription: page.description,
    scoMetaKeywords: page.keywords,
    noIndex: page.noIndex ?? false,
    isExternal: false,
  };
}

async function writeVersion(author: Author, pageId: number, page: DemoPage): Promise<void> {
  const versionId = 1; // a page is created with its first draft
  for (const component of page.components) await writeComponent(author, pageId, versionId, component);
  if (page.isDraft) return;
  await author.admin.call('submitDraft', { pageId, comments: '' });
  await author.admin.call('publishDraft', { pageId, versionId, comments: '' });
}

async function writeComponent(
  { admin, pictures }: Author,
  pageId: number,
  versionId: number,
  component: DemoComponent,
): Promise<void> {
  const place = { pageId, versionId };
  const { type: _type, ...fields } = pictures.namedIn(component.type, component);
  if (component.type !== 'BannerContainer') {
    await admin.call(`create${component.type}`, { ...fields, ...place } as never);
    return;
  }
  const { banners, ...banner } = fields as Omit<DemoBanner, 'type'>;
  const bannerContainerId = await admin.call('createBannerContainer', { ...banner, ...place });
  for (const slide of banners) await admin.call('createBanner', { ...slide, bannerContainerId });
}
