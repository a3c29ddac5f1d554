import type { ComponentType } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import type { Contract } from '@galley/shared/contract/contract';
import type { PublicPageContent } from '@galley/shared/contract/public-site';
import { pageEntity } from '../core/entities/page';
import { liveEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import { readFormModels } from '../core/forms/form-models';
import { readImageModels } from '../core/images/image-models';
import type { OperationRequest } from '../core/operation';
import { unpackPage } from '../core/release/path-body';
import { type FoundPage, findPage, isLinkIn } from './find-page';
import { shownComponents, withVisitorsLinks } from './live-component';
import { isLive, publicPageOf } from './public-page';
import { type Reader, visitorRead } from './visitor-read';

type OffMenuParent = PublicPageContent['offMenuParents'][number];
type Request = OperationRequest<Contract['getPageByMenuAndName']>;

/** A company has only one of each chrome component, so any id will do. */
const chromeOf = (type: ComponentType) => ({ type, componentId: 1 });

/**
 * The live version of the page at a path, given by the path's segments, with everything that it is rendered
 * from.
 */
export const getPageByMenuAndName = visitorRead(async (request: Request) => {
  const { parentMenu, childMenu, subMenu, friendlyUrl } = request.input;
  const parts = [parentMenu, childMenu, subMenu, friendlyUrl].map((part) => part.replace(/^\/+|\/+$/g, ''));
  const requested = `/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`;
  const found = await findPage(request, requested, 'friendlyUrl', (pageId) => [
    liveEntity.key(request.scope, pageId),
  ]);
  const { page, path, site, body, also } = found;
  const [live] = also;
  if (!live) throw notFound('This page');
  const { table, scope } = request;
  const shown = await shownComponents(request, live);
  const [components, forms, images, offMenuParents] = await Promise.all([
    withVisitorsLinks(request, shown),
    readFormModels(table, scope, formIdsIn(shown)),
    readImageModels(table, scope, shown),
    readOffMenuParents(request, found),
  ]);
  return {
    page: publicPageOf(page, { fullUrl: path, isLink: isLinkIn(site, page.id, path) }),
    pageComponents: [
      chromeOf('Navbar'),
      ...components.map(({ type, componentId }) => ({ type, componentId })),
      chromeOf('SocialIcons'),
      chromeOf('Footer'),
    ],
    components,
    forms: Object.values(forms),
    images,
    offMenuParents,
    sideMenu: page.sideMenu ?? 'site',
    isArticle: body !== undefined && unpackPage(body).article !== undefined,
    release: site.release,
  };
});

/** The pages above it that are off the menu, which only breadcrumbs show. */
async function readOffMenuParents(
  { table, scope }: Reader,
  { page, path, site }: Pick<FoundPage, 'page' | 'path' | 'site'>,
) {
  const above = [page.menu, page.childMenu, page.subMenu].flatMap((id, index) =>
    id === null || site.chrome.fragments.entries.some((entry) => entry.id === id)
      ? []
      : [
          {
            id,
            href: `/${path
              .split('/')
              .slice(1, index + 2)
              .join('/')}`,
          },
        ],
  );
  const records = await table.batchGet(above.map(({ id }) => pageEntity.key(scope, id)));
  return above.flatMap(({ id, href }, index): OffMenuParent[] => {
    const record = records[index];
    if (!record || record.isDeleted) return [];
    const { name, isExternal, openType } = record;
    const isLink = isLive(record) && isLinkIn(site, id, href);
    return [{ pageId: id, name, href: isExternal ? record.friendlyUrl : href, isExternal, openType, isLink }];
  });
}
