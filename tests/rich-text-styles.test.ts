import { styleSheets } from '@galley/public-web/generated/site-assets';
import { stylesIn } from '@galley/public-web/styles-in';
import { canonicalRichText } from '@galley/shared/rich-text/canonical';
import { markDefinitions, nodeDefinitions } from '@galley/shared/rich-text/definition';
import { transform } from 'esbuild';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { randomRichText } from './support/random-rich-text';
import { runs, sayCases, seedOfRun } from './support/random-runs';

/** The parts of the sites' style that are for rich text. */
const parts = Object.keys(styleSheets).filter((name): name is keyof typeof styleSheets =>
  /^rich-/.test(name),
);

async function selectorsOf(name: keyof typeof styleSheets): Promise<string[]> {
  const { code } = await transform(styleSheets[name], { loader: 'css', target: 'chrome90' });
  return [...code.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim().replaceAll(/::[a-z-]+/g, ''))
    .filter((selector) => selector !== '' && !selector.startsWith('@'));
}
const selectors = new Map(
  await Promise.all(parts.map(async (name) => [name, await selectorsOf(name)] as const)),
);

const defined: { tags: readonly string[]; as?: string }[] = [
  ...Object.values(nodeDefinitions),
  ...Object.values(markDefinitions),
];
/** The elements that the definition knows, and those that it writes for sure. */
const known = defined.flatMap(({ tags }) => tags);
const written = defined.flatMap(({ tags, as }) => (as ? tags : tags.slice(0, 1)));
/** Those that look right without a style of their own: as the page's own elements, or as browsers show them. */
const unstyled = 'h2 h3 h4 tr br a span strong b em i u ins s del mark small q cite abbr dfn time var'.split(
  ' ',
);

it('every element of the definition has a style in a part for rich text, or is known to need none', () => {
  const all = [...selectors.values()].flat().join(' , ');
  const isStyled = (tag: string) => new RegExp(`(?<![\\w.#:-])${tag}(?![\\w-])`).test(all);
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((tag) => !isStyled(tag) && !unstyled.includes(tag))).toEqual([]);
  expect(unstyled.filter((tag) => isStyled(tag) || !known.includes(tag))).toEqual([]);
});

const numRuns = runs(2_500);

it(`each of ${numRuns} random texts gets every part of the style that one of its elements needs (seed ${seedOfRun})`, () => {
  const { document } = new JSDOM('').window;
  fc.assert(
    fc.property(randomRichText, (given) => {
      const html = `<div class="rich">${canonicalRichText(given, 'acme').html}</div>`;
      document.body.innerHTML = html;
      const sent = new Set<string>(stylesIn(html));
      for (const [name, ofPart] of selectors) {
        if (sent.has(name)) continue;
        for (const selector of ofPart)
          expect(document.querySelector(selector)?.outerHTML, `${name}: ${selector}`).toBeUndefined();
      }
    }),
    { numRuns, seed: seedOfRun },
  );
  sayCases(numRuns, 'rich texts with the parts of their style');
});
