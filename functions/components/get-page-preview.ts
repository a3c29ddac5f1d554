import type { ComponentType } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { componentEntity, versionEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import { readFormModels } from '../core/forms/form-models';
import { readFileModels } from '../core/images/file-models';
import { picturesOf, readImageModels } from '../core/images/image-models';
import type { Operation } from '../core/operation';
import { PageTree } from '../core/pages/page-tree';
import { asRecord, detailsOfVersion } from '../core/pages/version-details';
import { picturesListed } from '../core/release/lists';
import { renderableComponents } from '../core/release/live-page';
import { previewDocument } from '../core/release/preview-document';
import { rendererOf } from '../core/release/renderer';
import { readSite } from '../core/release/site';

/** Chrome is there once for the company, so that any id names it. */
const chromeOf = (type: ComponentType) => ({ type, componentId: 1 });

/** A version of a page as a visitor would get it, whatever its status. */
export const getPagePreview: Operation<Contract['getPagePreview']> = async ({ table, scope, input }) => {
  const { pageId, versionId } = input;
  const [stands, version, stored] = await Promise.all([
    readSite(table, scope),
    table.get(versionEntity.key(scope, pageId, versionId)),
    table.queryAll(componentEntity.range(scope, pageId, versionId)),
  ]);
  const before = required(
    stands.pages.find(({ id }) => id === pageId),
    () => notFound('This page'),
  );
  if (!version) throw notFound(`V${versionId} of this page`);
  const present = new PageTree(stands.pages, stands.orders);
  const page = asRecord(present, before, detailsOfVersion(present, before, version));
  const site = { ...stands, pages: stands.pages.map((other) => (other === before ? page : other)) };
  const tree = new PageTree(site.pages, site.orders);
  const components = renderableComponents(pageId, version, stored);
  const [forms, images, files] = await Promise.all([
    readFormModels(table, scope, formIdsIn(components)),
    readImageModels(table, scope, [
      components,
      picturesOf(site),
      picturesListed(tree, [{ pageId, components }]),
    ]),
    readFileModels(table, scope, [components, picturesOf(site)]),
  ]);
  const renderer = await rendererOf(site, { images, files }, tree);
  const { id, scoTitle, scoMetaDescription, scoMetaKeywords } = page;
  return {
    page: { id, scoTitle, scoMetaDescription, scoMetaKeywords },
    pageComponents: [
      chromeOf('Navbar'),
      ...components.map(({ type, componentId }) => ({ type, componentId })),
      chromeOf('SocialIcons'),
      chromeOf('Footer'),
    ],
    html: previewDocument(renderer, renderer.preview(page, { components, forms, images, files })),
    images,
    surroundings: renderer.surroundings(page, files),
  };
};
