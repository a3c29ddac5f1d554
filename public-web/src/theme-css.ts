import type { Theme, ThemeChoices } from '@galley/shared/theme/theme-words';
import { type FontFile, typePairs } from '@galley/shared/theme/type-pairs';
import { contrastRatio } from './color-space';
import { propertyLetters, themeStyles } from './generated/site-assets';
import { fontStacks, plainCss, rootRule } from './plain-theme';
import type { SiteModel, StyleName } from './site-model';
import { type ThemePalette, themePalette } from './theme-palette';
import { facesOf, stackOf } from './typefaces';

/** From narrow windows to wide ones, in rem. */
function fluid(from: number, to: number): string {
  const perWindow = (to - from) / 0.5;
  return `clamp(${from}rem,${Number((from - perWindow * 0.225).toFixed(3))}rem + ${Number(perWindow.toFixed(2))}vw,${to}rem)`;
}

const sizes: Record<
  ThemeChoices['scale'],
  [hero: [number, number], first: [number, number], second: [number, number]]
> = {
  quiet: [
    [2.1, 3.5],
    [1.9, 2.75],
    [1.45, 1.9],
  ],
  normal: [
    [2.4, 4.25],
    [2.1, 3.25],
    [1.6, 2.3],
  ],
  loud: [
    [2.7, 6],
    [2.4, 4.5],
    [1.8, 3],
  ],
};
const headings: Record<ThemeChoices['headings'], [step: number, letterCase: string, tracking: string]> = {
  plain: [0, 'none', '-.02em'],
  light: [-100, 'none', '-.03em'],
  heavy: [100, 'none', '-.015em'],
  capitals: [0, 'uppercase', '-.01em'],
};
const textSizes: Record<ThemeChoices['textSize'], string> = {
  small: '1rem',
  normal: '1.0625rem',
  large: '1.1875rem',
};
const radii: Record<ThemeChoices['radius'], string> = {
  none: '0px',
  small: '.3rem',
  medium: '.75rem',
  large: '1.75rem',
};
const widths: Record<ThemeChoices['width'], string> = { narrow: '64rem', normal: '72rem', wide: '84rem' };
const spaces: Record<ThemeChoices['density'], string> = {
  compact: fluid(2, 3.5),
  normal: fluid(2.75, 5.5),
  airy: fluid(3.25, 7),
};
const shadows: Record<ThemeChoices['shadows'], string> = {
  none: 'none',
  soft: '0 .5rem 2rem -.5rem #0003',
  strong: '0 1rem 3rem -.75rem #0006',
};

/** A face of one weight is not made bolder by the browser; the system's has several. */
const hasWeights = (font: FontFile | undefined) => !font || font.weights.includes(' ');

function typeProperties(theme: Theme): Record<string, string> {
  const { body, heading = body, weight } = typePairs[theme.type];
  const [step, letterCase, tracking] = headings[theme.headings];
  const [hero, first, second] = sizes[theme.scale];
  return {
    font: stackOf(body) ?? String(fontStacks.system),
    ch: body ? `${body.digit}em` : '1ch',
    'heading-ch': heading ? `${heading.headingDigit}em` : '1ch',
    'heading-font': stackOf(heading) ?? 'inherit',
    'heading-weight': String(hasWeights(heading) ? weight + step : weight),
    'heading-case': letterCase,
    'heading-tracking': tracking,
    'text-size': textSizes[theme.textSize],
    'size-0': fluid(...hero),
    'size-1': fluid(...first),
    'size-2': fluid(...second),
  };
}

function shapeProperties({
  radius,
  width,
  density,
  shadows: shadow,
  buttons,
}: Theme): Record<string, string> {
  const isRound = buttons === 'pill';
  return {
    radius: radii[radius],
    'button-radius': isRound ? '9rem' : `min(${radii[radius]},.75rem)`,
    shadow: shadows[shadow],
    width: widths[width],
    edge: `max(var(--${propertyLetters.gutter}),(100% - ${widths[width]})/2)`,
    'section-space': spaces[density],
    border: `1px solid var(--${propertyLetters.line})`,
  };
}

/** The choices that have a style of their own, and the part of the style with which it is needed. */
const styledChoices = [
  { style: 'header', field: 'header', with: 'header' },
  { style: 'phone', field: 'phoneMenu', with: 'menu' },
  { style: 'divider', field: 'divider', with: 'footer' },
  { style: 'footer', field: 'footer', with: 'footer' },
  { style: 'buttons', field: 'buttons', with: 'button' },
  { style: 'images', field: 'images', with: 'columns' },
  { style: 'hero', field: 'hero', with: 'banner' },
  { style: 'picture', field: 'hero', with: 'hero-picture' },
  { style: 'cards', field: 'cards', with: 'cards' },
  { style: 'boxed', field: 'cards', with: 'card-grid' },
] as const satisfies { style: string; field: keyof ThemeChoices; with: StyleName }[];

/** What every theme changes in some parts of the style. */
const themedParts = ['section', 'hero'] as const satisfies StyleName[];

interface ThemeFragments {
  theme: string;
  themeParts?: Partial<Record<StyleName, string>>;
}

/** On what the logo stands; a transparent header says by itself what it is over a picture. */
const groundOfWords = {
  header: ({ header }: Theme) => (header === 'compact' ? 'on-brand' : 'ink'),
  footer: ({ footer }: Theme) =>
    ({ dark: 'on-deep', brand: 'on-brand', light: 'ink', centred: 'ink' })[footer],
};

/** Whether what stands there is light, on a dark ground. */
const isDark = (part: keyof typeof groundOfWords, theme: Theme, palette: ThemePalette): boolean =>
  contrastRatio(String(palette[groundOfWords[part](theme)]), '#000000') > 10;

/** What follows from several choices together. */
function consequencesOf(
  theme: Theme,
  palette: ThemePalette,
): Record<'header' | 'foot-logo' | 'base', string[]> {
  const { heading } = typePairs[theme.type];
  const isForLargeSizes = heading?.standIn === 'serif' && !hasWeights(heading);
  const isHeaderDark = isDark('header', theme, palette);
  return {
    header: [
      ...(theme.isSticky ? ['sticky'] : []),
      ...(isHeaderDark || theme.header === 'transparent' ? ['logo-plate'] : []),
      ...(isHeaderDark ? ['logo-dark'] : []),
    ],
    'foot-logo': isDark('footer', theme, palette) ? [] : ['sign-light'],
    base: ['themed', ...(isForLargeSizes ? ['small-headings'] : [])],
  };
}

const stylesNamed = (names: readonly string[]) => names.map((name) => themeStyles[name] ?? '').join('');

function themedFragments(theme: Theme): ThemeFragments {
  const palette = themePalette(theme);
  const { base, ...parts } = consequencesOf(theme, palette);
  const named = [
    ...styledChoices.map(({ style, field, with: part }) => [part, `${style}-${theme[field]}`] as const),
    ...themedParts.map((part) => [part, `part-${part}`] as const),
    ...Object.entries(parts).flatMap(([part, names]) =>
      names.map((name) => [part as keyof typeof parts, name] as const),
    ),
  ];
  const themeParts: ThemeFragments['themeParts'] = {};
  for (const [part, name] of named) {
    const css = themeStyles[name];
    if (css) themeParts[part] = (themeParts[part] ?? '') + css;
  }
  const properties = rootRule({ ...palette, ...typeProperties(theme), ...shapeProperties(theme) });
  return {
    theme: facesOf(theme.type, theme.headings === 'capitals') + properties + stylesNamed(base),
    themeParts,
  };
}

/** How a company's site looks, as CSS after the parts of the style, and what it adds to some of those parts. */
export function themeFragments(site: Pick<SiteModel, 'primaryColor' | 'font' | 'theme'>): ThemeFragments {
  return site.theme ? themedFragments(site.theme) : { theme: plainCss(site) };
}

/** The whole of it, for previews. */
export function themeCss(site: Pick<SiteModel, 'primaryColor' | 'font' | 'theme'>): string {
  const { theme, themeParts = {} } = themeFragments(site);
  return theme + Object.values(themeParts).join('');
}
