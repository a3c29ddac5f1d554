import { fieldsOf, ownListOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { linksByIdInText } from '@galley/shared/page-links';
import { type OwnThings, ownComponent } from '@galley/shared/starters/company-words';
import type { StarterForm } from '@galley/shared/starters/starter';
import type { Cloud } from '../cloud';
import { publishFirst } from './begin-with-starter';
import type {
  DemoBanner,
  DemoCompany,
  DemoComponent,
  DemoEntry,
  DemoExternalPage,
  DemoPage,
  DemoSite,
} from './demo-site';
import { type Library, makeLibrary } from './library';
import type { SeedClient } from './seed-client';

const homePageId = 1;

/** The writing user, and what of the company its components refer to. */
interface Author {
  admin: SeedClient;
  library: Library;
  own: OwnThings;
  /** The ids of the pages, by path. */
  ids: Map<string, number>;
}

/** Writes a site with the calls of the screens: settings, pictures, pages and their contents. */
export async function writeSite(
  cloud: Cloud,
  admin: SeedClient,
  { key, adminEmail, settings }: DemoCompany,
  site: DemoSite,
): Promise<void> {
  const library = await makeLibrary(admin, key, site);
  // A page that is published before its pictures have their variants is rendered once more for each of them.
  await cloud.settled();
  const { pictureOf } = library;
  const ids = new Map([['/', homePageId]]);
  const own = {
    companyName: settings.companyName,
    pictureOf,
    formId: 1,
    pageAt: (path: string) => ids.get(path),
  };
  const author = { admin, library, own, ids };
  const look = Object.entries(site.look ?? {}).map(([field, name]) => [field, pictureOf(name)]);
  await admin.call('createCompanySettings', {
    companySettings: {
      ...settings,
      ...site.settings,
      ...Object.fromEntries(look),
      ...(site.hasNewsletter && { newsletterUrl: `${cloud.mailboxUrl}/newsletter` }),
    },
    adminVersionUpdateEmails: [adminEmail],
  });
  if (site.theme) await admin.call('saveTheme', { theme: site.theme });
  await createPages(author, site.pages, { path: '', ids: [] });
  await admin.call('createFooter', ownTexts(author, site.footer));
  await admin.call('createNavbar', { componentName: 'Navbar' });
  for (const tab of site.tabs ?? []) await admin.call('createNavbarTab', ownTexts(author, tab));
  await admin.call('updateFormSettings', { toEmail: [adminEmail] });
  await admin.call('initializeSite', { modules: ['FormSettings'] });
  if (site.form) await writeForm(admin, site.form);
  await writeHome(author, site.home);
  await writePages(author, site.pages, '');
}

/** The first form of a company, which its components name by the id 1. */
async function writeForm(admin: SeedClient, { fields, ...form }: StarterForm): Promise<void> {
  const formId = await admin.call('createForm', form);
  for (const field of fields) await admin.call('createFormField', { ...field, formId });
}

/** Content with pictures in its texts. */
function withPictures<Content>({ library }: Author, content: Content): Content {
  const urlOf = (_all: string, name: string) => `/images/${library.pictureOf(name)}`;
  return JSON.parse(JSON.stringify(content).replace(/\{picture:([^}]+)\}/g, urlOf));
}

/** Texts that all pages show, with pictures, and with links like picked ones. */
function ownTexts<Texts extends object>(author: Author, texts: Texts): Texts {
  const own = Object.entries(withPictures(author, texts)).map(([name, value]) => [
    name,
    typeof value === 'string' ? linksByIdInText(value, author.own.pageAt) : value,
  ]);
  return Object.fromEntries(own);
}

/** The home page exists from the start; it gets its content and SEO texts. */
async function writeHome(author: Author, page: DemoPage): Promise<void> {
  const { admin } = author;
  const { id, revision, ...current } = await admin.call('getPage', { pageId: homePageId });
  await admin.call('updatePage', { ...current, ...detailsOf(page), friendlyUrl: '/', id, revision });
  await writeVersion(author, homePageId, page);
}

/** Creates all pages before any is written, so that they can link to each other. */
async function createPages(
  author: Author,
  pages: readonly DemoEntry[],
  above: { path: string; ids: number[] },
): Promise<void> {
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

async function writePages(author: Author, pages: readonly DemoEntry[], above: string): Promise<void> {
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
  for (const component of page.components) await writeComponent(author, { pageId, versionId }, component);
  if (!page.isDraft) await publishFirst(author.admin, pageId);
}

async function writeComponent(
  author: Author,
  place: { pageId: number; versionId: number },
  component: DemoComponent,
): Promise<void> {
  const { admin, library, own } = author;
  const { type, ...fields } = mapValues(
    fieldsOf(component.type),
    ownComponent(withPictures(author, component), own),
    ({ field, value }) => (field.kind === 'file' && value ? library.fileOf(String(value)) : value),
  );
  if (!ownListOf(type)) {
    await admin.call(`create${type}`, { ...fields, ...place } as never);
    return;
  }
  const { banners, ...banner } = fields as Omit<DemoBanner, 'type'>;
  const bannerContainerId = await admin.call('createBannerContainer', { ...banner, ...place });
  for (const slide of banners) await admin.call('createBanner', { ...slide, bannerContainerId });
}
