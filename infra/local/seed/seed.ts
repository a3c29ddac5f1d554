import { readFile } from 'node:fs/promises';
import type { Cloud } from '../cloud';
import { acme } from './acme';
import type { DemoCompany, DemoComponent, DemoExternalPage, DemoForm, DemoPage } from './demo-site';
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
  const pictures = await readPictures(admin);
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
  await admin.call('createFooter', company.footer);
  await admin.call('createNavbar', { componentName: 'Navbar' });
  for (const tab of company.tabs ?? []) await admin.call('createNavbarTab', pictures.shownIn(tab));
  await admin.call('updateFormSettings', { toEmail: [company.adminEmail] });
  await admin.call('initializeSite', { modules: ['FormSettings'] });
  if (company.editor) {
    await admin.call('createUser', { ...company.editor, role: 'Level4' });
    await new SeedClient(cloud).acceptInvitation(company.editor.email, demoPassword);
  }
  for (const form of company.forms ?? []) await writeForm(admin, form);
  await writeHome({ admin, pictures }, company.home);
  for (const page of company.pages) await writePage({ admin, pictures }, page, []);
}

async function writeForm(admin: SeedClient, { name, columns, fields }: DemoForm): Promise<void> {
  const formId = await admin.call('createForm', { name, columns });
  for (const field of fields) await admin.call('createFormField', { ...field, formId });
}

/** The writing user, and the pictures that may be used. */
interface Author {
  admin: SeedClient;
  pictures: Pictures;
}

/** The home page exists from the start; it gets its content and SEO texts. */
async function writeHome(author: Author, page: DemoPage): Promise<void> {
  const { admin } = author;
  const { id, revision, ...current } = await admin.call('getPage', { pageId: homePageId });
  await admin.call('updatePage', { ...current, ...detailsOf(page), friendlyUrl: '/', id, revision });
  await writeVersion(author, homePageId, page);
}

async function writePage(author: Author, page: DemoPage | DemoExternalPage, above: number[]): Promise<void> {
  const [menu = null, childMenu = null, subMenu = null] = above;
  const details = 'externalUrl' in page ? externalDetailsOf(page) : detailsOf(page);
  const pageId = await author.admin.call('createPage', { ...details, menu, childMenu, subMenu });
  if ('externalUrl' in page) return;
  await writeVersion(author, pageId, page);
  for (const child of page.children ?? []) await writePage(author, child, [...above, pageId]);
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
  if (component.type === 'BannerContainer') {
    const { type: _type, slides, ...fields } = component;
    const bannerContainerId = await admin.call('createBannerContainer', { ...fields, ...place });
    for (const { picture, ...slide } of slides) {
      const backgroundImage = pictures.urlOf(picture);
      await admin.call('createBanner', { ...slide, backgroundImage, bannerContainerId });
    }
    return;
  }
  if (component.type === 'ImageForm') {
    const { type: _type, picture, ...fields } = component;
    await admin.call('createImageForm', { ...fields, ...place, imageLink: pictures.urlOf(picture) });
    return;
  }
  const { type, ...fields } = pictures.namedIn(component.type, component);
  await admin.call(`create${type}`, { ...fields, ...place } as never);
}
