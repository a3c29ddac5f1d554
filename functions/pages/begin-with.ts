import { limits } from '@galley/shared/limits';
import type { BeginWith } from '@galley/shared/schemas/page';
import type { CompanyScope } from '../core/company-scope';
import { newNumbers, withCopy } from '../core/components/copied-component';
import { type DraftContent, firstContent } from '../core/components/first-content';
import { readComponents, readOpenVersion, readVersion } from '../core/components/version-contents';
import type { PageRecord } from '../core/entities/page';
import type { ComponentRecord, VersionRecord } from '../core/entities/version';
import { invalid } from '../core/errors';
import type { PageTree } from '../core/pages/page-tree';
import type { Table, Write } from '../core/table';

interface Beginning {
  tree: PageTree;
  beginWith: BeginWith | null | undefined;
  /** The first draft without any components. */
  draft: VersionRecord;
  pageId: number;
}

/**
 * The content of a new page's first draft: empty, the sections of a template, or copies from another page of
 * the company.
 * @throws 400 naming `beginWith` where that page does not exist
 */
export async function beginningOf(
  table: Table,
  scope: CompanyScope,
  { tree, beginWith, draft, pageId }: Beginning,
): Promise<{ header: Partial<VersionRecord>; writes: Write[] }> {
  if (!beginWith) return { header: {}, writes: [] };
  if (beginWith.kind === 'copy') {
    return copyOfPage(table, scope, requireSource(tree, beginWith.pageId), { pageId, draft });
  }
  const { templateSections } = await import('@galley/shared/page-templates/sections');
  return firstContent(table, scope, { pageId, versionId: draft.versionId }, templateSections[beginWith.name]);
}

/** @throws 400 where the page exceeds one transaction, because it is created as a whole or not at all */
export function requireOneTransaction(
  writes: readonly Write[],
  advice = ' Start with an empty page.',
): Write[] {
  if (writes.length <= limits.transactionItems) return [...writes];
  throw invalid({ beginWith: `This page has too many components to be copied at once.${advice}` });
}

function requireSource(tree: PageTree, pageId: number): PageRecord {
  const source = tree.page(pageId);
  if (source && !source.isExternal && !tree.isHidden(source)) return source;
  throw invalid({ beginWith: 'The page to copy must be one of your pages that is not deleted.' });
}

interface CopiedTo extends Pick<Beginning, 'pageId' | 'draft'> {
  /** Changes the targets of links to pages in the copy; absent where they stay. */
  relinked?: (original: ComponentRecord) => ComponentRecord;
}

/** Copies the live version, or else the newest one, with numbers of the new page. */
export async function copyOfPage(
  table: Table,
  scope: CompanyScope,
  source: PageRecord,
  { pageId, draft: empty, relinked = (original) => original }: CopiedTo,
): Promise<DraftContent> {
  const { version, components } = await readShown(table, scope, source);
  const place = { pageId, versionId: empty.versionId };
  const writes: Write[] = [];
  let draft = empty;
  for (const placed of version?.placements ?? []) {
    const original = components.find(({ n }) => n === placed.n);
    if (!original) continue;
    const copy = withCopy({
      scope,
      place,
      draft,
      original: relinked(original),
      numbers: newNumbers(draft, placed),
      at: draft.placements.length,
    });
    draft = { ...draft, ...copy.header };
    writes.push(...copy.writes);
  }
  const { placements, nextN, htmlBytes } = draft;
  return { header: { placements, nextN, htmlBytes }, writes };
}

async function readShown(table: Table, scope: CompanyScope, { id, liveVersionId }: PageRecord) {
  if (liveVersionId === null) return readOpenVersion(table, scope, id);
  const [version, components] = await Promise.all([
    readVersion(table, scope, id, liveVersionId),
    readComponents(table, scope, id, liveVersionId),
  ]);
  return { version, components };
}
