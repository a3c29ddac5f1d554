import { fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import type { CallOutput, CallRequest } from '@galley/shared/contract/call';
import type { CallName, Contract } from '@galley/shared/contract/contract';
import { agencyPictures } from './agency-pictures';
import { agency } from './agency-site';

/** Makes a call as the company's Admin. It throws on an error response. */
export type AdminCall = <Name extends CallName>(
  name: Name,
  input: CallRequest<Contract[Name]>,
) => Promise<CallOutput<Contract[Name]>>;

const homePageId = 1;

/** Builds the site in an empty company, by the calls of the screens, and publishes it. */
export async function makeAgency(call: AdminCall, siteUrl: string): Promise<void> {
  const urls = await uploadPictures(call);
  await call('createCompanySettings', {
    companySettings: {
      companyName: 'Northlight Studio',
      copyrightName: 'Northlight Studio',
      address: '12 Mill Lane, Rockport, ME 04856',
      telephone: '207 555 0123',
      logoUrl: urls.get('logo'),
      darkLogoUrl: urls.get('light-logo'),
      twitterLink: 'https://twitter.com/northlight',
      facebookLink: 'https://www.facebook.com/northlight',
      linkedinLink: 'https://www.linkedin.com/company/northlight',
    },
    adminVersionUpdateEmails: ['studio@northlight.example'],
  });
  await call('saveTheme', { theme: agency.theme });
  await call('createFooter', agency.footer);
  await call('createNavbar', { componentName: 'Navbar' });
  await call('updateFormSettings', { toEmail: ['studio@northlight.example'] });
  await call('initializeSite', { modules: ['FormSettings'] });
  const formId = await makeForm(call);
  for (const [name, anchor] of agency.menu) await makeMenuEntry(call, name, `${siteUrl}/#${anchor}`);
  const { title, description, keywords, components } = agency.home;
  const { id, revision, ...page } = await call('getPage', { pageId: homePageId });
  const words = { scoTitle: title, scoMetaDescription: description, scoMetaKeywords: keywords };
  await call('updatePage', { ...page, ...words, showOnMenu: false, id, revision } as never);
  for (const { type, ...fields } of components) {
    const own = mapValues(fieldsOf(type), fields, ({ field, value }) => {
      if (field.kind === 'form') return formId;
      return field.kind === 'image' && value ? urls.get(String(value)) : value;
    });
    await call(`create${type}`, { ...own, pageId: homePageId, versionId: 1 } as never);
  }
  await call('submitDraft', { pageId: homePageId, comments: '' });
  await call('publishDraft', { pageId: homePageId, versionId: 1, comments: '' });
}

async function uploadPictures(call: AdminCall): Promise<Map<string, string>> {
  for (const [name, { fileName, type, content }] of await agencyPictures()) {
    const image = new File([new Uint8Array(content)], fileName, { type });
    await call('uploadImage', { imageDescription: name, imageName: fileName, image, altText: name });
  }
  const images = await call('listImages', {});
  return new Map(images.map(({ imageDescription, imageUrl }) => [imageDescription, imageUrl]));
}

async function makeForm(call: AdminCall): Promise<number> {
  const { name, columns, fields } = agency.form;
  const formId = await call('createForm', { name, columns });
  for (const field of fields) await call('createFormField', { ...field, formId });
  return formId;
}

/** A menu entry that links to a section of the page. */
async function makeMenuEntry(call: AdminCall, name: string, url: string): Promise<void> {
  const words = { scoTitle: name, scoMetaDescription: name, scoMetaKeywords: name };
  await call('createPage', {
    name,
    friendlyUrl: url,
    openType: 'CurrentTab',
    ...words,
    showOnMenu: true,
    isExternal: true,
  });
}
