import { choiceLabels } from '@galley/shared/theme/choice-labels';
import type { PresetName, Theme, ThemeChoices } from '@galley/shared/theme/theme-words';
import { typePairs } from '@galley/shared/theme/type-pairs';
import type { FormLabels } from '../../ui/form/form-labels';

/** Describes each design in a few words. */
export const presetWords: Record<PresetName, { label: string; about: string }> = {
  clear: { label: 'Clear', about: 'Plain and quick. No typeface to load.' },
  paper: { label: 'Paper', about: 'A printed page: serif, centered, ruled.' },
  poster: { label: 'Poster', about: 'Loud capitals on blocks of color.' },
  garden: { label: 'Garden', about: 'Soft corners and room to breathe.' },
  studio: { label: 'Studio', about: 'Dark, wide, pictures first.' },
  ledger: { label: 'Ledger', about: 'Hairlines and a grid, text beside picture.' },
};

type Words<Field extends keyof ThemeChoices> = Record<ThemeChoices[Field], string>;

const pairTitles = Object.fromEntries(
  Object.entries(typePairs).map(([name, { title }]) => [name, title]),
) as Words<'type'>;

/** The labels of each choice. */
export const choiceWords: { [Field in keyof ThemeChoices]: Words<Field> } = {
  type: pairTitles,
  headings: { plain: 'Plain', light: 'Light', heavy: 'Heavy', capitals: 'Capitals' },
  scale: { quiet: 'Quiet', normal: 'Normal', loud: 'Loud' },
  textSize: { small: 'Small', normal: 'Normal', large: 'Large' },
  header: {
    left: 'Logo, menu and button in a row',
    centred: 'Logo in the middle, menu below it',
    split: 'In fields with lines between them',
    transparent: 'Over the banner',
    compact: 'Slim, in the brand color',
    floating: 'Floating, with round ends',
  },
  headerAction: { telephone: 'Telephone', page: 'A page', none: 'None' },
  phoneMenu: { panel: 'From the side', screen: 'Whole screen' },
  hero: {
    cover: 'Words on the picture',
    tall: 'As high as the window',
    inset: 'A card on the picture',
    split: 'Words beside the picture',
    panel: 'A panel below the picture',
    block: 'A block of the brand color',
  },
  cards: {
    raised: 'Raised',
    filled: 'Filled, with a bar below',
    ruled: 'A line above',
    soft: 'Soft, without a border',
    bare: 'Only picture and text',
    grid: 'A grid of lines',
  },
  buttons: { solid: 'Solid', pill: 'Round', outline: 'Outline', capitals: 'Capitals' },
  images: { plain: 'Plain', framed: 'Framed', raised: 'Raised', offset: 'On a block of color' },
  divider: { none: 'Nothing', line: 'Line', curve: 'Curve', slant: 'Slant' },
  radius: { none: 'Square', small: 'Small', medium: 'Medium', large: 'Large' },
  density: { compact: 'Compact', normal: 'Normal', airy: 'Airy' },
  shadows: { none: 'None', soft: 'Soft', strong: 'Strong' },
  width: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' },
  footer: { dark: 'Dark', light: 'Light', brand: 'Brand color', centred: 'Centered' },
  sideMenu: { on: 'Always', off: 'Never', 'from-4': 'From 4 pages' },
};

const labelsOfChoices = Object.fromEntries(
  Object.entries(choiceLabels).map(([field, label]) => {
    const words: Record<string, string> = choiceWords[field as keyof ThemeChoices];
    return [field, { label, show: (value: string) => words[value] ?? value }];
  }),
) as FormLabels<Theme>;

/** The label of each part of a theme, and its value in words. */
export const themeLabels: FormLabels<Theme> = {
  preset: { label: 'Design', show: (name) => presetWords[name]?.label ?? name },
  ...labelsOfChoices,
  brand: 'Brand color',
  accent: 'Accent',
  background: 'Background',
  text: 'Text color',
  isSticky: 'The header stays visible',
  actionPageId: { label: 'Page of the button', show: (pageId) => (pageId ? `Page ${pageId}` : '') },
  actionLabel: 'Text of the button',
};
