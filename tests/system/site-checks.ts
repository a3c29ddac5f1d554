import { expect } from 'vitest';
import type { StaffClient } from './staff-client';
import { visit } from './visible-page';
import type { WrittenPage } from './written-page';

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
  const visible = await Promise.all(pages.map((page) => visit(siteUrl, page.address)));
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
  await Promise.all(pages.map((page, index) => checkForStaff(admin, page, visible[index])));
}

async function checkForStaff(
  admin: StaffClient,
  page: WrittenPage,
  seen: { heading: string; announcement: string } | undefined,
): Promise<void> {
  const editor = await admin.call('getPageComponentData', { pageId: page.id, versionId: null });
  const live = editor.versions.filter(({ status }) => status === 'live');
  const open = editor.versions.filter(({ status }) => status === 'draft' || status === 'pending');
  expect(live, `live versions of ${page.address}`).toHaveLength(1);
  expect(open.length, `open versions of ${page.address}`).toBeLessThanOrEqual(1);
  expect(editor.page.name).toBe(seen?.heading);
  const announcement = await page.announcementOf(admin, live[0]?.versionId ?? 0);
  expect(announcement.announcementText, `what is live of ${page.address}`).toBe(seen?.announcement);
}
