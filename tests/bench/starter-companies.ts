import type { Cloud } from '@galley/infra/local/cloud';
import { beginWithStarter, publishFirst } from '@galley/infra/local/seed/begin-with-starter';
import { demoPassword } from '@galley/infra/local/seed/seed';
import { SeedClient } from '@galley/infra/local/seed/seed-client';
import { fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { type StarterName, starterNames } from '@galley/shared/starters/names';
import { styleGuideComponents } from '../../public-web/src/testing/style-guide';

export interface StarterCompany {
  starter: StarterName;
  key: string;
  /** Its first Admin. */
  admin: SeedClient;
  /** The paths of all its pages, which are published. */
  paths: string[];
}

/** Creates one company for each of the starters, as a vendor and its first Admin would. */
export async function makeStarterCompanies(
  cloud: Cloud,
  onProgress: (line: string) => void,
  starters: readonly StarterName[] = starterNames,
): Promise<StarterCompany[]> {
  cloud.runSchedules(); // the sweep sends the vendor's invitation
  await cloud.settled();
  const vendor = new SeedClient(cloud);
  await vendor.acceptInvitation('vendor@tracsoft.example', demoPassword);
  const companies: StarterCompany[] = [];
  for (const starter of starters) {
    const key = `${starter}-bench`;
    const email = `first@${key}.example`;
    const person = { firstName: 'Ann', lastName: 'Baker', email };
    await vendor.call('createCompany', { company: key, companyName: 'Moreno & Hale', domain: '', ...person });
    await cloud.settled();
    const admin = new SeedClient(cloud);
    await admin.acceptInvitation(email, demoPassword);
    const words = {
      companyName: 'Moreno & Hale',
      telephone: '207 555 0123',
      address: '12 Mill Lane, Rockport',
    };
    const paths = await beginWithStarter(cloud, admin, starter, words);
    companies.push({ starter, key, admin, paths });
    onProgress(`the starter ${starter} has its ${paths.length} pages`);
  }
  await cloud.settled();
  return companies;
}

/**
 * A page with every component in every look; all of them use one picture and the company's form. @returns its path
 */
export async function addStyleGuide({ admin }: StarterCompany): Promise<string> {
  const friendlyUrl = 'style-guide';
  const [image] = await admin.call('listImages', {});
  const [form] = await admin.call('listForms', {});
  const words = { name: 'Style guide', scoTitle: 'Style guide', scoMetaDescription: 'Every component.' };
  const pageId = await admin.call('createPage', {
    ...words,
    friendlyUrl,
    scoMetaKeywords: 'style',
    showOnMenu: true,
    allowNavigation: true,
    isExternal: false,
  });
  for (const { type, data } of styleGuideComponents) {
    const fields = mapValues(fieldsOf(type), data, ({ field, value }) => {
      // A file that does not exist cannot be chosen.
      if (field.kind === 'file') return '';
      if (field.kind === 'form') return form?.id;
      return field.kind === 'image' && value ? image?.imageUrl : value;
    });
    await admin.call(`create${type}`, { ...fields, pageId, versionId: 1 } as never);
  }
  await publishFirst(admin, pageId);
  return `/${friendlyUrl}`;
}
