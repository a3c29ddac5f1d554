import { brotliCompressSync, constants } from 'node:zlib';
import { presetOf } from '@galley/shared/theme/presets';
import { presetNames, type Theme } from '@galley/shared/theme/theme-words';
import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { renderChrome, renderPage } from './entry-server';
import type { PageModel } from './site-model';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideHome, styleGuideInner } from './testing/style-guide';

/** The bytes of a document in the compression of the CDN. */
function bytesOf(page: PageModel, theme?: Theme): number {
  const site = { ...sampleSite, ...(theme && { theme }) };
  const html = assemblePage(renderChrome(site), renderPage(page, site), {
    path: page.fullUrl,
    origin: 'https://harborpine.example',
  });
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** The sample company has everything around its pages: tabs, newsletter, networks, menus of three levels. */
const pages = {
  'home page with a banner': sampleHomePage,
  'inner page': sampleInnerPage,
  'home page with every component': styleGuideHome,
  'inner page with every component': styleGuideInner,
};

describe.each(Object.entries(pages))('on a %s with everything around it', (_name, page) => {
  const plain = bytesOf(page);

  it.each(presetNames)('the preset %s adds at most 600 bytes', (name) => {
    expect(bytesOf(page, presetOf(name)) - plain).toBeLessThanOrEqual(600);
  });
});
