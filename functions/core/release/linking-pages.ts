import type { ResolveTarget } from '@galley/shared/page-links';
import type { FileModels } from '@galley/shared/schemas/file';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { type NewJob, newJob } from '../jobs';
import type { PageTree } from '../pages/page-tree';

/** The target of links to a page; undefined where visitors cannot open it. */
export function publicUrl(tree: PageTree, pageId: number): string | undefined {
  const page = tree.page(pageId);
  return page && tree.isPublic(page) ? tree.fullUrlOf(page) : undefined;
}

/** The target of links in previews, which also lead to pages that are not published yet. */
export function upcomingUrl(tree: PageTree, pageId: number): string | undefined {
  const page = tree.page(pageId);
  return page && !tree.isHidden(page) ? tree.fullUrlOf(page) : undefined;
}

/** Resolves links to pages and library files, for readers who may open these pages. */
export const linkTargetsOf =
  (tree: PageTree, pageUrl: typeof publicUrl) =>
  (files: FileModels): ResolveTarget =>
  ({ kind, id }) =>
    kind === 'file' ? files[id]?.href : pageUrl(tree, id);

/** The pages that a live page links to although visitors cannot open them. */
export const brokenLinksOf = (tree: PageTree, { liveVersionId, linkIds = [] }: PageRecord): number[] =>
  liveVersionId === null ? [] : linkIds.filter((id) => publicUrl(tree, id) === undefined);

/** The files that a live page links to although they were deleted. */
export const goneFilesOf = (
  { liveVersionId, fileIds = [] }: PageRecord,
  files: ReadonlySet<number>,
): number[] => (liveVersionId === null ? [] : fileIds.filter((id) => !files.has(id)));

/**
 * The job that re-renders the pages whose links change with a release, because pages were renamed, moved,
 * published, taken down or deleted.
 * @param rendered the pages that the release itself renders
 */
export function linksJob(
  scope: CompanyScope,
  now: Date,
  { before, after, rendered }: { before: PageTree; after: PageTree; rendered: readonly number[] },
): NewJob[] {
  const pageIds = after.pages
    .filter(({ id, liveVersionId }) => liveVersionId !== null && !rendered.includes(id))
    .filter(({ linkIds = [] }) => linkIds.some((id) => publicUrl(before, id) !== publicUrl(after, id)))
    .map(({ id }) => id);
  return pageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds }, now)] : [];
}
