import type { ChromeFragments, FormModel, PageFragments } from '@galley/public-web/site-model';
import { surroundingsOf } from '@galley/public-web/site-surroundings';
import type { Surroundings } from '@galley/public-web/surroundings';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { ListedPage } from '@galley/shared/components/listed-pages';
import { isShownAt } from '@galley/shared/components/shown-times';
import type { FileModels } from '@galley/shared/schemas/file';
import type { ImageModels } from '@galley/shared/schemas/image';
import { openCompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { conflict } from '../errors';
import { logger } from '../logger';
import { feedOf, isArticle, listedPage, listedPagesOf } from '../pages/listed-pages';
import type { PageTree } from '../pages/page-tree';
import { hasUnknownType, type KeptPage } from './kept-page';
import { linkTargetsOf, publicUrl, upcomingUrl } from './linking-pages';
import { listsIn } from './lists';
import { type Navigation, navigationOf } from './navigation';
import { currentRendererId } from './own-renderer';
import { packPage } from './path-body';
import type { RenderedBody } from './path-record';
import { treeOf } from './site';
import { headerLink, siteModelOf } from './site-model';
import { wholeTexts } from './whole-texts';

/** The number of pages that the editor gets, to update lists while it is open. */
const mostListed = 300;

/** React is loaded by the first release of a process and by nothing else. */
const loadRenderer = () => import('@galley/public-web/entry-server');

/** The content of a page. */
interface Shown {
  components: readonly RenderableComponent[];
  /** By form id (`readFormModels`). */
  forms: Record<number, FormModel>;
  /** By image URL (`readImageModels`); an image that is missing here is shown without variants. */
  images: ImageModels;
  /** By number (`readFileModels`); a file that is missing here was deleted. */
  files: FileModels;
}

export interface SiteRenderer {
  tree: PageTree;
  /**
   * @param navigation what the chrome shows of the pages; derived from the tree where that has all of them
   */
  chrome(navigation?: Navigation): ChromeFragments;
  /**
   * A page for visitors, with the sections that are shown at a moment.
   * @param kept its stored body, which is kept where this release does not know one of its components
   * @throws 409 where a component cannot be rendered
   */
  body(page: PageRecord, shown: Shown, at: Date, kept?: KeptPage): RenderedBody;
  /** A page for staff, which marks a component that cannot be rendered. */
  preview(page: PageRecord, shown: Shown): PageFragments;
  /** The same without its components. */
  frame(page: PageRecord, shown: Shown): PageFragments;
  /**
   * What components show besides their own fields, for the editor.
   * @param withPages includes what lists show
   */
  surroundings(page: PageRecord, files: FileModels, withPages: boolean): Surroundings;
}

/**
 * Renders a site as it will be after a release.
 * @param chrome the pictures and files that the chrome shows
 * @param tree the site's pages, for callers who already have them
 */
export async function rendererOf(
  site: Parameters<typeof treeOf>[0],
  chrome: { images: ImageModels; files: FileModels } = { images: {}, files: {} },
  tree = treeOf(site),
): Promise<SiteRenderer> {
  const [{ BrokenComponent, renderChrome, renderDetails, renderPage }, texts] = await Promise.all([
    loadRenderer(),
    wholeTexts(openCompanyScope(site.company.key)),
  ]);
  const published = linkTargetsOf(tree, publicUrl);
  const model = siteModelOf(site);
  const detailsOf = (page: PageRecord) => {
    const { id: pageId, name, scoTitle, scoMetaDescription, scoMetaKeywords, noIndex } = page;
    const isOfNews = isArticle(tree, page);
    const news = page.hasArticles ? page : isOfNews ? tree.parentOf(page) : undefined;
    return {
      pageId,
      name,
      fullUrl: tree.fullUrlOf(page),
      scoTitle,
      scoMetaDescription,
      scoMetaKeywords,
      noIndex,
      sideMenu: page.sideMenu,
      about: listedPage(tree, page),
      isArticle: isOfNews,
      changedOn: page.changedAt.slice(0, 10),
      news: news && tree.isPublic(news) ? { name: news.name, path: tree.pathOf(news) } : undefined,
      feed: feedOf(tree, page),
    };
  };
  let listed: ListedPage[] | undefined;
  const around = (page: PageRecord, components: readonly RenderableComponent[], files: FileModels) => {
    const { under, tags } = listsIn(page.id, components);
    if (under.length > 0 || tags.length > 0) listed ??= listedPagesOf(tree);
    return surroundingsOf(model, page.id, { pages: listed ?? [], files });
  };
  const draw = (page: PageRecord, shown: Shown, mode: 'visitor' | 'preview' | 'frame') => {
    const targetsOf = mode === 'visitor' ? published : linkTargetsOf(tree, upcomingUrl);
    const components = texts.inComponents(shown.components, targetsOf(shown.files));
    try {
      return renderPage(
        { ...detailsOf(page), ...shown, components, surroundings: around(page, components, shown.files) },
        model,
        mode,
      );
    } catch (error) {
      if (!(error instanceof BrokenComponent)) throw error;
      logger.error('a component could not be drawn whole', { pageId: page.id, reason: error.message });
      throw conflict(`${error.message} Nothing was published: change the component and try again.`);
    }
  };
  return {
    tree,
    chrome: (navigation = navigationOf(tree)) => {
      const link = model.theme && { headerLink: headerLink(model.theme, tree) };
      const whole = { ...model, ...link, ...navigation, images: chrome.images };
      return renderChrome(texts.inSite(whole, published(chrome.files)));
    },
    preview: (page, shown) => draw(page, shown, 'preview'),
    frame: (page, shown) => draw(page, shown, 'frame'),
    surroundings: ({ id }, files, withPages) => {
      const pages = withPages ? listedPagesOf(tree).slice(0, mostListed) : [];
      return surroundingsOf(model, id, { pages, files });
    },
    body: (page, shown, at, kept) => {
      if (kept && hasUnknownType(shown.components)) {
        const fragments = { ...kept.fragments, ...renderDetails(detailsOf(page), model) };
        return { body: packPage(fragments), renderer: kept.renderer };
      }
      const components = shown.components.filter(({ data }) => isShownAt(data, at));
      const fragments = draw(page, { ...shown, components }, 'visitor');
      if (fragments.skippedTypes.length > 0) {
        const types = fragments.skippedTypes;
        logger.warn('components without a renderer were skipped', { pageId: page.id, types });
        throw conflict(
          `The page “${page.name}” holds a component that this release of the product does not know (${types.join(', ')}). Nothing was published: visitors see the page as it was. Take the component off the draft, or wait for the next update.`,
        );
      }
      return { body: packPage(fragments), renderer: currentRendererId };
    },
  };
}
