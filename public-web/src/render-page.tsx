import { isCreatableType } from '@galley/shared/components/dictionary';
import { byteLength } from '@galley/shared/limits';
import { markupError } from '@galley/shared/rich-text/whole-html';
import { framesOfComponent, playsFile, stylesOfComponent, type ViewMode } from './components/component-view';
import { hasOwnHeading } from './has-own-heading';
import { imageSource } from './image-source';
import { RenderedPicturesContext } from './images-context';
import { islandsOf } from './islands-of';
import { PageComponent } from './page-content';
import { aroundPage } from './page-part';
import { renderDetails, type SiteOfPage } from './render-details';
import { renderHtml } from './render-html';
import type { PageFragments, PageModel } from './site-model';
import { stylesIn } from './styles-in';

/**
 * A component whose HTML is not one complete element: it is never released, since it could swallow what
 * follows.
 */
export class BrokenComponent extends Error {
  constructor(component: string, page: string, reason: string) {
    super(`The component “${component}” of the page “${page}” could not be drawn whole: it has ${reason}.`);
  }
}

function renderComponents(page: PageModel, mode: ViewMode, pictures: string[]): string {
  return page.components
    .map((component) => {
      const html = renderHtml(
        <RenderedPicturesContext value={pictures}>
          <PageComponent page={page} component={component} mode={mode} />
        </RenderedPicturesContext>,
      );
      const reason = markupError(html);
      if (reason) throw new BrokenComponent(component.data.componentName, page.name, reason);
      return html;
    })
    .join('');
}

function framesIn({ components }: PageModel): Pick<PageFragments, 'frames'> {
  const frames = [...new Set(components.flatMap(framesOfComponent))].filter(Boolean);
  return frames.length > 0 ? { frames } : {};
}

/**
 * Renders one page's own parts. Components of unknown types are left out and named for the log; `frame`
 * leaves out all components.
 */
export function renderPage(
  page: PageModel,
  site: SiteOfPage,
  mode: ViewMode | 'frame' = 'visitor',
): PageFragments {
  const details = renderDetails(page, site);
  const pictures: string[] = [];
  const main = mode === 'frame' ? '' : renderComponents(page, mode, pictures);
  return {
    ...details,
    main,
    picture: pictures.find((file) => file.startsWith(imageSource(''))) ?? '',
    islands: islandsOf(page),
    ...framesIn(page),
    ...(page.components.some(playsFile) && { hasMedia: true as const }),
    styles: stylesIn(aroundPage(page.fullUrl) + main, [
      ...page.components.flatMap(stylesOfComponent),
      ...(details.byline ? (['article'] as const) : []),
    ]),
    hasHeading: hasOwnHeading(page.components),
    skippedTypes: page.components
      .map((component): string => component.type)
      .filter((type) => !isCreatableType(type)),
    bytes: byteLength(details.head) + byteLength(main),
  };
}
