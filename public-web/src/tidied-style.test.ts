import { presetOf } from '@galley/shared/theme/presets';
import { type PresetName, presetNames } from '@galley/shared/theme/theme-words';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './custom-properties';
import { renderChrome } from './entry-server';
import { withoutOverridden } from './overridden';
import { ownAssets } from './renderer-assets';
import { styleSheetOf } from './style-sheet';
import { styleNames, stylesIn } from './styles-in';
import { sampleSite } from './testing/sample-site';

/** Too long to be written in more than one place. */
const long = 'calc(1rem + 1px)';

describe('a style without overridden declarations', () => {
  it("has only the last of equal selectors' declarations", () => {
    expect(withoutOverridden('a{color:red;margin:0}b{top:0}a{color:blue}')).toBe(
      'a{margin:0}b{top:0}a{color:blue}',
    );
    expect(withoutOverridden('.a{>.b{color:red}&:hover{top:0}}i{top:0}.a{>.b{color:blue}}')).toBe(
      '.a{&:hover{top:0}}i{top:0}.a{>.b{color:blue}}',
    );
    expect(withoutOverridden('a{padding-top:1px;border-top:0;top:0}i{top:0}a{padding:2px;border:1px}')).toBe(
      'a{top:0}i{top:0}a{padding:2px;border:1px}',
    );
  });

  it('has one rule where two with the same head follow each other', () => {
    expect(withoutOverridden('@media print{a{top:0}}@media print{a{left:0}b{top:0}}')).toBe(
      '@media print{a{top:0;left:0}b{top:0}}',
    );
    expect(withoutOverridden('a{top:0;&:hover{top:1px}}a{&:focus{top:2px}}')).toBe(
      'a{top:0;&:hover{top:1px}&:focus{top:2px}}',
    );
    const behindNested = 'a{&:hover{top:1px}}a{left:0}';
    expect(withoutOverridden(behindNested)).toBe(behindNested);
  });

  it('keeps what applies in another case: under another condition, in another rule, for another property', () => {
    for (const css of [
      'a{color:red}@media(width<64rem){a{color:blue}}',
      '@media(width<64rem){a{color:red}}a{color:blue}',
      'a{color:red}a,b{color:blue}',
      'a{color:red}a:hover{color:blue}',
      'a{padding:1px}i{top:0}a{padding-top:0}',
      'a{border-radius:1px}i{top:0}a{border:0}',
      'a{color:red!important}i{top:0}a{color:blue}',
      'a{height:100vh;height:100svh}',
      '@font-face{font-family:A;src:url(a)}@font-face{font-family:A;src:url(b)}',
      'a{content:";}{"}b{top:0}',
    ])
      expect(withoutOverridden(css)).toBe(css);
  });
});

describe('a style without unused properties', () => {
  it('has a default only where the property may be unset', () => {
    expect(withoutUnused(`:root{--a:${long}}a{top:var(--a,0);left:var(--b,calc(1px + var(--a,3px)))}`)).toBe(
      `:root{--a:${long}}a{top:var(--a);left:calc(1px + var(--a))}`,
    );
    const inPart = '.in{--a:1px}a{top:var(--a,0)}';
    expect(withoutUnused(inPart)).toBe(inPart);
  });

  it('sets no unused property, and inlines a property that is used once or is as short as its use', () => {
    expect(
      withoutUnused(
        `:root{--a:${long};--b:2px;--c:${long};color:red}a{top:var(--a);left:calc(var(--a) + var(--c))}`,
      ),
    ).toBe(`:root{--a:${long};color:red}a{top:var(--a);left:calc(var(--a) + ${long})}`);
    expect(withoutUnused(':root{--a:#fff}a{color:var(--a);background:var(--a,red)}')).toBe(
      'a{color:#fff;background:#fff}',
    );
    // What refers to others is moved with them.
    expect(withoutUnused(`:root{--a:${long};--b:calc(2*var(--a))}a{top:var(--b)}`)).toBe(
      `a{top:calc(2*${long})}`,
    );
    // The property has another value in some places, or depends on one that does.
    for (const css of [
      ':root{--a:1px}.in{--a:2px}a{top:var(--a)}',
      ':root{--a:1px;--b:calc(2*var(--a))}.in{--a:2px}a{top:var(--b)}',
    ])
      expect(withoutUnused(css)).toBe(css);
  });
});

describe('the style of a document', () => {
  it('has the scrim of a hero only where the words stand on the picture', () => {
    const codeOf = (
      preset: PresetName,
      around: 'home' | 'inner',
      siteRuntime: 'static' | 'hydrated' = 'static',
    ) => {
      const chrome = renderChrome({ ...sampleSite, siteRuntime, theme: presetOf(preset) });
      const styles = stylesIn(`<main class="${around}"><section class="hero cover"></section></main>`, [
        'hero-picture',
      ]);
      return styleSheetOf(chrome, { styles }, ownAssets).code;
    };
    const scrim = '.hero.cover{&:before';
    expect(codeOf('studio', 'home')).toContain(scrim);
    expect(codeOf('paper', 'home')).not.toContain(scrim);
    expect(codeOf('paper', 'home')).not.toContain('content:none');
    expect(codeOf('paper', 'inner')).toContain(scrim);
    // It goes from page to page with one style.
    expect(codeOf('paper', 'home', 'hydrated')).toContain(scrim);
    expect(codeOf('paper', 'home', 'hydrated')).toContain(
      '.home>.hero.cover{&:before,>.words:before{content:none}}',
    );
  });

  it.each([undefined, ...presetNames])('is still valid for the design %s', async (name) => {
    const chrome = renderChrome({ ...sampleSite, theme: name && presetOf(name) });
    const { code } = styleSheetOf(chrome, { styles: styleNames }, ownAssets);
    const { warnings } = await transform(code, { loader: 'css' });
    expect(warnings).toEqual([]);
    expect(code.length).toBeGreaterThan(20_000);
    expect(code).not.toMatch(/\{\}|;\}|;;|var\(--\w,var\(--\w\)\)\)\)/);
  });
});
