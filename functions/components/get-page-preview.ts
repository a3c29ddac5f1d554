import type { ComponentType } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import type { PageRecord } from '../core/entities/page';
import { chromeEntity } from '../core/entities/path';
import { componentEntity, versionEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import { readFormModels } from '../core/forms/form-models';
import { readFileModels } from '../core/images/file-models';
import { picturesOf, readImageModels } from '../core/images/image-models';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import type { PageTree } from '../core/pages/page-tree';
import { readAroundPage, UnreadPages } from '../core/pages/part-of-tree';
import { asRecord, changesBetween, detailsOfPage, detailsOfVersion } from '../core/pages/version-details';
import { picturesListed } from '../core/release/lists';
import { renderableComponents } from '../core/release/live-page';
import { currentRendererId } from '../core/release/own-renderer';
import { type ChromeBody, unpackChrome } from '../core/release/path-body';
import { previewDocument } from '../core/release/preview-document';
import { rendererOf } from '../core/release/renderer';
import { readSiteParts } from '../core/release/site';

/** Chrome is there once for the company, so that any id names it. */
const chromeOf = (type: ComponentType) => ({ type, componentId: 1 });

/** Where a version stands: the page as the version makes it, and what is around it. */
interface Standing {
  page: PageRecord;
  tree: PageTree;
  /** That of the last release; absent where the version changes what it shows. */
  chrome?: ChromeBody['fragments'];
}

/**
 * A version of a page as a visitor would get it, whatever its status. Where it changes nothing but what the page says,
 * that costs the same however many pages there are.
 */
export const getPagePreview: Operation<Contract['getPagePreview']> = async ({ table, scope, input }) => {
  const { pageId, versionId } = input;
  const [{ page: before, readTree }, site, chrome, version, stored] = await Promise.all([
    readAroundPage(table, scope, pageId),
    readSiteParts(table, scope),
    table.get(chromeEntity.key(scope)),
    table.get(versionEntity.key(scope, pageId, versionId)),
    table.queryAll(componentEntity.range(scope, pageId, versionId)),
  ]);
  const present = required(before, () => notFound('This page'));
  if (!version) throw notFound(`V${versionId} of this page`);
  const components = renderableComponents(pageId, version, stored);
  const hasList = components.some(({ type }) => type === 'PageList');
  const showsOthers = hasList || present.hasArticles === true || input.withPages === true;

  const onItsPlace = async (): Promise<Standing> => {
    const isOwn = chrome?.renderer === currentRendererId;
    if (showsOthers || !isOwn) throw new UnreadPages();
    const tree = await readTree(linkedPagesIn(components));
    const details = detailsOfVersion(tree, present, version);
    if (changesBetween(detailsOfPage(tree, present), details)) throw new UnreadPages();
    return { page: asRecord(tree, present, details), tree, chrome: unpackChrome(chrome.body).fragments };
  };
  const onWholeSite = async (): Promise<Standing> => {
    const tree = await readPageTree(table, scope, { whole: true });
    const page = asRecord(tree, present, detailsOfVersion(tree, present, version));
    return { page, tree: tree.withInstead(page) };
  };
  const readModels = (listed: string[] = []) =>
    Promise.all([
      readFormModels(table, scope, formIdsIn(components)),
      readImageModels(table, scope, [components, picturesOf(site), listed]),
      readFileModels(table, scope, [components, picturesOf(site)]),
    ]);
  const [standing, early] = await Promise.all([
    onItsPlace().catch((error) => {
      if (!(error instanceof UnreadPages)) throw error;
      return onWholeSite();
    }),
    hasList ? undefined : readModels(),
  ]);
  const { page, tree } = standing;
  const [forms, images, files] = early ?? (await readModels(picturesListed(tree, [{ pageId, components }])));
  const renderer = await rendererOf({ ...site, tree }, { images, files });
  const { id, scoTitle, scoMetaDescription, scoMetaKeywords } = page;
  const drawn = renderer.preview(page, { components, forms, images, files });
  return {
    page: { id, scoTitle, scoMetaDescription, scoMetaKeywords },
    pageComponents: [
      chromeOf('Navbar'),
      ...components.map(({ type, componentId }) => ({ type, componentId })),
      chromeOf('SocialIcons'),
      chromeOf('Footer'),
    ],
    html: previewDocument(standing.chrome ?? renderer.chrome(), drawn),
    images,
    surroundings: renderer.surroundings(page, files, showsOthers),
  };
};
