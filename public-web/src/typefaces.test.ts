import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { presetOf } from '@galley/shared/theme/presets';
import { themeChoices } from '@galley/shared/theme/theme-words';
import { filesOf } from '@galley/shared/theme/type-pairs';
import { expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { renderChrome, renderPage } from './entry-server';
import { siteCss } from './generated/site-assets';
import type { PageModel } from './site-model';
import { sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideComponents } from './testing/style-guide';
import { themeCss } from './theme-css';

type AccordionComponent = Extract<RenderableComponent, { type: 'Accordion' }>;

const fonts = fileURLToPath(new URL('../fonts/', import.meta.url));
const fileOf = (path: string) => fonts + path.split('/').at(-1);
const theme = presetOf('garden');

function documentOf(page: PageModel): string {
  const chrome = renderChrome({ ...sampleSite, theme });
  return assemblePage(chrome, renderPage(page, sampleSite), {
    path: page.fullUrl,
    origin: 'https://harborpine.example',
  });
}

/** A window that is zoomed to 500 % is a fifth as wide: letters are then twice as large if they shrink by 2.5 at most. */
it('sizes that grow with the window let every text be enlarged to 200 %', () => {
  // Sizes of texts; those of spaces have no part that stays.
  const themes = themeChoices.scale.map((scale) =>
    themeCss({ primaryColor: '', font: 'system', theme: { ...presetOf('clear'), scale } }),
  );
  const sizes = [siteCss, ...themes].flatMap((css) => [
    ...css.matchAll(/clamp\(([\d.]+)rem,[\d.-]+rem \+ [^;{}]*?,([\d.]+)rem\)/g),
  ]);
  expect(sizes.length).toBeGreaterThan(20);
  for (const [size, least, most] of sizes) expect(Number(most) / Number(least), size).toBeLessThan(2.51);
});

it('typefaces have their italics and the letters beyond Western Europe in files that only pages with them load', () => {
  const accordion = styleGuideComponents.find(({ type }) => type === 'Accordion') as AccordionComponent;
  const pageWith = (text: string) => {
    const data = { ...accordion.data, items: [{ key: '1', title: 'Which?', text }] };
    return { ...sampleInnerPage, components: [{ ...accordion, data }] };
  };
  const filesIn = (html: string) =>
    [...documentOf(pageWith(html)).matchAll(/fonts\/(nunito-[a-z-]*5.3.0.woff2)\)([^}]*)/g)].map(
      ([, file, more]) => [file, more?.includes('style:italic'), more?.includes('range:u+100-130,u+132-')],
    );
  const usual = ['nunito-5.3.0.woff2', false, false];
  const italic = ['nunito-italic-5.3.0.woff2', true, false];
  const extended = ['nunito-ext-5.3.0.woff2', false, true];
  expect(documentOf(pageWith('<p><em>Now</em></p>'))).toContain('font-style:italic;font-display:optional}');
  expect(filesIn('<p>Garçon</p>')).toEqual([usual]);
  expect(filesIn('<p><em>Now</em></p>')).toEqual([usual, italic]);
  expect(filesIn('<p>Żółć</p>')).toEqual([usual, extended]);
  expect(filesIn('<p><em>Żółć</em></p>')).toEqual([
    usual,
    extended,
    italic,
    ['nunito-italic-ext-5.3.0.woff2', true, true],
  ]);
  for (const type of themeChoices.type) {
    for (const { extendedPath, italic: slanted } of filesOf(type)) {
      const paths = [extendedPath, ...(slanted ? [slanted.path, slanted.extendedPath] : [])];
      for (const path of paths) expect(existsSync(fileOf(path)), path).toBe(true);
    }
  }
});
