import type { ChromeFragments, FormModel, PageFragments } from '@galley/public-web/site-model';
import type { RenderableComponent } from '@galley/shared/components/component-schemas';
import type { ImageModels } from '@galley/shared/schemas/image';
import { openCompanyScope } from '../company-scope';
import { conflict } from '../errors';
import { logger } from '../logger';
import { PageTree } from '../pages/page-tree';
import type { PageRecord } from '../records/page-records';
import type { Site } from './site';
import { siteModelOf } from './site-model';
import { wholeTexts } from './whole-texts';

/** React is loaded on the first release of a process and by nothing else. */
const loadRenderer = () => import('@galley/public-web/entry-server');

export interface SiteRenderer {
  tree: PageTree;
  chrome(): ChromeFragments;
  /**
   * @param forms those that the components show, by form id (`readFormModels`)
   * @param images the same of pictures (`readImageModels`); one that is not among them is shown without its copies
   */
  page(
    page: PageRecord,
    components: readonly RenderableComponent[],
    forms: Record<number, FormModel>,
    images?: ImageModels,
  ): PageFragments;
}

/** Renders a site as it will stand after a release. @param images those that the chrome shows */
export async function rendererOf(site: Site, images: ImageModels = {}): Promise<SiteRenderer> {
  const [{ BrokenComponent, renderChrome, renderPage }, texts] = await Promise.all([
    loadRenderer(),
    wholeTexts(openCompanyScope(site.company.key)),
  ]);
  const tree = new PageTree(site.pages, site.orders);
  const model = { ...texts.inSite(siteModelOf(site, tree)), images };
  return {
    tree,
    chrome: () => renderChrome(model),
    page: (page, components, forms, images) => {
      const { id: pageId, name, scoTitle, scoMetaDescription, scoMetaKeywords, noIndex } = page;
      const fullUrl = tree.fullUrlOf(page);
      const details = { pageId, name, fullUrl, scoTitle, scoMetaDescription, scoMetaKeywords, noIndex };
      const draw = () =>
        renderPage({ ...details, components: texts.inComponents(components), forms, images }, model);
      let fragments: PageFragments;
      try {
        fragments = draw();
      } catch (error) {
        if (!(error instanceof BrokenComponent)) throw error;
        logger.error('a component could not be drawn whole', { pageId, reason: error.message });
        throw conflict(`${error.message} Nothing was published: change the component and try again.`);
      }
      if (fragments.skippedTypes.length > 0) {
        logger.warn('components without a renderer were skipped', { pageId, types: fragments.skippedTypes });
      }
      return fragments;
    },
  };
}
