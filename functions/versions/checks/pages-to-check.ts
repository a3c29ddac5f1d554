import { typedPathsIn } from '@galley/shared/checks/links';
import { searchTexts, showsText } from '@galley/shared/checks/search-engines';
import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import type { CompanyScope } from '../../core/company-scope';
import { pathEntity } from '../../core/entities/path';
import { hintOfText } from '../../core/hints/hints-of';
import { areHintsComplete, pagesWithHint, readByHints } from '../../core/hints/read-hints';
import { knownPage } from '../../core/pages/known-page';
import { readPageTree } from '../../core/pages/page-list-repository';
import { type PartOfTree, readAroundPage } from '../../core/pages/part-of-tree';
import { detailsOfVersion, pagesNamedBy } from '../../core/pages/version-details';
import { renderableComponents } from '../../core/release/live-page';
import { normalizePath } from '../../core/release/normalize-path';
import type { Table } from '../../core/table';
import { allPagesToCheck, knownPages, type PagesToCheck, type VersionToCheck } from './find-in-version';

type Around = Awaited<ReturnType<typeof readAroundPage>>;

type Content = Omit<VersionToCheck, 'page'>;

interface Checked {
  pageId: number;
  /** The version, which may still be being read. */
  content: Content | Promise<Content>;
  now: Date;
}

/** The pages that the checks of a version need: those that it names, and those with the same search texts. */
export async function readPagesToCheck(
  table: Table,
  scope: CompanyScope,
  { pageId, content, now }: Checked,
): Promise<PagesToCheck> {
  const [areComplete, around, version] = await Promise.all([
    areHintsComplete(table, scope),
    readAroundPage(table, scope, pageId),
    content,
  ]);
  return readByHints({ table, scope, now }, areComplete, {
    some: () => readSomePages(table, scope, around, { pageId, ...version }),
    all: async () => allPagesToCheck(await readPageTree(table, scope)),
  });
}

async function readSomePages(
  table: Table,
  scope: CompanyScope,
  { readTree }: Around,
  { pageId, version, stored }: Content & Pick<Checked, 'pageId'>,
): Promise<PagesToCheck> {
  const components = renderableComponents(pageId, version, stored);
  const paths = typedPathsIn(components).flatMap((typed) => normalizePath(typed) ?? []);
  const named = [...linkedPagesIn(components), ...pagesNamedBy(version)];
  const [part, records] = await Promise.all([
    readTree(named),
    table.batchGet(
      [...new Set(paths)].map((path) => pathEntity.key(scope, path)),
      { skipBroken: true },
    ),
  ]);
  // While a launch is being stored, the item at a path holds the page of before and the new one.
  const atPaths = records.flatMap((record) => [record?.pageId ?? 0, record?.next?.pageId ?? 0]);
  const found = [...named, ...atPaths];
  const { tree, twins } = await readTwins(table, scope, { readTree, found, part, pageId, version });
  const known = [...new Set([pageId, ...found, ...twins])].sort((a, b) => a - b);
  const pages = known.flatMap((id) => tree.page(id) ?? []);
  return {
    tree,
    pages: knownPages(tree, pages),
    atPath: (path) => pages.filter((page) => !page.isExternal && tree.pathOf(page) === path),
  };
}

/** Most texts are those of one page, or of one more. */
const twinsAtOnce = 4;

interface Twins extends Pick<Checked, 'pageId'>, Pick<Content, 'version'> {
  readTree: Around['readTree'];
  /** The other pages that the checks need. */
  found: readonly number[];
  part: PartOfTree;
}

/** Reads the pages with the search texts of a version, up to the first one of each text that visitors may find. */
async function readTwins(
  table: Table,
  scope: CompanyScope,
  { readTree, found, part, pageId, version }: Twins,
): Promise<{ tree: PartOfTree; twins: number[] }> {
  const page = part.page(pageId);
  const details = page && detailsOfVersion(part, page, version);
  let left = searchTexts.flatMap((field) => {
    const text = details?.[field] ?? '';
    const hint = hintOfText(field, text);
    return hint ? [{ field, text, pages: pagesWithHint(table, scope, hint, twinsAtOnce) }] : [];
  });
  const twins: number[] = [];
  let tree = await readTree(found);
  while (left.length > 0) {
    const asked = left.map(async (one) => ({ ...one, next: await one.pages.next() }));
    const read = await Promise.all(asked);
    twins.push(...read.flatMap(({ next }) => next.value ?? []));
    tree = await readTree([...found, ...twins]);
    left = read.filter(({ next, field, text }) => {
      const others = (next.value ?? []).flatMap((id) => (id === pageId ? [] : (tree.page(id) ?? [])));
      return !next.done && !others.some((other) => showsText(knownPage(tree, other), field, text));
    });
  }
  return { tree, twins };
}
