import { outsideUrlsIn } from '@galley/shared/checks/links';
import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { linkSearchEntity, outsideUrlEntity } from '../core/entities/outside';
import type { JobWork } from '../core/jobs';
import { linkCheckJob, weeklyLinkCheck } from '../core/outside-links/link-check-jobs';
import { mayLinkOutside, publishedContent, urlOfExternal } from '../core/outside-links/published-content';
import { readPageTree } from '../core/pages/page-list-repository';
import type { Table, Write } from '../core/table';
import type { Outcome } from './job-outcome';

/** The maximum for one URL; more would not help to find the link. */
const mostPages = 20;

/**
 * Collects the links to other sites from all public pages, stores the new ones and deletes those that no page
 * contains any more. A full search makes all of them due for another check.
 */
export async function findOutsideLinks(
  table: Table,
  scope: CompanyScope,
  { isWhole }: JobWork<'find-outside-links'>,
): Promise<Outcome> {
  const now = new Date();
  const [found, known, look] = await Promise.all([
    readUrls(table, scope),
    table.queryAll(outsideUrlEntity.range(scope)),
    table.get(linkSearchEntity.key(scope)),
  ]);
  const looked = new Map([...found].slice(0, limits.outsideUrls));
  const writes: Write[] = known
    .filter(({ address }) => !looked.has(address))
    .map((record) => ({ delete: record }));
  const before = new Map(known.map((record) => [record.address, record]));
  for (const [url, pageIds] of looked) {
    const record = before.get(url);
    const key = outsideUrlEntity.key(scope, url);
    if (!record) writes.push({ put: { ...key, ...newRecord(url, pageIds, now) } });
    else if (record.pageIds.join() !== pageIds.join()) {
      writes.push({ update: key, set: { pageIds }, condition: { exists: true } });
    }
  }
  await table.commitInParts(writes);
  const lookedAt = now.toISOString();
  const noted = {
    lookedAt,
    askSince: isWhole ? lookedAt : (look?.askSince ?? ''),
    left: found.size - looked.size,
  };
  return {
    // Without any such link there is nothing to check; the next job is enqueued when one appears.
    next: looked.size > 0 ? [linkCheckJob(scope, now, now)] : [],
    writes: [
      { update: linkSearchEntity.key(scope), set: noted },
      ...(looked.size > 0 ? [weeklyLinkCheck(scope, now).write] : []),
    ],
  };
}

const newRecord = (url: string, pageIds: number[], now: Date) => ({
  address: url,
  pageIds,
  answer: '',
  failures: 0,
  failedAt: '',
  askedAt: '',
  askAt: now.toISOString(),
});

/** Each URL with the pages that link to it, in the order of the page list. */
async function readUrls(table: Table, scope: CompanyScope): Promise<Map<string, number[]>> {
  const tree = await readPageTree(table, scope);
  const pages = tree.pages.filter((page) => mayLinkOutside(page) && tree.isPublic(page));
  const found = new Map<string, number[]>();
  const note = (url: string, pageId: number) => {
    const pageIds = found.get(url) ?? [];
    if (pageIds.length < mostPages) found.set(url, [...pageIds, pageId]);
  };
  for (const page of pages) {
    const url = urlOfExternal(page);
    if (url) note(url, page.id);
  }
  for await (const { page, components } of publishedContent(table, scope, pages)) {
    for (const url of outsideUrlsIn(components)) note(url, page.id);
  }
  return found;
}
