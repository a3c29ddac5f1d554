import { type FormSite, makeFormSite } from './form-site';
import { answered } from './observed';
import { makePage, publish } from './pages';
import type { TestCloud } from './test-cloud';

export const ids = { services: 0, repair: 0, hull: 0, deck: 0, plank: 0, away: 0, hidden: 0 };
export const components: Record<string, number> = {};
export const made: Record<string, object> = {};
export const slides: number[] = [];
const inOrder = ['Announcement', 'Blank', 'BannerContainer', 'HtmlEditorColumns', 'ImageForm'];
/** The components of a page with all types. */
export const allParts = () =>
  ['Navbar', ...inOrder, 'SocialIcons', 'Footer'].map((type) => ({
    ...{ type, componentId: components[type] ?? 1 },
  }));
export const metas = { scoTitle: 'Hulls', scoMetaDescription: 'All of oak', scoMetaKeywords: 'oak,cedar' };

export const tab = {
  ...{ id: 0, title: 'Hours', format: '4_2-2', column1: '<p>9 to 5</p>', column2: '<p>2</p>' },
  ...{ column3: '<p>3</p>', column4: '<p>4</p>', footer: '<p>or call</p>' },
};

export const footer = Object.fromEntries([1, 2, 3, 4].map((n) => [`contentColumn${n}`, `<p>${n}</p>`]));
const networks = ['facebook', 'instagram', 'twitter', 'youtube', 'linkedin', 'pinterest'];
export const socialLinks = {
  ...Object.fromEntries(networks.map((network) => [`${network}Link`, `https://${network}.example/acme`])),
  tumblrLink: '',
};

/** The pages by the names that tests use. */
export type Known = 'services' | 'repair' | 'hull' | 'deck' | 'plank' | 'away';
export const publicPage = (name: Known) => {
  const words = { scoTitle: 'A title', scoMetaDescription: 'A description', scoMetaKeywords: 'keyword' };
  const places = { services: '/', repair: '/services/', hull: '/services/repair/', away: '' };
  const url = name === 'away' ? 'https://yard.example/' : name;
  const fullUrl = name === 'away' ? url : `${places[name as 'hull'] ?? '/services/repair/hull/'}${name}`;
  return {
    ...{ id: ids[name], name: name.charAt(0).toUpperCase() + name.slice(1), friendlyUrl: url, fullUrl },
    ...{ isExternal: name === 'away', openType: name === 'away' ? 'NewTab' : null, allowNavigation: true },
    ...{ status: 'live', ...words, ...(name === 'hull' && metas) },
  };
};

/** A company with site parts, pages of all levels, and one page with a component of each observed type. */
export async function makeSiteOfAll(cloud: TestCloud): Promise<FormSite> {
  const acme = await makeFormSite(cloud, 'acme');
  const asAdmin = { session: acme.admin };
  // Test files that run after each other share this module, and each has slides of its own.
  slides.length = 0;
  await publish(acme.admin, 1);
  const CompanySettings = {
    ...{ companyName: 'Acme', copyrightName: 'Acme LLC', address: '1 Quay', telephone: '212 555 0100' },
    ...socialLinks,
    ...{ logoUrl: 'acme/1/picture.jpg', newsletterUrl: 'https://lists.example/acme' },
  };
  const AdminVersionUpdateEmails = ['boss@acme.example'];
  await answered('POST Admin/CreateCompanySettings', { CompanySettings, AdminVersionUpdateEmails }, asAdmin);
  await answered('POST Admin/CreateNavbar', { id: 0, componentName: 'Navbar' }, asAdmin);
  await answered('POST Admin/CreateFooter', { id: 0, ...footer }, asAdmin);
  await answered('POST Admin/CreateNavbarTab', tab, asAdmin);
  await answered('POST Admin/CreateNavbarTab', { ...tab, title: 'Ways' }, asAdmin);
  await answered('POST Admin/UpdateNavbarTabOrder', { navbarTabIds: [2, 1] }, asAdmin);

  ids.services = await makePage(acme.admin, { name: 'Services', friendlyUrl: 'services' });
  await publish(acme.admin, ids.services);
  ids.repair = await makePage(acme.admin, { name: 'Repair', friendlyUrl: 'repair', menu: ids.services });
  await publish(acme.admin, ids.repair);
  const deep = { name: 'Hull', friendlyUrl: 'hull', menu: ids.services, childMenu: ids.repair };
  ids.hull = await makePage(acme.admin, { ...deep, ...metas });
  const place = { pageId: ids.hull, versionId: 1 };
  const make = async (type: string, fields: object) => {
    made[type] = fields;
    components[type] = await answered<number>(`POST Admin/Create${type}`, { ...fields, ...place }, asAdmin);
  };
  await make('Blank', { componentName: 'Gap', height: 7 });
  await make('BannerContainer', { componentName: 'Hero' });
  for (const actionText of ['One', 'Two']) {
    const bannerContainerId = components.BannerContainer ?? 0;
    const slide = {
      componentName: 'S',
      actionText,
      ...(actionText === 'Two' && { sliderDuration: 3000 }),
      backgroundImage: 'acme/1/picture.jpg',
      bannerContainerId,
    };
    slides.push(await answered<number>('POST Admin/CreateBanner', { ...slide, ...place }, asAdmin));
  }
  await answered('POST Admin/UpdateBannerComponentOrder', { bannerIds: slides.reverse() }, asAdmin);
  await make('HtmlEditorColumns', {
    componentName: 'Text',
    ...{ borderStyle: 'none', format: '4_4', column1: '<p>T</p>', column2: '<p>U</p>' },
    ...{ column3: '<p>V</p>', column4: '<p>W</p>' },
  });
  const imageForm = { componentName: 'Ask', title: 'Ask us', description: 'We answer', formId: acme.formId };
  await make('ImageForm', { ...imageForm, imageLink: 'acme/1/picture.jpg' });
  // It is made last and comes first: a page has its own order.
  await make('Announcement', { componentName: 'News', announcementText: 'Open on Sunday' });
  const { pageComponents } = await answered<{ pageComponents: { id: number }[] }>(
    ...(['GET Admin/GetPageComponentData', place, asAdmin] as const),
  );
  const [last, ...others] = pageComponents.map(({ id }) => id).reverse();
  const PageComponentIds = [last, ...others.reverse()];
  await answered('POST Admin/UpdatePageComponentOrder', { PageComponentIds }, asAdmin);
  await publish(acme.admin, ids.hull);
  const below = { menu: ids.services, childMenu: ids.repair, subMenu: ids.hull, showOnMenu: false };
  ids.plank = await makePage(acme.admin, { name: 'Plank', friendlyUrl: 'plank', ...below });
  ids.deck = await makePage(acme.admin, { name: 'Deck', friendlyUrl: 'deck', ...below, showOnMenu: true });
  for (const pageId of [ids.plank, ids.deck]) await publish(acme.admin, pageId);
  const away = { isExternal: true, openType: 'NewTab', friendlyUrl: 'https://yard.example/' } as const;
  ids.away = await makePage(acme.admin, { name: 'Away', ...away });
  // Visitors cannot see a draft.
  ids.hidden = await makePage(acme.admin, { name: 'Hidden', friendlyUrl: 'hidden', menu: ids.services });
  return acme;
}
