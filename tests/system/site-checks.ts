import { expect } from 'vitest';
import type { StaffClient } from './staff-client';
import { visit } from './visible-page';
import { isOpen, type WrittenPage } from './written-page';

const numberIn = (text: string) => Number(/-(\d+)$/.exec(text)?.[1]);

/**
 * After a restart, before anything is changed: what visitors and staff see of a page is consistent and was saved
 * last, or was being saved when the product died. The pages' counters continue from what was found.
 */
export async function checkSite(
  siteUrl: string,
  admin: StaffClient,
  pages: readonly WrittenPage[],
): Promise<void> {
  // Each of the two requests one after the other: the Lambdas are cold, and concurrent requests would start more
  // instances.
  const [visible, edited] = await Promise.all([
    oneAfterTheOther(pages, (page) => visit(siteUrl, page.path)),
    oneAfterTheOther(pages, (page) => readLive(admin, page)),
  ]);
  const headings = Object.fromEntries(pages.map((page, index) => [page.path, visible[index]?.heading ?? '']));
  for (const [index, page] of pages.entries()) {
    const seen = visible[index];
    if (!seen) throw new Error(`${page.path} was not visited`);
    expect(seen.menu, `the menu on ${page.path}`).toMatchObject(headings);
    expect(page.text.possible, `${page.path} shows ${seen.announcement}`).toContain(
      numberIn(seen.announcement),
    );
    expect(page.name.possible, `${page.path} is called ${seen.heading}`).toContain(numberIn(seen.heading));
    const { heading, announcement } = seen;
    expect(edited[index], `what staff see of ${page.path}`).toEqual({ heading, announcement });
    page.text.settle(numberIn(announcement));
    page.name.settle(numberIn(heading));
  }
}

/** What staff see of the live version. A page always has exactly one, and at most one open version. */
async function readLive(admin: StaffClient, page: WrittenPage) {
  const { page: details, versions } = await page.read(admin);
  const live = versions.filter(({ status }) => status === 'live');
  expect(live, `live versions of ${page.path}`).toHaveLength(1);
  expect(versions.filter(isOpen).length, `open versions of ${page.path}`).toBeLessThanOrEqual(1);
  const { announcement } = await page.read(admin, live[0]?.versionId);
  return { heading: details.name, announcement: announcement.announcementText };
}

async function oneAfterTheOther<Result>(
  pages: readonly WrittenPage[],
  read: (page: WrittenPage) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const page of pages) results.push(await read(page));
  return results;
}
