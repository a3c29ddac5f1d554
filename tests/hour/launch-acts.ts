import { localTimeAt } from '@galley/shared/local-time';
import { presetOf } from '@galley/shared/theme/presets';
import type { Act } from './act';
import { type Chance, count, type HourCompany, oneOf } from './company';

/** Launches: made of open versions and a part of the site, scheduled, published, rolled back, deleted. */

const timeZone = 'America/New_York';
const mostPlanned = 3;

/** The open versions of the site's pages that may go into a launch. */
async function openPages({ admin }: HourCompany): Promise<number[]> {
  const waiting = await admin.call('listWaitingVersions', {});
  return waiting.map(({ pageId }) => pageId);
}

/** A launch of the open versions, after making sure that there are some. @returns its id */
async function makeLaunch(company: HourCompany, chance: Chance): Promise<number> {
  const { admin } = company;
  for (const { id: pageId } of company.pages.slice(0, 2)) {
    const { versions } = await admin.call('listVersions', { pageId });
    if (versions.some(({ status }) => status === 'pending')) continue;
    if (!versions.some(({ status }) => status === 'draft')) {
      const copyVersionId = versions.find(({ status }) => status === 'live')?.versionId ?? null;
      await admin.call('createDraft', { pageId, copyVersionId });
      count(company, 'versions');
    }
    await admin.call('submitDraft', { pageId, comments: '' });
  }
  // There are none where all of them are scheduled.
  const pageIds = (await openPages(company)).slice(0, 4);
  const name = `Launch ${chance(100_000)}`;
  const launchId = await admin.call('createLaunch', { name, ...(pageIds.length > 0 && { pageIds }) });
  count(company, 'launches');
  company.launches.push(launchId);
  return launchId;
}

const taken = (company: HourCompany, chance: Chance): number => {
  const launchId = oneOf(chance, company.launches);
  company.launches = company.launches.filter((id) => id !== launchId);
  return launchId;
};

const hasLaunches = ({ launches }: HourCompany) => launches.length > 0;

export const launchActs: Act[] = [
  {
    name: 'make a launch',
    weight: 3,
    may: ({ launches, pages }) => launches.length < mostPlanned && pages.length > 1,
    run: async (company, chance) => {
      const launchId = await makeLaunch(company, chance);
      await company.admin.call('checkLaunch', { launchId });
    },
  },
  {
    name: 'make and publish a launch',
    weight: 2,
    may: ({ pages }) => pages.length > 1,
    run: async (company, chance) => {
      const launchId = await makeLaunch(company, chance);
      company.launches = company.launches.filter((id) => id !== launchId);
      await company.admin.call('publishLaunch', { launchId });
    },
  },
  {
    name: 'roll a launch back',
    weight: 1,
    run: async (company, chance) => {
      const { admin } = company;
      const launches = await admin.call('listLaunches', {});
      const published = launches.filter(({ status }) => status === 'published');
      if (published.length === 0) return;
      const launchId = await admin.call('rollBackLaunch', { launchId: oneOf(chance, published).launchId });
      count(company, 'launches');
      company.launches.push(launchId);
    },
  },
  {
    name: 'schedule a launch with a part of the site',
    weight: 2,
    may: hasLaunches,
    run: async (company, chance, { now }) => {
      const launchId = taken(company, chance);
      const { revision } = await company.admin.call('getTheme', {});
      const theme = { ...presetOf('clear'), brand: oneOf(chance, ['#0f5c73', '#5b3a8e']) };
      await company.admin.call('saveLaunchPart', { launchId, values: { look: { theme } }, base: revision });
      const publishAt = localTimeAt(now() + (3 + chance(20)) * 3_600_000, timeZone);
      await company.admin.call('scheduleLaunch', { launchId, publishAt, timeZone });
    },
  },
  {
    name: 'delete a launch',
    weight: 1,
    may: hasLaunches,
    run: async (company, chance) => {
      const launchId = taken(company, chance);
      await company.admin.call('deleteLaunch', { launchId });
      count(company, 'launches', -1);
    },
  },
  {
    name: 'publish several pages',
    weight: 2,
    run: async (company) => {
      const pageIds = (await openPages(company)).slice(0, 5);
      if (pageIds.length === 0) return;
      await company.admin.call('publishPages', { pageIds });
      count(company, 'launches');
    },
  },
];
