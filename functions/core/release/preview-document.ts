import { assemblePage } from '@galley/public-web/assemble';
import { ownAssets, type RendererAssets } from '@galley/public-web/renderer-assets';
import type { ChromeFragments, PageFragments } from '@galley/public-web/site-model';

/** A preview must never be indexed, wherever its document ends up. */
const noIndex = '<meta name="robots" content="noindex">';

const assembled = (chrome: ChromeFragments, fragments: PageFragments, assets: RendererAssets) =>
  assemblePage(
    chrome,
    { ...fragments, head: noIndex + fragments.head },
    {
      path: fragments.fullUrl,
      origin: '',
      assets,
    },
  );

/** A page's document with the company's chrome, assembled now instead of during a visit. */
export const previewDocument = (chrome: ChromeFragments, fragments: PageFragments): string =>
  assembled(chrome, fragments, ownAssets);

const noAssets: RendererAssets = { styleSheets: {}, islandScripts: {} };

/** The same for the canvas of the editor, which has all parts of the style and runs no script of a page. */
export const frameDocument = (chrome: ChromeFragments, fragments: PageFragments): string =>
  assembled(chrome, fragments, noAssets);
