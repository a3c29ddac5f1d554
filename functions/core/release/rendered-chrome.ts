import { pagesLinkedIn } from '@galley/shared/page-links';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import { readFileModels } from '../images/file-models';
import { picturesOf, readImageModels } from '../images/image-models';
import type { Table, Write } from '../table';
import { type Navigation, navigationIfChanged } from './navigation';
import type { ChromeBody } from './path-body';
import type { ReleaseState } from './release-state';
import { rendererOf } from './renderer';
import type { PartOfSite, SiteParts } from './site';

/** The pages that the chrome links to besides its navigation: from its texts and the header's button. */
export function pagesInChrome({ footer, tabs, theme }: SiteParts): number[] {
  const texts = [footer ?? {}, ...tabs].flatMap((record) => Object.values(record));
  const linked = texts.flatMap((text) => (typeof text === 'string' ? pagesLinkedIn(text) : []));
  return [...linked, ...(theme?.theme?.actionPageId ? [theme.theme.actionPageId] : [])];
}

interface ChromeOf {
  state: ReleaseState;
  /** Includes the pages that the chrome links to. */
  site: PartOfSite;
  navigation: Navigation;
}

interface RenderedChrome {
  state: Pick<ReleaseState, 'navigation'>;
  writes: Write[];
  body: Pick<ChromeBody, 'fragments'>;
  /** The images that it shows. */
  images: ImageModels;
}

/** The chrome of a site, rendered without reading all pages, and what else a flip stores with it. */
export async function renderedChrome(
  table: Table,
  scope: CompanyScope,
  { state, site, navigation }: ChromeOf,
): Promise<RenderedChrome> {
  const [images, files] = await Promise.all([
    readImageModels(table, scope, [picturesOf(site)]),
    readFileModels(table, scope, [picturesOf(site)]),
  ]);
  const fragments = (await rendererOf(site, { images, files })).chrome(navigation);
  return { ...navigationIfChanged(scope, navigation, state), body: { fragments }, images };
}
