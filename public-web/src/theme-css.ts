import type { Theme, ThemeChoices } from '@galley/shared/theme/theme-words';
import { type FontFile, typePairs } from '@galley/shared/theme/type-pairs';
import { contrastRatio } from './color-space';
import { propertyLetters, themeStyles } from './generated/site-assets';
import { edgeOf, fontStacks, plainCss, rootRule, softShadow } from './plain-theme';
import type { SiteModel, StyleName } from './site-model';
import { type ThemePalette, themePalette } from './theme-palette';
import { facesOf, fewFacesOf, stackOf } from './typefaces';

/** A size that grows from narrow to wide windows, in rem. */
function fluid(from: number, to: number): string {
  const perWindow = (to - from) / 0.5;
  return `clamp(${from}rem,${Number((from - perWindow * 0.225).toFixed(1))}rem + ${Number(perWindow.toFixed(1))}vw,${to}rem)`;
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
const headings: Record<ThemeChoices['headings'], [step: number, tracking: string]> = {
  plain: [0, '-.02em'],
  light: [-100, '-.03em'],
  heavy: [100, '-.015em'],
  capitals: [0, '-.01em'],
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
  soft: softShadow,
  strong: '0 1rem 3rem -.75rem #0006',
};

/** A font with a single weight must not be made bold synthetically; the system font has several weights. */
const hasWeights = (font: FontFile | undefined) => !font || font.weights.includes(' ');

const inEm = (part: number) => `${part}em`.replace(/^0/, '');

function typeProperties(theme: Theme): Record<string, string> {
  const { body, heading = body, weight } = typePairs[theme.type];
  const [step, tracking] = headings[theme.headings];
  const [hero, first, second] = sizes[theme.scale];
  return {
    font: stackOf(body) ?? String(fontStacks.system),
    ch: body ? inEm(body.digit) : '1ch',
    'heading-ch': heading ? inEm(heading.headingDigit) : '1ch',
    'heading-font': stackOf(heading) ?? 'inherit',
    'heading-weight': String(hasWeights(heading) ? weight + step : weight),
    'heading-tracking': tracking,
    'text-size': textSizes[theme.textSize],
    'size-0': fluid(...hero),
    'size-1': fluid(...first),
    'size-2': fluid(...second),
    'card-size': `min(var(--${propertyLetters['size-2']}) * .8,7.5cqi)`,
  };
}

function shapeProperties({
  radius,
  width,
  density,
  shadows: shadow,
  buttons,
}: Theme): Record<string, string> {
  const fieldRadius = radii[radius === 'large' ? 'medium' : radius];
  return {
    radius: radii[radius],
    'field-radius': fieldRadius,
    'button-radius': buttons === 'pill' ? '9rem' : fieldRadius,
    shadow: shadows[shadow],
    width: widths[width],
    edge: edgeOf(widths[width]),
    'band-line': '0',
    network: 'inherit',
    'section-space': spaces[density],
  };
}

/** A part of the style, or two, that require something of a theme. */
type PartNeeded = StyleName | `${StyleName} home` | 'latin-ext italics';

/** The choices that have a style of their own, and the part of the style that requires it. */
const styledChoices = [
  { style: 'header', field: 'header', with: 'header' },
  { style: 'logo', field: 'header', with: 'logo' },
  { style: 'phone', field: 'phoneMenu', with: 'menu' },
  { style: 'divider', field: 'divider', with: 'footer' },
  { style: 'edge', field: 'divider', with: 'newsletter' },
  { style: 'front', field: 'divider', with: 'form home' },
  { style: 'between', field: 'divider', with: 'columns home' },
  { style: 'footer', field: 'footer', with: 'footer' },
  { style: 'newsletter', field: 'footer', with: 'newsletter' },
  { style: 'buttons', field: 'buttons', with: 'button' },
  { style: 'sending', field: 'buttons', with: 'form' },
  { style: 'sending', field: 'buttons', with: 'newsletter' },
  { style: 'images', field: 'images', with: 'columns' },
  { style: 'over', field: 'header', with: 'banner home' },
  { style: 'over', field: 'header', with: 'hero-cover home' },
  { style: 'hero', field: 'hero', with: 'banner home' },
  { style: 'picture', field: 'hero', with: 'hero-cover home' },
  { style: 'beside', field: 'hero', with: 'hero-picture home' },
  { style: 'cards', field: 'cards', with: 'cards' },
  { style: 'boxed', field: 'cards', with: 'card-grid' },
] as const satisfies { style: string; field: keyof ThemeChoices; with: PartNeeded }[];

/**
 * The parts of the style that a hero needs only where its text is on the picture. Other designs omit them from home
 * pages. A document with the whole style, which includes inner pages, overrides them on the home page instead.
 */
const scrims = ['hero-scrim', 'banner-scrim'] as const satisfies StyleName[];
const hasScrim = ({ hero }: Theme) => hero === 'cover' || hero === 'tall';

/** The parts of the style that a home page without the theme would have, and with it has not. */
function partsWithout(theme: Theme) {
  const ofWords = theme.hero === 'cover' ? [] : (['banner-places'] as const satisfies StyleName[]);
  return [...(hasScrim(theme) ? [] : scrims), ...ofWords];
}

interface ThemeFragments {
  theme: string;
  themeParts?: Partial<Record<PartNeeded, string>>;
  themeWithout?: PartNeeded[];
}

/** The background behind the logo; a transparent header decides this itself when it is over a picture. */
const groundOfWords = {
  header: ({ header }: Theme) => (header === 'compact' ? 'on-brand' : 'ink'),
  footer: ({ footer }: Theme) =>
    ({ dark: 'on-deep', brand: 'on-brand', light: 'ink', centred: 'ink' })[footer],
};

/** Whether the text of a part is light on a dark background. */
const isDark = (part: keyof typeof groundOfWords, theme: Theme, palette: ThemePalette): boolean =>
  contrastRatio(String(palette[groundOfWords[part](theme)]), '#000000') > 10;

/** Collects what follows from combinations of choices. */
function consequencesOf(
  theme: Theme,
  palette: ThemePalette,
): Record<'header' | 'logo' | 'menu' | 'inner' | 'foot-logo' | 'base', string[]> {
  const { heading } = typePairs[theme.type];
  const isForLargeSizes = heading?.standIn === 'serif' && !hasWeights(heading);
  const hasCapitals = theme.headings === 'capitals';
  const isHeaderDark = isDark('header', theme, palette);
  return {
    header: theme.isSticky ? ['sticky'] : [],
    menu: hasCapitals && theme.phoneMenu === 'screen' ? ['screen-capitals'] : [],
    inner: theme.isSticky ? ['sticky-side'] : [],
    logo: [
      ...(isHeaderDark || theme.header === 'transparent' ? ['logo-plate'] : []),
      ...(isHeaderDark ? ['logo-dark'] : []),
    ],
    'foot-logo': isDark('footer', theme, palette) ? [] : ['sign-light'],
    base: ['themed', ...(hasCapitals ? ['capitals'] : []), ...(isForLargeSizes ? ['small-headings'] : [])],
  };
}

const stylesNamed = (names: readonly string[]) => names.map((name) => themeStyles[name] ?? '').join('');

function themedFragments(theme: Theme): ThemeFragments {
  const palette = themePalette(theme);
  const { base, ...parts } = consequencesOf(theme, palette);
  const without = partsWithout(theme);
  const named = [
    // First, so that a hero can say more.
    ...without.map((part) => [`${part} home`, `no-${part}`] as const),
    ...styledChoices.map(({ style, field, with: part }) => [part, `${style}-${theme[field]}`] as const),
    ...(theme.cards === 'raised' ? [] : [['cards home', 'flat-cards'] as const]),
    ...Object.entries(parts).flatMap(([part, names]) =>
      names.map((name) => [part as keyof typeof parts, name] as const),
    ),
  ];
  const themeParts: ThemeFragments['themeParts'] = {};
  for (const [part, faces] of Object.entries(fewFacesOf(theme.type))) {
    if (faces) themeParts[part as PartNeeded] = faces;
  }
  for (const [part, name] of named) {
    const css = themeStyles[name];
    if (css) themeParts[part] = (themeParts[part] ?? '') + css;
  }
  const properties = rootRule({ ...palette, ...typeProperties(theme), ...shapeProperties(theme) });
  return {
    theme: facesOf(theme.type, theme.headings === 'capitals') + properties + stylesNamed(base),
    themeParts,
    ...(without.length > 0 && { themeWithout: without.map((part) => `${part} home` as const) }),
  };
}

/**
 * Returns the look of a company's site, as CSS that follows the parts of the style, and what it adds to some
 * of those parts.
 */
export function themeFragments(site: Pick<SiteModel, 'primaryColor' | 'font' | 'theme'>): ThemeFragments {
  return site.theme ? themedFragments(site.theme) : { theme: plainCss(site) };
}

/** The whole style of a theme in one text, for previews. */
export function themeCss(site: Pick<SiteModel, 'primaryColor' | 'font' | 'theme'>): string {
  const { theme, themeParts = {} } = themeFragments(site);
  return theme + Object.values(themeParts).join('');
}
