import type { KnownPage } from '@galley/shared/checks/checked';
import type { PageRecord } from '../entities/page';
import type { PageTree } from './page-tree';

/** The search texts of a page. */
export const searchDetails = ({
  scoTitle,
  scoMetaDescription,
  noIndex,
}: Pick<PageRecord, 'scoTitle' | 'scoMetaDescription' | 'noIndex'>) => ({
  scoTitle,
  scoMetaDescription,
  noIndex: noIndex ?? false,
});

/** A page as the checks of other pages see it. */
export const knownPage = (tree: PageTree, page: PageRecord): KnownPage => ({
  ...searchDetails(page),
  name: page.name,
  isExternal: page.isExternal,
  isDeleted: tree.isHidden(page),
  isPublic: tree.isPublic(page),
});
