import { formIdsIn } from '@galley/shared/components/field-values';
import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import { pageListsIn } from '@galley/shared/components/listed-pages';
import { onError } from '@galley/shared/on-error';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import { chromeEntity } from '../core/entities/path';
import { componentEntity, versionEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import { readFormModels } from '../core/forms/form-models';
import { readFileModels } from '../core/images/file-models';
import { picturesOf, readImageModels } from '../core/images/image-models';
import { readPageTree } from '../core/pages/page-list-repository';
import type { PageTree } from '../core/pages/page-tree';
import { PagesNotReadError, readAroundPage } from '../core/pages/part-of-tree';
import { asRecord, changesBetween, detailsOfPage, detailsOfVersion } from '../core/pages/version-details';
import { picturesListed } from '../core/release/lists';
import { renderableComponents } from '../core/release/live-page';
import { currentRendererId } from '../core/release/own-renderer';
import { type ChromeBody, unpackChrome } from '../core/release/path-body';
import { frameDocument, previewDocument } from '../core/release/preview-document';
import { rendererOf } from '../core/release/renderer';
import { readSiteParts } from '../core/release/site';
import type { Table } from '../core/table';

/** The version that the editor opens with when none is requested. */
async function openedVersionId(
  table: Table,
  scope: CompanyScope,
  page: PageRecord | undefined,
): Promise<number> {
  const { id, openVersionId, liveVersionId } = required(page, () => notFound('This page'));
  const named = openVersionId ?? liveVersionId;
  if (named !== null) return named;
  const { items } = await table.query(versionEntity.range(scope, id), { descending: true, limit: 1 });
  return required(items[0], () => notFound('A version of this page')).versionId;
}

/** A version in context: the page with the version's details applied, and the site around it. */
interface Standing {
  page: PageRecord;
  tree: PageTree;
  /** The chrome of the last release; absent where it must be rendered. */
  chrome?: ChromeBody['fragments'];
}

/** The tree with all drafts published: what a company's first release is going to show. */
function withDraftsPublished(tree: PageTree): PageTree {
  const drafts = tree.pages.filter((page) => !page.isExternal && page.openVersionId !== null);
  return tree.withUpdated(...drafts.map((page) => ({ ...page, liveVersionId: page.openVersionId })));
}

interface ShownVersion {
  pageId: number;
  /** Null for the one that the editor opens with. */
  versionId: number | null;
}

/**
 * A version of a page with the document that a visitor would get, whatever its status. As long as the version
 * changes only the page's content, the cost does not depend on the number of pages.
 * @param options `withPages`: returns the pages that lists may show, even where the version has no list;
 * `withParts`: the document includes the components
 */
export async function showVersion(
  table: Table,
  scope: CompanyScope,
  { pageId, ...asked }: ShownVersion,
  { withPages, withParts }: Record<'withPages' | 'withParts', boolean>,
) {
  const around = readAroundPage(table, scope, pageId);
  const readVersion = async () => {
    const versionId = asked.versionId ?? (await openedVersionId(table, scope, (await around).page));
    const [version, stored] = await Promise.all([
      table.get(versionEntity.key(scope, pageId, versionId)),
      table.queryAll(componentEntity.range(scope, pageId, versionId)),
    ]);
    return { versionId, found: version, stored };
  };
  const [{ page: before, readTree }, site, chrome, { versionId, found, stored }] = await Promise.all([
    around,
    readSiteParts(table, scope),
    table.get(chromeEntity.key(scope)),
    readVersion(),
  ]);
  const present = required(before, () => notFound('This page'));
  const version = required(found, () => notFound(`V${versionId} of this page`));
  const components = renderableComponents(pageId, version, stored);
  const hasList = pageListsIn(components).length > 0;
  const showsOthers = hasList || present.hasArticles === true || withPages;

  const last = chrome && unpackChrome(chrome.body);
  // Saving the settings of a new company releases a chrome without pages.
  const released = last && Object.keys(last.recent).length > 0 ? last.fragments : undefined;

  const onItsPlace = async (): Promise<Standing> => {
    const isOwn = chrome?.renderer === currentRendererId;
    if (showsOthers || !isOwn || !released) throw new PagesNotReadError();
    const tree = await readTree(linkedPagesIn(components));
    const details = detailsOfVersion(tree, present, version);
    if (changesBetween(detailsOfPage(tree, present), details)) throw new PagesNotReadError();
    return { page: asRecord(tree, present, details), tree, chrome: released };
  };
  const onWholeSite = async (): Promise<Standing> => {
    const tree = await readPageTree(table, scope, { whole: true });
    const page = asRecord(tree, present, detailsOfVersion(tree, present, version));
    return { page, tree: tree.withUpdated(page) };
  };
  const readModels = (listed: string[] = []) =>
    Promise.all([
      readFormModels(table, scope, formIdsIn(components)),
      readImageModels(table, scope, [components, picturesOf(site), listed]),
      readFileModels(table, scope, [components, picturesOf(site)]),
    ]);
  const [standing, early] = await Promise.all([
    onItsPlace().catch(onError(PagesNotReadError, onWholeSite)),
    hasList ? undefined : readModels(),
  ]);
  const { page, tree } = standing;
  const [forms, images, files] = early ?? (await readModels(picturesListed(tree, [{ pageId, components }])));
  const renderer = await rendererOf({ ...site, tree }, { images, files });
  const shown = { components, forms, images, files };
  const drawChrome = async () => {
    if (released) return renderer.chrome();
    return (await rendererOf({ ...site, tree: withDraftsPublished(tree) }, { images, files })).chrome();
  };
  const chromeShown = standing.chrome ?? (await drawChrome());
  const html = withParts
    ? previewDocument(chromeShown, renderer.preview(page, shown))
    : frameDocument(chromeShown, renderer.frame(page, shown));
  return {
    /** As stored. */
    present,
    /** With the version's details applied. */
    page,
    version,
    site,
    stored,
    components,
    html,
    images,
    surroundings: renderer.surroundings(page, files, showsOthers),
  };
}
