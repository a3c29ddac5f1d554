import type { ListedPage } from '@galley/shared/components/listed-pages';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { assembleNotFound } from './assemble-notice';
import { renderChrome, renderPage } from './entry-server';
import { styleSheets } from './generated/site-assets';
import { barePage, type PageModel, type SiteModel, type StyleName } from './site-model';
import { styleNames, stylesIn } from './styles-in';
import { openDocument } from './testing/open-document';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideHome, styleGuideInner } from './testing/style-guide';
import { listedPages } from './testing/style-guide-site';

const origin = 'https://harborpine.example';
const bareSite: SiteModel = {
  ...sampleSite,
  tabs: [],
  telephone: '',
  newsletterUrl: '',
  social: {},
  footer: { contentColumn1: '', contentColumn2: '', contentColumn3: '', contentColumn4: '' },
};

/** The elements that a part of the style is for, each as a selector that can match in a static document. */
async function readSelectors(name: StyleName): Promise<string[]> {
  const { code } = await transform(styleSheets[name], { loader: 'css', target: 'chrome90' });
  return [...code.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@'))
    .map((selector) =>
      selector
        .replaceAll(/::?(before|after|marker|backdrop|details-content|hover|target|focus[a-z-]*)\b/g, '')
        .replaceAll(/:popover-open|\[open\]|\[aria-(invalid|current)\]/g, '')
        .replaceAll(/:(not|has)\(\s*[>+~]?\s*\)/g, '')
        .replaceAll(/([>+~])\s*(?=$|[,)>+~])/g, '$1 *'),
    );
}

/** Lists the classes that every alternative of a selector requires. */
function askedClasses(selector: string): string[] {
  if (selector.includes(',')) return [];
  return [...selector.replaceAll(/:\w+\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

const selectors = Object.fromEntries(
  await Promise.all(styleNames.map(async (name) => [name, await readSelectors(name)])),
) as Record<StyleName, string[]>;

const documents: [what: string, parts: StyleName[], html: string][] = [
  ...[sampleHomePage, sampleInnerPage].flatMap((page) => [
    documentOf(page, sampleSite),
    documentOf({ ...page, components: page.components.slice(0, 1) }, sampleSite),
    documentOf({ ...page, components: page.components.slice(-1) }, bareSite),
    documentOf({ ...page, components: [] }, bareSite),
  ]),
  documentOf(
    { ...sampleInnerPage, components: styleGuideHome.components.filter(({ type }) => type === 'Hero') },
    sampleSite,
  ),
  documentOf(styleGuideInner, { ...sampleSite, logoUrl: 'acme/1/logo.png' }),
  documentOf({ ...sampleInnerPage, isArticle: true, about: listedPages[0] as ListedPage }, sampleSite),
  ...styleGuideHome.components.map((component) =>
    documentOf({ ...styleGuideHome, name: component.type, components: [component] }, bareSite),
  ),
  [
    'a path without a page',
    [...barePage.styles, ...renderChrome(bareSite).styles],
    assembleNotFound(renderChrome(bareSite), { path: '/' }),
  ],
];

function documentOf(page: PageModel, site: SiteModel): (typeof documents)[number] {
  const [chrome, fragments] = [renderChrome(site), renderPage(page, site)];
  const what = `${page.name} with ${page.components.length} components`;
  const html = assemblePage(chrome, fragments, { path: page.fullUrl, origin });
  return [what, [...chrome.styles, ...fragments.styles], html];
}

describe('the parts of the style', () => {
  it.each(documents)('that %s omits match none of its elements', (_what, parts, html) => {
    const { document } = openDocument(html).window;
    const classes = new Set(
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    // jsdom matches selectors slowly, so a selector whose classes never occur is skipped.
    const mayFind = (selector: string) => askedClasses(selector).every((name) => classes.has(name));
    const leftOut = styleNames.filter((name) => !parts.includes(name));
    expect(leftOut.length).toBeGreaterThan(0);
    for (const name of leftOut) {
      for (const selector of selectors[name].filter(mayFind)) {
        expect(document.querySelector(selector)?.outerHTML, `${name}: ${selector}`).toBeUndefined();
      }
    }
  });

  it('are each needed by some fragment', () => {
    const needed = new Set(documents.flatMap(([, parts]) => parts));
    const rest = stylesIn(
      '<p class="when"></p><a class="sign"></a><b class="at-Middle"></b><table><tr></table><pre></pre><ul><li></ul><img src=""><img class="focus-x1 focus-y2"><source><figure></figure><kbd></kbd><em>ż</em><p style="text-align: center"></p>',
    );
    expect(styleNames.filter((name) => !needed.has(name) && !rest.includes(name))).toEqual([]);
  });
});
