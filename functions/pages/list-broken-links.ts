import type { KnownSite } from '@galley/shared/checks/checked';
import { placeOf } from '@galley/shared/checks/checked';
import { problemOf } from '@galley/shared/checks/links';
import { linksOf } from '@galley/shared/checks/links-of';
import type { Contract } from '@galley/shared/contract/contract';
import { readOutsideUrl, responseWords } from '@galley/shared/outside-url';
import type { BrokenLink } from '@galley/shared/schemas/broken-link';
import {
  isCheckDue,
  isKnownBroken,
  linkSearchEntity,
  type OutsideUrlRecord,
  outsideUrlEntity,
} from '../core/entities/outside';
import { readFileIds } from '../core/images/file-models';
import type { Operation } from '../core/operation';
import { publishedContent, urlOfExternal } from '../core/outside-links/published-content';
import { knownPage } from '../core/pages/known-page';
import { readPageTree } from '../core/pages/page-list-repository';
import { brokenLinksOf, goneFilesOf } from '../core/release/linking-pages';

/** All broken links on published pages, on the site or elsewhere, page by page. */
export const listBrokenLinks: Operation<Contract['listBrokenLinks']> = async ({ table, scope, now }) => {
  const eventually = { consistent: false };
  const [tree, files, look, records] = await Promise.all([
    readPageTree(table, scope),
    readFileIds(table, scope),
    table.get(linkSearchEntity.key(scope), eventually),
    table.queryAll(outsideUrlEntity.range(scope), eventually),
  ]);
  const failed = new Map(
    records.filter(({ failures }) => failures > 0).map((record) => [record.address, record]),
  );
  const concerned = new Set([...failed.values()].flatMap(({ pageIds }) => pageIds));
  const pages = tree
    .inMenuOrder()
    .filter((page) => tree.isPublic(page))
    .filter(
      (page) =>
        concerned.has(page.id) || brokenLinksOf(tree, page).length + goneFilesOf(page, files).length > 0,
    );
  const site = {
    pages: new Map(tree.pages.map((page) => [page.id, knownPage(tree, page)])),
    files,
    // Typed paths are looked up among the redirects, as in the checks of a version.
    brokenPaths: new Set<string>(),
  };
  const links: BrokenLink[] = [];
  for (const page of pages) {
    const broken = problemWith(urlOfExternal(page) ?? '', page.id, site, failed);
    if (broken)
      links.push({ pageId: page.id, pageName: page.name, place: 'External page', words: '', ...broken });
  }
  for await (const { page, components } of publishedContent(table, scope, pages)) {
    for (const component of components) {
      const { type, componentId } = component;
      const checked = { type, componentId, data: component.data as Readonly<Record<string, unknown>> };
      for (const link of linksOf(checked)) {
        const broken = problemWith(link.link, page.id, site, failed);
        if (!broken) continue;
        const { words, found } = link;
        const place = placeOf(checked, found);
        links.push({ pageId: page.id, pageName: page.name, componentId, place, words, ...broken });
      }
    }
  }
  return {
    links,
    lookedAt: look?.lookedAt ?? null,
    addresses: records.length,
    waiting: records.filter((record) => isCheckDue(record, look?.askSince ?? '', now)).length,
    left: look?.left ?? 0,
  };
};

type FoundProblem = Pick<BrokenLink, 'address' | 'problem' | 'askedAt' | 'isUncertain'>;

function problemWith(
  link: string,
  pageId: number,
  site: Pick<KnownSite, 'pages' | 'files' | 'brokenPaths'>,
  failed: ReadonlyMap<string, OutsideUrlRecord>,
): FoundProblem | undefined {
  const inside = problemOf(link, pageId, site);
  if (inside) return { address: '', problem: inside };
  const record = failed.get(readOutsideUrl(link) ?? '');
  if (!record) return undefined;
  const { address, answer, failedAt } = record;
  return {
    address,
    problem: responseWords(answer),
    askedAt: failedAt,
    ...(!isKnownBroken(record) && { isUncertain: true as const }),
  };
}
