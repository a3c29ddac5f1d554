import type { StarterName } from '@galley/shared/starters/names';
import type { Cloud } from '../cloud';
import type { DemoCompany } from './demo-site';
import type { SeedClient } from './seed-client';

/**
 * Begins a site with a starter and publishes it as it is, like the first screen of a new company.
 * @returns the paths of its pages
 */
export async function beginWithStarter(
  cloud: Cloud,
  admin: SeedClient,
  starter: StarterName,
  settings: DemoCompany['settings'],
): Promise<string[]> {
  await admin.call('startSite', { starter, ...settings });
  await waitForPages(cloud, admin, starter);
  // A page that is published before its pictures have their variants is rendered once more for each of them.
  await cloud.settled();
  const pages = await admin.call('listPages', {});
  for (const { pageId } of pages) await publishFirst(admin, pageId);
  return pages.map(({ fullUrl }) => fullUrl);
}

/** Publishes the draft with which a page begins, in one step as Admins do. */
export async function publishFirst(admin: SeedClient, pageId: number): Promise<void> {
  await admin.call('submitDraft', { pageId, comments: '', isPublishedNext: true });
  await admin.call('publishDraft', { pageId, versionId: 1, comments: '' });
}

/** On a busy machine, the job that makes the pages may run out of time; the sweep then starts it again. */
async function waitForPages(cloud: Cloud, admin: SeedClient, starter: StarterName): Promise<void> {
  for (let tenths = 1; tenths < 3_000; tenths += 1) {
    const { start } = await admin.call('getSiteChecklist', {});
    if (start?.isMade) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (tenths % 300 === 0) cloud.runSchedules();
  }
  throw new Error(`The pages of the starter ${starter} were not made within five minutes.`);
}
