import type { Cloud } from '@galley/infra/local/cloud';
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
    await admin.call('startSite', { starter, ...words });
    await waitForPages(cloud, admin, starter);
    const pages = await admin.call('listPages', {});
    for (const { pageId } of pages) await publish(admin, pageId);
    companies.push({ starter, key, admin, paths: pages.map(({ fullUrl }) => fullUrl) });
    onProgress(`the starter ${starter} has its ${pages.length} pages`);
  }
  await cloud.settled();
  return companies;
}

/** On a busy machine, the job that makes the pages may run out of time; the sweep then starts it again. */
async function waitForPages(cloud: Cloud, admin: SeedClient, starter: StarterName): Promise<void> {
  for (const end = Date.now() + 5 * 60_000; Date.now() < end; ) {
    await cloud.settled();
    const { start } = await admin.call('getSiteChecklist', {});
    if (start?.isMade) return;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    cloud.runSchedules();
  }
  throw new Error(`The pages of the starter ${starter} were not made within five minutes.`);
}

async function publish(admin: SeedClient, pageId: number): Promise<void> {
  await admin.call('submitDraft', { pageId, comments: '' });
  await admin.call('publishDraft', { pageId, versionId: 1, comments: '' });
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
  await publish(admin, pageId);
  return `/${friendlyUrl}`;
}
