import { outsideUrlsIn } from '@galley/shared/checks/links';
import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { outsideAddressEntity, outsideLookEntity } from '../core/entities/outside';
import type { JobWork } from '../core/jobs';
import { linkCheckJob, weeklyLinkCheck } from '../core/outside-links/look-jobs';
import { addressOfExternal, mayLinkOutside, publishedContent } from '../core/outside-links/published-content';
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
    readAddresses(table, scope),
    table.queryAll(outsideAddressEntity.range(scope)),
    table.get(outsideLookEntity.key(scope)),
  ]);
  const looked = new Map([...found].slice(0, limits.outsideAddresses));
  const writes: Write[] = known
    .filter(({ address }) => !looked.has(address))
    .map((record) => ({ delete: record }));
  const before = new Map(known.map((record) => [record.address, record]));
  for (const [address, pageIds] of looked) {
    const record = before.get(address);
    const key = outsideAddressEntity.key(scope, address);
    if (!record) writes.push({ put: { ...key, ...newAddress(address, pageIds, now) } });
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
      { update: outsideLookEntity.key(scope), set: noted },
      ...(looked.size > 0 ? [weeklyLinkCheck(scope, now).write] : []),
    ],
  };
}

const newAddress = (address: string, pageIds: number[], now: Date) => ({
  address,
  pageIds,
  answer: '',
  failures: 0,
  failedAt: '',
  askedAt: '',
  askAt: now.toISOString(),
});

/** Each URL with the pages that link to it, in the order of the page list. */
async function readAddresses(table: Table, scope: CompanyScope): Promise<Map<string, number[]>> {
  const tree = await readPageTree(table, scope);
  const pages = tree.pages.filter((page) => mayLinkOutside(page) && tree.isPublic(page));
  const found = new Map<string, number[]>();
  const note = (address: string, pageId: number) => {
    const pageIds = found.get(address) ?? [];
    if (pageIds.length < mostPages) found.set(address, [...pageIds, pageId]);
  };
  for (const page of pages) {
    const address = addressOfExternal(page);
    if (address) note(address, page.id);
  }
  for await (const { page, components } of publishedContent(table, scope, pages)) {
    for (const address of outsideUrlsIn(components)) note(address, page.id);
  }
  return found;
}
