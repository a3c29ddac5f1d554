import { expect } from 'vitest';
import type { StaffClient } from './staff-client';
import { type VisiblePage, visit } from './visible-page';
import { isOpen, type WrittenPage } from './written-page';

const numberIn = (text: string) => Number(/-(\d+)$/.exec(text)?.[1]);

/**
 * After a restart, before anything is changed: what visitors and staff see of a page belongs together and is what
 * was last saved, or what was being saved when the product died. The pages' counters go on from what was found.
 */
export async function checkSite(
  siteUrl: string,
  admin: StaffClient,
  pages: readonly WrittenPage[],
): Promise<void> {
  // One after the other: the Lambdas are cold, and each request at once would start another copy.
  const visible: VisiblePage[] = [];
  for (const page of pages) visible.push(await visit(siteUrl, page.address));
  const headings = Object.fromEntries(
    pages.map((page, index) => [page.address, visible[index]?.heading ?? '']),
  );
  for (const [index, page] of pages.entries()) {
    const seen = visible[index];
    if (!seen) throw new Error(`${page.address} was not visited`);
    expect(seen.menu, `the menu on ${page.address}`).toMatchObject(headings);
    expect(page.text.possible, `${page.address} shows ${seen.announcement}`).toContain(
      numberIn(seen.announcement),
    );
    expect(page.name.possible, `${page.address} is called ${seen.heading}`).toContain(numberIn(seen.heading));
    page.text.settle(numberIn(seen.announcement));
    page.name.settle(numberIn(seen.heading));
  }
  for (const [index, page] of pages.entries()) await checkForStaff(admin, page, visible[index]);
}

async function checkForStaff(
  admin: StaffClient,
  page: WrittenPage,
  seen: VisiblePage | undefined,
): Promise<void> {
  const { page: details, versions } = await page.read(admin);
  const live = versions.filter(({ status }) => status === 'live');
  expect(live, `live versions of ${page.address}`).toHaveLength(1);
  expect(versions.filter(isOpen).length, `open versions of ${page.address}`).toBeLessThanOrEqual(1);
  expect(details.name).toBe(seen?.heading);
  const { announcement } = await page.read(admin, live[0]?.versionId);
  expect(announcement.announcementText, `what is live of ${page.address}`).toBe(seen?.announcement);
}
