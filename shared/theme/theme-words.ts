/**
 * The options of a theme. They are plain strings, since the renderers and the visitors' Lambda read them,
 * too: `theme-schema.ts` validates what is saved, and `presets.ts` contains the presets.
 */

export const themeChoices = {
  /** A pair of `type-pairs.ts`. */
  type: [
    'system',
    'figtree',
    'manrope',
    'nunito',
    'bitter',
    'space-grotesk',
    'instrument-serif',
    'dm-serif-display',
    'cormorant-garamond',
    'archivo-black',
    'oswald',
  ],
  headings: ['plain', 'light', 'heavy', 'capitals'],
  scale: ['quiet', 'normal', 'loud'],
  textSize: ['small', 'normal', 'large'],
  header: ['left', 'centred', 'split', 'transparent', 'compact', 'floating'],
  headerAction: ['telephone', 'page', 'none'],
  phoneMenu: ['panel', 'screen'],
  hero: ['cover', 'tall', 'inset', 'split', 'panel', 'block'],
  cards: ['raised', 'filled', 'ruled', 'soft', 'bare', 'grid'],
  buttons: ['solid', 'pill', 'outline', 'capitals'],
  images: ['plain', 'framed', 'raised', 'offset'],
  divider: ['none', 'line', 'curve', 'slant'],
  radius: ['none', 'small', 'medium', 'large'],
  density: ['compact', 'normal', 'airy'],
  shadows: ['none', 'soft', 'strong'],
  width: ['narrow', 'normal', 'wide'],
  footer: ['dark', 'light', 'brand', 'centred'],
  sideMenu: ['on', 'off', 'from-4'],
} as const;

export type ThemeChoices = { [Field in keyof typeof themeChoices]: (typeof themeChoices)[Field][number] };
export type TypePairName = ThemeChoices['type'];

export const presetNames = ['clear', 'paper', 'poster', 'garden', 'studio', 'ledger'] as const;
export type PresetName = (typeof presetNames)[number];

export const themeColors = ['brand', 'accent', 'background', 'text'] as const;

/** Colors as `#rrggbb`. The text colors on them are computed, so that texts are readable. */
export type ThemeColors = Record<(typeof themeColors)[number], string>;

export interface Theme extends ThemeColors, ThemeChoices {
  /** The preset that it was based on. */
  preset: PresetName;
  /** The header stays visible. */
  isSticky: boolean;
  /** For the `headerAction` `page`. */
  actionPageId: number | null;
  actionLabel: string;
}
