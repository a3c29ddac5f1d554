import { typedPathsIn } from '@galley/shared/checks/links';
import { searchTexts, showsText } from '@galley/shared/checks/search-engines';
import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import type { CompanyScope } from '../../core/company-scope';
import { pathEntity } from '../../core/entities/path';
import { hintOfText } from '../../core/hints/hints-of';
import { areHintsComplete, pagesWithHint, searchForHints } from '../../core/hints/read-hints';
import { knownPage } from '../../core/pages/known-page';
import { readPageTree } from '../../core/pages/page-list-repository';
import { needsAllPages, type PartOfTree, readAroundPage } from '../../core/pages/part-of-tree';
import { detailsOfVersion, pagesNamedBy } from '../../core/pages/version-details';
import { renderableComponents } from '../../core/release/live-page';
import { normalizePath } from '../../core/release/normalize-path';
import type { Table } from '../../core/table';
import { allPagesToCheck, knownPages, type PagesToCheck, type VersionToCheck } from './find-in-version';

interface Checked extends Omit<VersionToCheck, 'page'> {
  pageId: number;
  now: Date;
}

/** The pages that the checks of a version need: those that it names, and those with the same search texts. */
export async function readPagesToCheck(
  table: Table,
  scope: CompanyScope,
  checked: Checked,
): Promise<PagesToCheck> {
  if (await areHintsComplete(table, scope)) {
    try {
      return await readSomePages(table, scope, checked);
    } catch (error) {
      if (!needsAllPages(error)) throw error;
    }
  } else await searchForHints(table, scope, checked.now);
  return allPagesToCheck(await readPageTree(table, scope));
}

async function readSomePages(
  table: Table,
  scope: CompanyScope,
  { pageId, version, stored }: Checked,
): Promise<PagesToCheck> {
  const components = renderableComponents(pageId, version, stored);
  const paths = typedPathsIn(components).flatMap((address) => normalizePath(address) ?? []);
  const [{ readTree }, records] = await Promise.all([
    readAroundPage(table, scope, pageId),
    table.batchGet(
      [...new Set(paths)].map((path) => pathEntity.key(scope, path)),
      { skipBroken: true },
    ),
  ]);
  // While a launch is being stored, the item at a path holds the page of before and the new one.
  const atPaths = records.flatMap((record) => [record?.pageId ?? 0, record?.next?.pageId ?? 0]);
  const named = [...linkedPagesIn(components), ...atPaths, ...pagesNamedBy(version)];
  const part = await readTree(named);
  const { tree, twins } = await readTwins(table, scope, { readTree, named, part, pageId, version });
  const known = [...new Set([pageId, ...named, ...twins])].sort((a, b) => a - b);
  const pages = known.flatMap((id) => tree.page(id) ?? []);
  return {
    tree,
    pages: knownPages(tree, pages),
    atPath: (path) => pages.filter((page) => !page.isExternal && tree.pathOf(page) === path),
  };
}

/** Most texts are those of one page, or of one more. */
const twinsAtOnce = 4;

interface Twins extends Pick<Checked, 'pageId' | 'version'> {
  readTree: (named: readonly number[]) => Promise<PartOfTree>;
  named: readonly number[];
  part: PartOfTree;
}

/** Reads the pages with the search texts of a version, up to the first one of each text that visitors may find. */
async function readTwins(
  table: Table,
  scope: CompanyScope,
  { readTree, named, part, pageId, version }: Twins,
): Promise<{ tree: PartOfTree; twins: number[] }> {
  let tree = part;
  const twins: number[] = [];
  const page = part.page(pageId);
  const details = page && detailsOfVersion(part, page, version);
  for (const field of searchTexts) {
    const text = details?.[field] ?? '';
    const hint = hintOfText(field, text);
    if (hint === undefined) continue;
    for await (const ids of pagesWithHint(table, scope, hint, twinsAtOnce)) {
      const others = ids.filter((id) => id !== pageId);
      twins.push(...others);
      tree = await readTree([...named, ...twins]);
      const found = others.flatMap((id) => tree.page(id) ?? []);
      if (found.some((other) => showsText(knownPage(tree, other), field, text))) break;
    }
  }
  return { tree, twins };
}
