import { createHash } from 'node:crypto';
import { KeptValues } from '@galley/shared/kept-values';
import { withoutUnused } from './custom-properties';
import { withoutOverridden } from './overridden';
import { plainCss } from './plain-theme';
import type { RendererAssets } from './renderer-assets';
import type { ChromeFragments, PageParts } from './site-model';

/** The style of a document that knows no company. Few have one, and its colours take a tenth of a Lambda's start. */
const plainTheme = () => plainCss({ primaryColor: '', font: 'system' });

interface StyleSheet {
  code: string;
  /** SHA-256, base64, for the content security policy. */
  hash: string;
}

/** Few combinations of parts occur, so most visits find theirs in this cache. */
const made = new WeakMap<RendererAssets, KeptValues<string, StyleSheet>>();
const most = 500;

type StyledChrome = Pick<ChromeFragments, 'theme' | 'themeParts' | 'themeWithout' | 'styles' | 'isHydrated'>;

/**
 * Returns the style of a document: the company's colours and the parts that chrome and page need, or all
 * parts where the document will show other pages too. It is one sheet, since that compresses better than
 * several and has one hash.
 */
export function styleSheetOf(
  chrome: StyledChrome | undefined,
  page: Pick<PageParts, 'styles'>,
  assets: RendererAssets,
): StyleSheet {
  const known = made.get(assets) ?? new KeptValues<string, StyleSheet>(most);
  made.set(assets, known);
  const added = Object.values(chrome?.themeParts ?? {}).join('');
  const key = `${chrome?.theme}${added}${chrome?.isHydrated} ${chrome?.themeWithout} ${chrome?.styles} ${page.styles}`;
  return known.get(key, () => makeStyleSheet(chrome, page, assets));
}

function makeStyleSheet(
  chrome: StyledChrome | undefined,
  page: Pick<PageParts, 'styles'>,
  assets: RendererAssets,
): StyleSheet {
  const needed = new Set<string>([...(chrome?.styles ?? []), ...page.styles]);
  // Fragments of another renderer (such as a page that is not found) may use other names, so they get all
  // parts rather than too few. Without a company, nothing says which parts are needed.
  const isWhole =
    !chrome || chrome.isHydrated || [...needed].some((name) => !Object.hasOwn(assets.styleSheets, name));
  const isNeeded = (names: string) => isWhole || names.split(' ').every((name) => needed.has(name));
  for (const names of chrome?.themeWithout ?? []) {
    if (isNeeded(names)) needed.delete(names.replace(/ .*/, ''));
  }
  const parts = Object.entries(assets.styleSheets)
    .filter(([name]) => isNeeded(name))
    .map(([, part]) => part);
  // The theme comes last so that it overrides the parts.
  const ofTheme = Object.entries(chrome?.themeParts ?? {})
    .filter(([names]) => isNeeded(names))
    // Where there is no other page, what a home page sets applies everywhere.
    .map(([, css = '']) => (isWhole ? css : css.replaceAll('.home{--', ':root{--')));
  const code = withoutUnused(
    withoutOverridden([...parts, chrome?.theme ?? plainTheme(), ...ofTheme].join('')),
  );
  return { code, hash: createHash('sha256').update(code).digest('base64') };
}
