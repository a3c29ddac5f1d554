import type { Cloud } from '../cloud';
import { acme } from './acme';
import type { DemoCompany, DemoComponent, DemoForm, DemoPage } from './demo-site';
import { globex } from './globex';
import { SeedClient } from './seed-client';
import { tracsoft } from './tracsoft';

export const demoPassword = 'Galley-demo-1';
const homePageId = 1;

/**
 * Fills the laptop's companies with sites, by the calls that people make: invitations are accepted, settings
 * saved, pages written, submitted and published. Afterwards the mailbox is empty.
 */
export async function seedDemo(cloud: Cloud, onProgress: (line: string) => void): Promise<void> {
  cloud.runSchedules(); // the sweep sends the invitations that provisioning queued
  await cloud.settled();
  for (const company of [tracsoft, acme, globex]) {
    onProgress(`writing the site of ${company.settings.companyName}`);
    await seedCompany(cloud, company);
  }
  await cloud.settled();
  await cloud.clearMessages();
}

async function seedCompany(cloud: Cloud, company: DemoCompany): Promise<void> {
  const admin = new SeedClient(cloud);
  await admin.acceptInvitation(company.adminEmail, demoPassword);
  await admin.call('createCompanySettings', {
    companySettings: company.settings,
    adminVersionUpdateEmails: [company.adminEmail],
  });
  await admin.call('createFooter', company.footer);
  await admin.call('createNavbar', { componentName: 'Navbar' });
  await admin.call('updateFormSettings', { toEmail: [company.adminEmail] });
  await admin.call('initializeSite', { modules: ['FormSettings'] });
  if (company.editor) {
    await admin.call('createUser', { ...company.editor, role: 'Level4' });
    await new SeedClient(cloud).acceptInvitation(company.editor.email, demoPassword);
  }
  for (const { paint, fileName, ...words } of company.pictures ?? []) {
    const image = new File([paint()], fileName, { type: 'image/png' });
    await admin.call('uploadImage', { ...words, imageName: fileName, image });
  }
  for (const form of company.forms ?? []) await writeForm(admin, form);
  await writeHome(admin, company.home);
  for (const page of company.pages) await writePage(admin, page, []);
}

async function writeForm(admin: SeedClient, { name, columns, fields }: DemoForm): Promise<void> {
  const formId = await admin.call('createForm', { name, columns });
  for (const field of fields) await admin.call('createFormField', { ...field, formId });
}

/** The home page exists since the company does; it gets its words and its SEO texts. */
async function writeHome(admin: SeedClient, page: DemoPage): Promise<void> {
  const { id, revision, ...current } = await admin.call('getPage', { pageId: homePageId });
  await admin.call('updatePage', { ...current, ...detailsOf(page), friendlyUrl: '/', id, revision });
  await writeVersion(admin, homePageId, page);
}

async function writePage(admin: SeedClient, page: DemoPage, above: number[]): Promise<void> {
  const [menu = null, childMenu = null, subMenu = null] = above;
  const pageId = await admin.call('createPage', { ...detailsOf(page), menu, childMenu, subMenu });
  await writeVersion(admin, pageId, page);
  for (const child of page.children ?? []) await writePage(admin, child, [...above, pageId]);
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
    isExternal: false,
  };
}

async function writeVersion(admin: SeedClient, pageId: number, page: DemoPage): Promise<void> {
  const versionId = 1; // a page is created with its first draft
  for (const component of page.components) await writeComponent(admin, pageId, versionId, component);
  if (page.isDraft) return;
  await admin.call('submitDraft', { pageId, comments: '' });
  await admin.call('publishDraft', { pageId, versionId, comments: '' });
}

async function writeComponent(
  admin: SeedClient,
  pageId: number,
  versionId: number,
  component: DemoComponent,
): Promise<void> {
  const place = { pageId, versionId };
  if (component.type === 'BannerContainer') {
    const { type: _type, slides, ...fields } = component;
    const bannerContainerId = await admin.call('createBannerContainer', { ...fields, ...place });
    for (const { picture, ...slide } of slides) {
      const backgroundImage = await pictureOf(admin, picture);
      await admin.call('createBanner', { ...slide, backgroundImage, bannerContainerId });
    }
    return;
  }
  if (component.type === 'ImageForm') {
    const { type: _type, picture, ...fields } = component;
    await admin.call('createImageForm', { ...fields, ...place, imageLink: await pictureOf(admin, picture) });
    return;
  }
  const { type, ...fields } = component;
  await admin.call(`create${type}`, { ...fields, ...place } as never);
}

/** The `imageUrl` of a picture of the library, by its description. @throws where there is none */
async function pictureOf(admin: SeedClient, description: string): Promise<string> {
  const images = await admin.call('listImages', {});
  const found = images.find(({ imageDescription }) => imageDescription === description);
  if (!found) throw new Error(`Seeding: the library has no picture '${description}'.`);
  return found.imageUrl;
}
